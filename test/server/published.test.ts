import { describe, expect, test } from 'vitest';
import { realClock } from '../../main/system/clock.ts';
import type { TableView } from '../../shared/table-view.ts';
import { SECRET, serve } from '../support/host.ts';
import { type Answer, Wire, expectPublishedHeaders } from '../support/wire.ts';

/** What the published protocol says of an answer with a board, byte for byte. */
function expectBytes(answer: Answer, bytes: string): void {
  expect(answer.status).toBe(200);
  expect(answer.body).toBe(bytes);
  expectPublishedHeaders(answer);
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(bytes)));
}

async function wireTo(notation: string) {
  const running = await serve(notation, {}, { clock: realClock, secret: SECRET });
  return { ...running, wire: new Wire(running) };
}

describe('the answers of docs/PROTOCOL.md to authors of clients', () => {
  test('4-F: after the last pair the table says that the game is over, and flips work as ever', async () => {
    const { wire } = await wireTo('A A B');
    await wire.get('/flip/alice/0,0');
    expectBytes(await wire.get('/flip/alice/0,1'), '1x3\nmy A\nmy A\ndown\n');
    const view = JSON.parse((await wire.get('/table/alice')).body) as TableView;
    expect(view).toMatchObject({ phase: 'over', players: [{ name: 'alice', score: 1 }] });
    expectBytes(await wire.get('/flip/alice/0,2'), '1x3\nnone\nnone\nmy B\n');
  });

  test('4-C: the card of a client that ended stays its own, until it says that it leaves', async () => {
    const { wire, untilWaiting } = await wireTo('A B / B A');
    await wire.get('/flip/alice/0,0');
    const waits = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    expectBytes(await wire.get('/look/alice'), '2x2\nmy A\ndown\ndown\ndown\n');
    await wire.post('/leave', { player: 'alice' });
    expectBytes(await waits, '2x2\nmy A\ndown\ndown\ndown\n');
  });
});

describe('look', () => {
  test('answers the board, and every line ends in a newline', async () => {
    const { wire } = await wireTo('A B C / C B A');
    expectBytes(await wire.get('/look/alice'), '2x3\ndown\ndown\ndown\ndown\ndown\ndown\n');
  });

  test('changes nothing and registers nobody', async () => {
    const { wire, table } = await wireTo('A B / B A');
    const before = table.token;
    await wire.get('/look/alice');
    expect([table.token, table.seats.all()]).toEqual([before, []]);
  });
});

