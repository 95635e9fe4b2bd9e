import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { requestText } from '../support/http-text.ts';
import { RawConnection } from '../support/raw.ts';
import { serve } from '../support/host.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes on the heap once everything that can be collected is. */
function held(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const COUNT = 200;
/** The longest text that a request may have, as good as. */
const LENGTH = limits.targetCharsMax - 1_000;

test.each([
  ['in the target of a watch', (id: string) => `/watch/${id}?x=${'x'.repeat(LENGTH)}`, []],
  ['in the target of a flip', (id: string) => `/flip/${id}/0,0?x=${'x'.repeat(LENGTH)}`, []],
  ['in the headers', (id: string) => `/watch/${id}`, [`X-Long: ${'x'.repeat(LENGTH)}`]],
])('a request that waits keeps nothing of what it said %s', async (_, target, headers) => {
  const { wire, port, untilOpen } = await serve('A B / B A');
  await wire.get('/flip/alice/0,0');
  const before = held();
  for (let index = 0; index < COUNT; index++) {
    const connection = await RawConnection.connect({ port });
    const text = requestText(target(`a_player_number_${index}`), ['Host: localhost', ...headers]);
    connection.send(Buffer.from(text)); // not a string: what the client keeps is not what is measured
    await untilOpen(index + 1);
  }
  expect((held() - before) / COUNT).toBeLessThan(LENGTH / 2);
});
