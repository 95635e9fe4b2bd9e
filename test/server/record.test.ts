import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StepsPage } from '../../main/game/steps-page.ts';
import { limits } from '../../shared/limits.ts';
import { routes } from '../../shared/paths.ts';
import { readRecentSteps, readRecord } from '../../shared/record.ts';
import { below, seededRandom } from '../support/random.ts';
import { serve } from '../support/host.ts';
import { restarted } from '../support/table.ts';
import { type Answer, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');

async function twoPages(notation = 'A B / B A') {
  const running = await serve(notation);
  await running.wire.post('/join', { player: ANA, name: 'Ana' });
  await running.wire.post('/join', { player: BEN, name: 'Ben' });
  return running;
}

function stepsIn({ status, headers, body }: Answer) {
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const read = readRecentSteps(JSON.parse(body));
  if (read === undefined) throw new Error(`no steps: ${body}`);
  return read;
}

function recordIn({ status, headers, body }: Answer) {
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const read = readRecord(JSON.parse(body));
  if (read === undefined) throw new Error(`no record: ${body.slice(0, 1_000)}`);
  return read;
}

describe('GET /steps', () => {
  test('answers with all steps, or with those after a number', async () => {
    const { wire } = await twoPages();
    for (const at of ['0,0', '0,1', '1,0']) await wire.get(`/flip/${ANA}/${at}`);
    const all = stepsIn(await wire.get(routes.steps(BEN)));
    expect([all.game, all.first, all.steps.length, all.count]).toEqual([1, 1, 3, 3]);
    const last = stepsIn(await wire.get(routes.steps(BEN, { since: 2 })));
    expect([last.first, last.steps]).toEqual([3, all.steps.slice(2)]);
  });

  test('waits for the next step, by whomever it is', async () => {
    const { wire, untilOpen } = await twoPages();
    const poll = wire.get(routes.steps(ANA, { since: 0, waitSeconds: 60 }));
    await untilOpen(1);
    await wire.get(`/flip/carol/0,0`);
    const { steps, count } = stepsIn(await poll);
    expect([steps.map(({ cause }) => cause), count]).toEqual([
      [{ kind: 'flip', seat: 2, at: 0 }],
      1,
    ]);
  });

  test('waits no longer than it was asked to', async () => {
    const { wire, clock, untilOpen } = await twoPages();
    const poll = wire.get(routes.steps(ANA, { since: 0, waitSeconds: 25 }));
    await untilOpen(1);
    clock.pass(25_000);
    expect((await poll).status).toBe(304);
  });

  test('names no card that lies face down, and no secret id', async () => {
    const { wire } = await twoPages('SECRET1 SECRET2 / SECRET2 SECRET1');
    for (const at of ['0,0', '0,1', '0,0', '1,0']) await wire.get(`/flip/${ANA}/${at}`);
    await wire.get(`/replace/${BEN}/SECRET2/SECRET3`);
    await wire.get(`/flip/${ANA}/1,1`); // both turn face down
    const { body } = await wire.get(routes.steps('carol'));
    expect(body.match(/SECRET\d/g)).toEqual(['SECRET1']); // 1,1 lies face up
    expect(body).not.toContain(ANA);
    expect(body).not.toContain(BEN);
  });

  test('is worked out once for all, until there is another step', async () => {
    const { wire, recorder } = await twoPages('A B / A B');
    for (const at of ['0,0', '0,1']) await wire.get(`/flip/${ANA}/${at}`);
    const work = vi.spyOn(StepsPage.prototype, 'told');
    onTestFinished(() => work.mockRestore());
    const flood = async () => {
      const bodies = new Set<string>();
      for (let time = 0; time < 10; time++) {
        for (const who of [ANA, BEN, 'carol']) bodies.add((await wire.get(routes.steps(who))).body);
        await wire.get(routes.steps(ANA, { since: 1 }));
        await wire.get('/steps/dave?since=7'); // so many are not there: that is all of them
      }
      return [...bodies];
    };
    const [before = '', ...others] = await flood();
    expect(others).toEqual([]);
    expect(work).toHaveBeenCalledTimes(1);
    await wire.get(`/flip/${ANA}/1,0`); // the two turn face down
    const [after = ''] = await flood();
    expect(work).toHaveBeenCalledTimes(2);
    expect([before, after].map((body) => body.match(/"card":/g)?.length)).toEqual([2, 1]);
    expect(stepsIn(await wire.get(routes.steps(ANA)))).toEqual(recorder.stepsAfter({}));
  });

  test('is worked out page by page, whatever numbers are asked for', async () => {
    const { wire, table, recorder } = await twoPages('A B / A B');
    const steps = 4 * limits.stepsPerAnswerMax;
    for (let flip = 0; flip < steps; flip++) await table.flip(ANA, { row: 0, column: flip % 2 });
    const work = vi.spyOn(StepsPage.prototype, 'told');
    onTestFinished(() => work.mockRestore());
    const random = seededRandom(5);
    for (let time = 0; time < 200; time++)
      await wire.get(`/steps/eve?since=${below(random, steps)}`);
    const { record } = recorder;
    const pages = new Set(Array.from({ length: steps }, (_, since) => record.pageAfter(since)));
    expect(work.mock.calls.length).toBeLessThanOrEqual(pages.size);
    expect(pages.size).toBeLessThan(20);
    for (const since of [0, 1, limits.stepsPerAnswerMax - 1, limits.stepsPerAnswerMax, steps - 1]) {
      const told = stepsIn(await wire.get(routes.steps(BEN, { since })));
      expect(told).toEqual(recorder.stepsAfter({ since }));
      expect(told.first).toBe(since + 1);
    }
  });

  test('a page is worked out anew only where one of its own cards is known now, or no more', async () => {
    const { wire, table } = await twoPages('A B C / A B C');
    for (let flip = 0; flip < limits.stepsPerAnswerMax; flip++) {
      await table.flip(ANA, { row: 0, column: flip % 2 });
    }
    const first = async () => stepsIn(await wire.get(routes.steps(BEN, { since: 0 })));
    await table.flip(BEN, { row: 0, column: 2 });
    await first();
    const work = vi.spyOn(StepsPage.prototype, 'told');
    onTestFinished(() => work.mockRestore());
    await table.flip(BEN, { row: 1, column: 2 }); // no card of the first page
    await first();
    expect(work).not.toHaveBeenCalled();
    const shown = await first();
    await table.flip(ANA, { row: 1, column: 0 }); // 3-B: her last two cards turn face down
    const hidden = await first();
    expect(work).toHaveBeenCalledOnce();
    expect(JSON.stringify(hidden)).not.toContain('"card":"B"');
    expect(JSON.stringify(shown)).toContain('"card":"B"');
  });

  test('is malformed without a player, with another number or with a long wait', async () => {
    const { wire } = await serve('A B / B A');
    expectRefused(await wire.get('/steps/'), 400, 'bad-player');
    expectRefused(await wire.get('/steps/a?since=x'), 400, 'bad-number');
    expectRefused(await wire.get('/steps/a?since=0&game=x'), 400, 'bad-number');
    expectRefused(await wire.get('/steps/a?since=0&wait=61'), 400, 'bad-wait');
    expectRefused(await wire.ask('HEAD', '/steps/a').then(noBody), 405, 'method');
  });
});

/** HEAD has no body; the line it would have is checked elsewhere. */
function noBody(answer: Answer): Answer {
  expect(answer.body).toBe('');
  return { ...answer, body: 'this address takes another method (method)' };
}

describe('GET /record', () => {
  test('is 409 until the game is over, then the whole of it', async () => {
    const { wire } = await twoPages('A B / A B');
    for (const at of ['0,0', '1,0']) await wire.get(`/flip/${ANA}/${at}`);
    expectRefused(await wire.get(routes.record(BEN)), 409, 'not-over');
    for (const at of ['0,1', '1,1']) await wire.get(`/flip/${BEN}/${at}`);
    const { steps, ...record } = recordIn(await wire.get(routes.record(BEN)));
    expect(record).toEqual({
      game: 1,
      title: 'Test',
      rows: 2,
      columns: 2,
      cards: ['A', 'B', 'A', 'B'],
      seats: [
        { seat: 0, name: 'Ana' },
        { seat: 1, name: 'Ben' },
      ],
      leftOut: 0,
    });
    expect(steps).toHaveLength(4);
    await wire.get(`/flip/${BEN}/0,1`); // 3-A: who tidies up is recorded, too
    expect(recordIn(await wire.get(routes.record('carol'))).steps).toHaveLength(5);
  });

  test('4-I: a game that the host ended is over, and all its cards are shown', async () => {
    const { wire, table } = await twoPages();
    await wire.get(`/flip/${ANA}/0,0`);
    table.endGame();
    expect(recordIn(await wire.get(routes.record(ANA))).cards).toEqual(['A', 'B', 'B', 'A']);
  });

  describe('of unlike pairs', () => {
    const BOARD = 'Hund Katze Maus / dog cat mouse | Hund=dog Katze=cat Maus=mouse';
    const spoil = async (wire: Awaited<ReturnType<typeof serve>>['wire'], words: string[]) => {
      for (const word of words) await wire.get(`/replace/eve/${word}/${word}_`);
    };
    const restore = async (wire: Awaited<ReturnType<typeof serve>>['wire'], words: string[]) => {
      for (const word of words) await wire.get(`/replace/eve/${word}_/${word}`);
    };

    test('4-F: that replacements ended is not shown, and neither once they are taken back', async () => {
      const { wire, table, story } = await twoPages(BOARD);
      await wire.get(`/flip/${ANA}/0,0`);
      await wire.get(`/flip/${ANA}/1,0`);
      await spoil(wire, ['Katze', 'Maus']);
      expect(table.game.phase).toBe('over');
      expectRefused(await wire.get(routes.record(ANA)), 409, 'not-over');
      expect(story.finished).toBeDefined(); // the host's exports
      await restore(wire, ['Katze', 'Maus']);
      expect(table.game.phase).toBe('playing');
      expectRefused(await wire.get(routes.record(ANA)), 409, 'not-over');
      table.room.startGame();
      table.endGame();
      expect((await wire.get(routes.record(ANA))).status).toBe(200);
    });

    test('4-F: that a last pair ended after replacements took the others is not shown', async () => {
      const { wire, table } = await twoPages(BOARD);
      await spoil(wire, ['Katze', 'Maus']);
      await wire.get(`/flip/eve/0,0`);
      await wire.get(`/flip/eve/1,0`);
      expect(table.game.phase).toBe('over');
      expectRefused(await wire.get(routes.record(ANA)), 409, 'not-over');
      const again = await serve(restarted(table));
      expectRefused(await again.wire.get(routes.record(ANA)), 409, 'not-over');
    });

    test('4-I: that the host ended is shown, for nobody plays it any more', async () => {
      const { wire, table } = await twoPages(BOARD);
      await spoil(wire, ['Katze']);
      table.endGame();
      expect((await wire.get(routes.record(ANA))).status).toBe(200);
    });
  });

  test('the next game has a record of its own, which nobody sees yet', async () => {
    const { wire, table } = await twoPages();
    await wire.get(`/flip/${ANA}/0,0`);
    table.endGame();
    table.room.startGame();
    expectRefused(await wire.get(routes.record(ANA)), 409, 'not-over');
    expect(stepsIn(await wire.get(routes.steps(ANA)))).toMatchObject({ game: 2, count: 0 });
  });
});

describe('the door of the record', () => {
  test.each([routes.steps, routes.record])('is who may look: %#', async (route) => {
    const { wire, table } = await twoPages();
    table.endGame();
    table.room.setDoor('joined', undefined);
    expectRefused(await wire.get(route('carol')), 403, 'door');
    expect((await wire.get(route(ANA))).status).toBe(200);
    table.block(BEN);
    expectRefused(await wire.get(route(BEN)), 403, 'blocked'); // only /table tells them why
  });

  test('a door that closes ends the requests of those outside', async () => {
    const { wire, table, untilOpen } = await twoPages();
    const poll = wire.get(routes.steps('carol', { since: 0 }));
    await untilOpen(1);
    table.room.setDoor('joined', undefined);
    expectRefused(await poll, 403, 'door');
  });
});

test('a record of 100,000 steps and more is answered, in bounded memory', async () => {
  const { wire, table } = await twoPages('A B / B A');
  const more = 50;
  const flips = limits.recordStepsMax + more;
  for (let flip = 0; flip < flips; flip++) {
    await table.flip(ANA, flip % 2 === 0 ? { row: 0, column: 0 } : { row: 0, column: 1 });
  }
  table.endGame();
  const { steps, leftOut } = recordIn(await wire.get(routes.record(BEN)));
  expect([steps.length, leftOut]).toEqual([limits.recordStepsMax, more + 1]); // and the end
  const recent = stepsIn(await wire.get(routes.steps(BEN, { since: flips - 2 })));
  expect([recent.first, recent.steps.length, recent.count]).toEqual([flips - 1, 3, flips + 1]);
}, 60_000);
