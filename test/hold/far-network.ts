import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { onTestFinished, test } from 'vitest';
import { chromiumPath } from '../support/chromium-path.ts';
import { tempFolder } from '../support/temp-folder.ts';

/**
 * A real network of two computers, one of which is this one: a Linux network namespace and a virtual
 * cable to it. Only there can a phone vanish without a word; on the loopback address the system
 * closes every connection of whoever is gone.
 */
export interface FarNetwork {
  /** This computer's address on it, and the name of its adapter. */
  readonly here: string;
  /** The address that it has besides, on another network of the same cable. */
  readonly alsoHere: string;
  readonly adapter: string;
  /** Runs a program of JavaScript over there, which ends with the test at the latest. */
  run(program: string, ...args: readonly string[]): ChildProcess;
  /** A browser over there. */
  browser(): Promise<Browser>;
  /** Whoever is over there hears and says nothing any more. */
  vanish(): void;
  /** This computer has its first address no more. */
  loseFirst(): void;
  /** This computer has another address on it, and no other. */
  moveTo(address: string): void;
}

const HERE = '10.201.77.1';
const THERE = '10.201.77.2';
const ALSO_HERE = '10.201.78.1';
const ALSO_THERE = '10.201.78.2';

function ip(...args: readonly string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

export function farNetwork(): FarNetwork {
  const name = `far-${process.pid}`;
  const [near, far] = [`near-${process.pid}`, `far-${process.pid}`];
  ip('netns', 'add', name);
  onTestFinished(() => ip('netns', 'delete', name));
  ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
  onTestFinished(() => ip('link', 'delete', near)); // one end, and so the whole cable
  for (const address of [HERE, ALSO_HERE]) ip('address', 'add', `${address}/30`, 'dev', near);
  ip('link', 'set', near, 'up');
  for (const address of [THERE, ALSO_THERE]) {
    ip('-n', name, 'address', 'add', `${address}/30`, 'dev', far);
  }
  ip('-n', name, 'link', 'set', far, 'up');
  return {
    here: HERE,
    alsoHere: ALSO_HERE,
    adapter: near,
    run: (program, ...args) => {
      const node = [process.execPath, '--input-type=module', '--eval', program, ...args];
      const child = spawn('ip', ['netns', 'exec', name, ...node], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(async () => {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      });
      return child;
    },
    browser: async () => {
      const executablePath = join(await tempFolder(), 'chromium-over-there');
      const script = `#!/bin/sh\nexec ip netns exec ${name} '${chromiumPath() ?? ''}' "$@"\n`;
      await writeFile(executablePath, script, { mode: 0o755 });
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      onTestFinished(() => browser.close());
      return browser;
    },
    vanish: () => ip('-n', name, 'address', 'flush', 'dev', far),
    loseFirst: () => ip('address', 'delete', `${HERE}/30`, 'dev', near),
    moveTo: (address) => {
      ip('address', 'flush', 'dev', near);
      ip('address', 'add', `${address}/30`, 'dev', near);
    },
  };
}

/** A test that needs such a network: it fails without one where CI=true, and else says so loudly. */
export function testFarNetwork(name: string, body: () => Promise<void>): void {
  const why = whyNot();
  if (why === undefined || process.env['CI'] === 'true') return test(name, body);
  console.warn(`\n*** SKIPPED: ${name}\n*** There can be no network namespace here: ${why}\n`);
  test.skip(name, body);
}

function whyNot(): string | undefined {
  if (process.platform !== 'linux') return 'this is not Linux';
  try {
    const name = `probe-${process.pid}`;
    ip('netns', 'add', name);
    ip('netns', 'delete', name);
    return undefined;
  } catch (error) {
    return `it needs iproute2 and root (${(error as Error).message.trim()})`;
  }
}
