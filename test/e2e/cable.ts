/** A network between browser and host that a test can cut, freeze and mend. */

import net, { type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { originsOf } from './support.ts';

export interface Cable {
  readonly lan: string;
  readonly local: string;
  /** Every connection breaks, and no new one comes about. */
  cut(): void;
  /** New connections come about again. */
  mend(): void;
  /**
   * As after a sleep: what waits for an answer, and one idle connection, go silent without breaking;
   * other idle ones break. New ones work.
   */
  deaden(): void;
}

/** A cable to the host at `port`, on a port of its own; it ends with the test. */
export async function cableTo(port: number): Promise<Cable> {
  /** Both ends of each connection, and whether it waits for an answer. */
  const pairs = new Map<readonly [Socket, Socket], boolean>();
  const silent: Socket[] = [];
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) return void near.destroy();
    const far = net.connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.set(pair, false);
    near.on('data', () => pairs.has(pair) && pairs.set(pair, true));
    far.on('data', () => pairs.has(pair) && pairs.set(pair, false));
    near.pipe(far);
    far.pipe(near);
    for (const [end, other] of [pair, [far, near] as const]) {
      end.on('error', () => undefined); // a broken connection is what this is for
      end.on('close', () => {
        pairs.delete(pair);
        if (!silent.includes(other)) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of [...silent, ...[...pairs.keys()].flat()]) socket.destroy();
    server.close();
  });
  return {
    ...originsOf((server.address() as AddressInfo).port),
    cut: () => {
      isCut = true;
      for (const [near, far] of pairs.keys()) {
        near.destroy();
        far.destroy();
      }
    },
    mend: () => {
      isCut = false;
    },
    deaden: () => {
      let silentIdle = 0;
      for (const [[near, far], isBusy] of pairs) {
        if (isBusy || silentIdle++ === 0) {
          near.unpipe();
          far.unpipe();
          near.removeAllListeners('close').resume();
          silent.push(near);
        }
        far.destroy(); // the host notices; the browser, where it is silent, does not
      }
      pairs.clear();
    },
  };
}
