import { expect, test } from 'vitest';
import { XrayLog } from '../../../renderer/game/xray-log.ts';
import { sayStep, spotName } from '../../../renderer/game/xray-say.ts';
import english from '../../../renderer/text/en/xray.ts';
import { hosted } from '../../support/hosted.ts';
import { failsBy, settled } from '../../support/promises.ts';

type Host = ReturnType<typeof hosted>;

/** All steps of a game in words, the oldest first; lines of one step apart by bars. */
function told({ recorder, table }: Host): readonly string[] {
  const log = new XrayLog();
  log.take(recorder.stepsAfter({}), table.view());
  const view = table.view();
  const speech = {
    words: english.step,
    nameOf: (seat: number) => view.players.find((one) => one.seat === seat)?.name ?? '?',
    columns: view.columns,
    cardAt: (at: number, epoch: number) => log.cardAt(at, epoch, view),
    pairOf: (card: string, other: string) => `${card} ${other}`,
  };
  return log.steps.map((step) =>
    sayStep(step, speech)
      .map(({ rule, seats, text }) => `${rule ?? ''} [${seats.join()}] ${text}`)
      .join(' | '),
  );
}

test('each step is told in words, with its rules; a card that is face down now is left out', async () => {
  const host = hosted('A B C / B A C');
  const { alice, bob, charlie, table } = host;
  await alice.flip(0, 0);
  const bobWaits = bob.flip(0, 0);
  const charlieWaits = charlie.flip(0, 0);
  await alice.flip(0, 1); // hands over to Bob
  await bobWaits;
  await failsBy('2-B', bob.flip(0, 0)); // the same card: hands over to Charlie
  await charlieWaits;
  await charlie.flip(1, 1); // a pair
  void alice.flip(1, 1); // turns down 0,1; waits
  await charlie.flip(0, 2); // the pair leaves
  await bob.flip(1, 0);
  await failsBy('2-B', bob.flip(0, 2)); // Charlie has it
  await failsBy('2-A', charlie.flip(0, 0));
  await failsBy('1-A', alice.flip(0, 0));
  expect(told(host)).toEqual([
    '1-B [0] alice turns up 0,0: A',
    '1-D [1] bob waits for 0,0: alice has it.',
    '1-D [2] charlie waits for 0,0, 2nd in line.',
    '2-E [0] alice tries 0,1: not a match. | 4-E [0,1] alice → bob: 0,0 is handed over.',
    '2-B [1] bob tries 0,0 twice. | 4-E [1,2] bob → charlie: 0,0 is handed over.',
    '2-D [2] charlie finds a pair: 0,0 and 1,1, A A',
    '3-B [0] 0,0 of alice’s last try stays up: charlie has it. | 3-B [0] alice’s last try turns face down: 0,1. | 1-D [0] alice waits for 1,1: charlie has it.',
    '3-A [2] charlie’s pair leaves the board: 0,0 and 1,1. | 1-A [0] alice waited for 1,1: it is gone. | 1-B [2] charlie turns up 0,2: C',
    '1-B [1] bob turns up 1,0: B',
    '2-B [1] bob tries 0,2: charlie has it. 1,0 is free again.',
    '2-A [2] charlie tries 0,0: it is gone. 0,2 is free again.',
    '1-A [0] alice tries 0,0: it is gone.',
  ]);
  table.endGame();
  expect(told(host).at(-1)).toBe('4-I [] The host ends the game.');
});

test('who goes away, leaves, or keeps a card too long is told, too', async () => {
  const host = hosted('A B / B A');
  const { alice, bob, charlie, table } = host;
  await alice.flip(0, 0);
  const stop = new AbortController();
  void bob.flip(0, 0, { signal: stop.signal });
  stop.abort();
  void charlie.flip(0, 0);
  table.giveUp(alice.id);
  await settled();
  await alice.flip(0, 1);
  void alice.flip(1, 1);
  void bob.flip(0, 0);
  void bob.flip(1, 0);
  table.leave(charlie.id);
  const lines = told(host);
  expect(lines).toContain('4-B [1] bob goes away and leaves the line.');
  expect(lines).toContain(
    '4-G [0] alice kept 0,0 too long, so it passes on. | 4-E [0,2] alice → charlie: 0,0 is handed over.',
  );
  expect(lines.some((line) => line.includes('4-A [1] bob leaves the line for 0,0.'))).toBe(true);
  expect(lines.at(-1)).toContain('4-C [2] charlie leaves.');
});

test('a spot is named as a flip is written', () => {
  expect([spotName(0, 5), spotName(7, 5), spotName(14, 5)]).toEqual(['0,0', '1,2', '2,4']);
});
