import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Connections } from '../../main/server/connections.ts';

/** More who are refused at one moment are told nothing. */
const PARTING_MAX = 1_000;

/** A connection without a network. */
class Visitor extends Duplex {
  said = '';

  override _read(): void {
    // It says nothing.
  }

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.said += bytes.toString();
    done();
  }

  /** Closes its side, and waits until the host has closed the other. */
  async leave(): Promise<void> {
    const closed = once(this, 'close');
    this.push(null);
    await closed;
  }
}

function refusing() {
  const connections = new Connections();
  onTestFinished(() => connections.stop());
  return () => {
    const visitor = new Visitor();
    connections.refuse(visitor as unknown as Socket, 'many-connections');
    return visitor;
  };
}

describe('a connection is refused', () => {
  test('is told why, however many were refused before', async () => {
    const refuse = refusing();
    for (let before = 0; before < PARTING_MAX; before++) await refuse().leave();
    expect(refuse().said).toMatch(/^HTTP\/1\.1 429 /);
  });

  test('is cut without a word where too many are being told already', () => {
    const refuse = refusing();
    const told = Array.from({ length: PARTING_MAX }, refuse);
    const late = refuse();
    expect([late.said, late.destroyed]).toEqual(['', true]);
    expect(told.every(({ said, destroyed }) => said !== '' && !destroyed)).toBe(true);
  });
});