describe('flip', () => {
  test('1-B: a face-down card is turned up: mine, and up for everybody else', async () => {
    const { wire } = await wireTo('A B / B A');
    expectBytes(await wire.get('/flip/alice/0,1'), '2x2\ndown\nmy B\ndown\ndown\n');
    expectBytes(await wire.get('/look/alice'), '2x2\ndown\nmy B\ndown\ndown\n');
    expectBytes(await wire.get('/look/bob'), '2x2\ndown\nup B\ndown\ndown\n');
  });

  test('1-C: a face-up card that nobody controls is taken', async () => {
    const { wire } = await wireTo('A B / B A');
    await wire.get('/flip/alice/0,0');
    await wire.get('/flip/alice/0,1');
    expectBytes(await wire.get('/flip/bob/0,1'), '2x2\nup A\nmy B\ndown\ndown\n');
  });

  test('2-D: a match is controlled, both cards of it', async () => {
    const { wire } = await wireTo('A B / B A');
    await wire.get('/flip/alice/0,0');
    expectBytes(await wire.get('/flip/alice/1,1'), '2x2\nmy A\ndown\ndown\nmy A\n');
    expectBytes(await wire.get('/look/bob'), '2x2\nup A\ndown\ndown\nup A\n');
  });

  test('2-E: a miss is 200, and both cards stay face up', async () => {
    const { wire } = await wireTo('A B / B A');
    await wire.get('/flip/alice/0,0');
    expectBytes(await wire.get('/flip/alice/1,0'), '2x2\nup A\ndown\nup B\ndown\n');
  });

  test('3-A: the next flip takes a match off the board', async () => {
    const { wire } = await wireTo('A B / B A');
    for (const at of ['0,0', '1,1']) await wire.get(`/flip/alice/${at}`);
    expectBytes(await wire.get('/flip/alice/0,1'), '2x2\nnone\nmy B\ndown\nnone\n');
  });

  test('3-B: the next flip turns a miss face down', async () => {
    const { wire } = await wireTo('A B / B A');
    for (const at of ['0,0', '1,0']) await wire.get(`/flip/alice/${at}`);
    expectBytes(await wire.get('/flip/alice/0,1'), '2x2\ndown\nmy B\ndown\ndown\n');
  });

  test('1-D: a card of another player is waited for, and answered when it is had', async () => {
    const { wire, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const bobs = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    await wire.get('/flip/alice/0,1');
    expectBytes(await bobs, '2x2\nmy A\nup B\ndown\ndown\n');
  });
});

describe('replace', () => {
  test('replaces every such card, face down ones too, and changes no face', async () => {
    const { wire } = await wireTo('A B / B A');
    await wire.get('/flip/alice/0,0');
    expectBytes(await wire.get('/replace/bob/A/Z'), '2x2\nup Z\ndown\ndown\ndown\n');
    expectBytes(await wire.get('/flip/alice/1,1'), '2x2\nmy Z\ndown\ndown\nmy Z\n');
  });

  test('of a card that is not there is 200 and changes nothing', async () => {
    const { wire, table } = await wireTo('A B / B A');
    const before = table.token;
    expectBytes(await wire.get('/replace/bob/Q/Z'), '2x2\ndown\ndown\ndown\ndown\n');
    expect(table.token).toBe(before);
  });

  test('of one card by another makes them match', async () => {
    const { wire } = await wireTo('A B / B A');
    await wire.get('/replace/bob/A/B');
    await wire.get('/flip/alice/0,0');
    expectBytes(await wire.get('/flip/alice/0,1'), '2x2\nmy B\nmy B\ndown\ndown\n');
  });
});

describe('watch', () => {
  test('answers all watchers the board after the next change', async () => {
    const { wire, untilOpen } = await serve('A B / B A');
    const watches = ['alice', 'bob', 'bob'].map((player) => wire.get(`/watch/${player}`));
    await untilOpen(3);
    await wire.get('/flip/alice/0,0');
    const [alices, ...bobs] = await Promise.all(watches);
    expectBytes(alices as Answer, '2x2\nmy A\ndown\ndown\ndown\n');
    expect(bobs).toHaveLength(2);
    for (const each of bobs) expectBytes(each, '2x2\nup A\ndown\ndown\ndown\n');
  });

  test('is not answered by a change of control alone', async () => {
    const { wire, app, untilOpen, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const watch = wire.get('/watch/carol');
    await untilOpen(1);
    const wait = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    wait.close();
    await untilWaiting();
    await wire.get('/replace/bob/Q/Z');
    await wire.get('/look/carol');
    expect(app.openRequests).toBe(1);
    await wire.get('/flip/alice/0,1');
    expectBytes(await watch, '2x2\nup A\nup B\ndown\ndown\n');
  });

  test('is answered by a card that becomes another, though it lies face down', async () => {
    const { wire, untilOpen } = await serve('A B / B A');
    const watch = wire.get('/watch/carol');
    await untilOpen(1);
    await wire.get('/replace/bob/A/Z');
    expectBytes(await watch, '2x2\ndown\ndown\ndown\ndown\n');
  });

  test('4-D: is answered by a new game, with its board', async () => {
    const { wire, table, untilOpen } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const watch = wire.get('/watch/alice');
    await untilOpen(1);
    table.room.startGame({ deck: { rows: 1, columns: 2, cards: ['X', 'X'] }, title: 'Other' });
    expectBytes(await watch, '1x2\ndown\ndown\n');
  });
});

describe('cards on the wire', () => {
  const rows = [
    ['an emoji', '%F0%9F%A6%84', '🦄'],
    ['an emoji of several', encodeURIComponent('👩‍👧'), '👩‍👧'],
    ['a plus', '+', '+'],
    ['an encoded plus', '%2B', '+'],
    ['a slash', '%2F', '/'],
    ['a percent sign, decoded once', '%2541', '%41'],
    ['a question mark', '%3F', '?'],
    ['a hash', '%23', '#'],
    ['letters that are encoded', '%41%42', 'AB'],
    ['what a grammar might take for a spot', 'none', 'none'],
  ] as const;

  test.each(rows)('TO may be %s', async (_, encoded, card) => {
    const { wire } = await wireTo('A B / B A');
    await wire.get(`/replace/bob/A/${encoded}`);
    expectBytes(await wire.get('/flip/alice/0,0'), `2x2\nmy ${card}\ndown\ndown\ndown\n`);
  });

  test.each(rows)('FROM may be %s', async (_, encoded) => {
    const { wire } = await wireTo('A A');
    await wire.get(`/replace/bob/A/${encoded}`);
    await wire.get(`/replace/bob/${encoded}/Z`);
    expectBytes(await wire.get('/flip/alice/0,0'), '1x2\nmy Z\ndown\n');
  });
});

describe('player ids', () => {
  test('are told apart by their case', async () => {
    const { wire } = await wireTo('A B / B A');
    await wire.get('/flip/Alice/0,0');
    expectBytes(await wire.get('/look/alice'), '2x2\nup A\ndown\ndown\ndown\n');
    expectBytes(await wire.get('/look/Alice'), '2x2\nmy A\ndown\ndown\ndown\n');
  });

  test('may have 256 characters, and every kind that is legal', async () => {
    const { wire } = await wireTo('A B / B A');
    const id = 'aZ09_'.repeat(51) + '_';
    expect(id).toHaveLength(256);
    expectBytes(await wire.get(`/flip/${id}/0,0`), '2x2\nmy A\ndown\ndown\ndown\n');
  });

  test('of one player are one player’s, whatever connection and spelling they come by', async () => {
    const { wire } = await wireTo('A B / B A');
    await wire.get('/flip/alice/0,0');
    expectBytes(await wire.get('/flip/%61lice/1,1'), '2x2\nmy A\ndown\ndown\nmy A\n');
  });
});
