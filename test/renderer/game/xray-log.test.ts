import { describe, expect, test } from 'vitest';
import { STEPS_MAX, XrayLog } from '../../../renderer/game/xray-log.ts';
import { sayStep } from '../../../renderer/game/xray-say.ts';
import english from '../../../renderer/text/en/xray.ts';
import type { GameRecord, RecordStep } from '../../../shared/record.ts';
import { hosted } from '../../support/hosted.ts';
import { below, seededRandom } from '../../support/random.ts';
import { randomGame } from '../../support/random-game.ts';

const BOARD = 'c_fox c_owl c_cat c_dog / c_owl c_bee c_fox c_ant / c_dog c_cat c_ant c_bee';

type Host = ReturnType<typeof hosted>;

/** Asks as the page does, until nothing is new. */
function follow(log: XrayLog, { recorder, table }: Host): void {
  for (;;) {
    const answer = recorder.stepsAfter({ since: log.game === undefined ? 0 : log.count });
    log.take(answer, table.view());
    if (log.count >= answer.count) return;
  }
}

/** Everything that the X-ray could show of this moment: cards at spots, and words. */
function shownBy(log: XrayLog, { table }: Host) {
  const view = table.view();
  const cards = log.lanes.bars.flatMap(({ at, epoch }) => {
    const card = log.cardAt(at, epoch, view);
    return card === undefined ? [] : [{ at, card }];
  });
  const past = log.steps.flatMap(({ number }) =>
    log.spotsAfter(number, view).flatMap((spot, at) => {
      return typeof spot === 'object' && spot.card !== '' ? [{ at, card: spot.card }] : [];
    }),
  );
  const speech = {
    words: english.step,
    nameOf: (seat: number) => `player ${seat}`,
    columns: view.columns,
    cardAt: (at: number, epoch: number) => log.cardAt(at, epoch, view),
    pairOf: (card: string, other: string) => `${card} ${other}`,
  };
  const lines = log.steps.flatMap((step) => sayStep(step, speech));
  return { cards: [...cards, ...past], text: lines.map(({ text }) => text).join('\n') };
}

/** Cards of which both are on the board, face down. */
function hiddenCards({ table }: Host): readonly string[] {
  const down = table
    .save()
    .board.spots.flatMap((spot) => (spot?.face === 'down' ? [spot.card] : []));
  return down.filter((card, index) => down.indexOf(card) < index);
}

function recordOf({ recorder: { record } }: Host): GameRecord {
  const { head, seats, leftOut } = record;
  return { ...head, seats, steps: [...record.steps()], leftOut };
}

