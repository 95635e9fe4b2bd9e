import { HttpDriver } from '../../main/check/http-driver.ts';
import { Patience } from '../../main/check/patience.ts';

/** Acts on a server of this process over HTTP, with the patience that the check has. */
export function overHttp(port: number, stop: () => Promise<void>): HttpDriver {
  return new HttpDriver({
    ...{ address: { host: '127.0.0.1', port }, end: stop },
    patience: new Patience({ ms: undefined, factor: 1 }),
    stopped: () => Promise.resolve(undefined),
    remark: () => undefined,
  });
}

/** Does `act` to all of `items`, some at the same time. */
export async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    const item = left.shift();
    if (item === undefined) return;
    await act(item);
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
