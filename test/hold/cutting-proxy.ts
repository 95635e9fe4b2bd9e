import net, { type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What becomes of the connections through it. */
export interface CuttingProxy {
  readonly port: number;
  /** Connections cut so far. */
  readonly cuts: number;
  /** Cuts every connection, at once. */
  cutAll(): void;
  /** From now on nothing comes through, not even a connection; or all of it again. */
  setDown(isDown: boolean): void;
}

/**
 * A network to the host at `port` that cuts connections as `random` says: when they are made, when a
 * request has gone through, before its answer, or in the middle of that.
 * @param chance how likely each of these cuts is
 */
export async function cuttingProxy(
  port: () => number,
  random: () => number,
  chance: number,
): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let cuts = 0;
  let isDown = false;
  const server = net.createServer({ noDelay: true }, (near) => {
    if (isDown) return void near.destroy();
    const far = net.connect({ port: port(), host: '127.0.0.1', noDelay: true });
    const cut = () => {
      if (!near.destroyed) cuts++;
      near.destroy();
      far.destroy();
    };
    open.add(near);
    near.on('data', (piece) => {
      if (random() < chance) return cut();
      far.write(piece);
      if (random() < chance) setImmediate(cut);
    });
    far.on('data', (piece) => {
      const isCut = random() < chance;
      near.write(isCut ? piece.subarray(0, piece.length / 2) : piece);
      if (isCut) cut();
    });
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => undefined); // 'close' follows
      end.on('close', () => {
        open.delete(near);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    cutAll();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    get cuts() {
      return cuts;
    },
    cutAll,
    setDown: (down) => {
      isDown = down;
      if (down) cutAll();
    },
  };
}