describe('the steps as the X-ray knows them', () => {
  test('never show a card that lies face down now, and none that the table did not show there', async () => {
    let looked = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const random = seededRandom(seed);
      const early = new XrayLog();
      const seen = new Map<number, Set<string>>();
      await randomGame(BOARD, seed, {
        isWild: true,
        moves: 70,
        after: (host) => {
          const view = host.table.view();
          for (const [at, spot] of view.spots.entries()) {
            if (typeof spot !== 'object') continue;
            seen.set(at, (seen.get(at) ?? new Set<string>()).add(spot.card));
          }
          if (random() < 0.6) follow(early, host);
          if (random() < 0.8) return;
          const late = new XrayLog(); // opened just now: everything is told at once
          follow(late, host);
          // One that has not asked again yet must forget all the same.
          for (const log of [early, late]) {
            const { cards, text } = shownBy(log, host);
            for (const { at, card } of cards) {
              expect(view.spots[at], `${card} at ${at}`).not.toBe(1);
              expect(seen.get(at)).toContain(card);
            }
            for (const card of hiddenCards(host)) expect(text).not.toContain(card);
            looked += cards.length;
          }
        },
      });
    }
    expect(looked).toBeGreaterThan(1_000);
  });

  test('lead to the board of now, and back to every one before', async () => {
    for (let seed = 1; seed <= 10; seed++) {
      const log = new XrayLog();
      const boards: string[] = [];
      const host = await randomGame(BOARD, seed, {
        moves: 60,
        after: (now) => {
          follow(log, now);
          const { spots } = now.table.view();
          boards[log.count] = JSON.stringify(spots);
          if (log.count > 0)
            expect(log.spotsAfter(log.count, now.table.view())).toEqual([...spots]);
        },
      });
      host.table.endGame();
      log.takeRecord(recordOf(host), host.table.view());
      const view = host.table.view();
      for (let count = boards.length - 1; count > 0; count -= 1 + below(seededRandom(seed), 3)) {
        if (boards[count] !== undefined) {
          expect(JSON.stringify(log.spotsAfter(count, view))).toBe(boards[count]);
        }
      }
    }
  });

  test('show everything once the game is over and its record was read, and not before', async () => {
    const host = await randomGame(BOARD, 3, { moves: 40 });
    const log = new XrayLog();
    follow(log, host);
    const isDown = (at: number) => host.table.view().spots[at] === 1;
    const bar = log.lanes.bars.find(({ at }) => isDown(at));
    if (bar === undefined) throw new Error('every card is up');
    host.table.endGame();
    expect(log.cardAt(bar.at, bar.epoch, host.table.view())).toBeUndefined();
    log.takeRecord(recordOf(host), host.table.view());
    expect(log.isWhole).toBe(true);
    const own = log.lanes.bars.find(({ at }) => at === bar.at);
    const card = host.recorder.record.head.cards[bar.at];
    expect(log.cardAt(bar.at, own?.epoch ?? 0, host.table.view())).toBe(card);
  });

  test('3-B: know whose a card of the last try is that stays up, and of no other card', async () => {
    const host = hosted('A B / B A');
    const log = new XrayLog();
    const staying = () => {
      follow(log, host);
      return log.steps.at(-1)?.staying;
    };
    await host.alice.flip(0, 0);
    await host.alice.flip(0, 1);
    await host.bob.flip(0, 1);
    expect(staying()).toEqual([]);
    await host.alice.flip(1, 1);
    expect(staying()).toEqual([{ at: 1, holder: 1 }]);
  });

  test('start anew where steps are missing, and with another game', async () => {
    const host = await randomGame(BOARD, 5, { moves: 40 });
    const log = new XrayLog();
    follow(log, host);
    const view = host.table.view();
    const { count } = log;
    log.take({ game: 1, first: count + 11, steps: [], count: count + 10 }, view);
    expect([log.startsAnew, log.steps.length, log.count]).toEqual([true, 0, count + 10]);
    expect(log.spotsAfter(log.count, view)).toEqual([...view.spots]);
    host.table.room.startGame();
    expect(log.isHidden(0, host.table.view())).toBe(true);
    follow(log, host);
    expect([log.game, log.startsAnew, log.count]).toEqual([2, false, 0]);
  });

  test('are bounded: the oldest are forgotten, and the board stays what it is', () => {
    const log = new XrayLog();
    const view = { game: 1, phase: 'playing', spots: [1, 1] } as const;
    const steps = Array.from({ length: 500 }, (_, index): RecordStep => {
      const kinds = index % 2 === 0 ? (['turned-up', 'took-control'] as const) : [];
      const events = kinds.map((kind) => ({ rule: '1-B', kind, seat: 0, at: 0 }) as const);
      const ended = { rule: '4-G', kind: 'gave-up-control', seat: 0, at: 0 } as const;
      const cause = { kind: 'flip', seat: 0, at: 0 } as const;
      return { ms: index, cause, events: index % 2 === 0 ? events : [ended] };
    });
    for (let first = 1; first <= STEPS_MAX + 500; first += 500) {
      log.take({ game: 1, first, steps, count: first + 499 }, view);
    }
    expect(log.count).toBe(STEPS_MAX + 500);
    expect(log.steps.length).toBeLessThanOrEqual(STEPS_MAX);
    expect(log.step(1)).toBeUndefined();
    expect(log.step(log.count)?.number).toBe(log.count);
    expect(log.lanes.bars.length).toBeLessThan(STEPS_MAX);
  });
});
