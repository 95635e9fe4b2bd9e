import { describe, expect, test } from 'vitest';
import type { OwnBrought } from '../../shared/brought.ts';
import { limits } from '../../shared/limits.ts';
import { routes } from '../../shared/paths.ts';
import { serve } from '../support/host.ts';
import { addressOf, photo, png, pngChunk } from '../support/pictures.ts';
import { requestText } from '../support/http-text.ts';
import { RawConnection } from '../support/raw.ts';
import { viewOf } from '../support/table-view.ts';
import { expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');
const TV = secretId('tv');

const [ONE, TWO, THREE, FOUR] = ['127.0.2.1', '127.0.2.2', '127.0.2.3', '127.0.2.4'];

/** A host that has asked for cards, with Ana and Ben in. */
async function potluck() {
  const host = await serve('A A');
  const { wire, powers } = host;
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.post('/join', { player: BEN, name: 'Ben' });
  await powers.openBringing();
  return {
    ...host,
    bring: (player: string, face: object) => wire.post(routes.bring(), { player, ...face }),
    unbring: (player: string, number: unknown) => wire.post(routes.unbring(), { player, number }),
  };
}

const own = ({ body }: { readonly body: string }) => JSON.parse(body) as readonly OwnBrought[];

describe('/bring', () => {
  test('puts a card on the table, and answers with all of one’s own', async () => {
    const { wire, bring } = await potluck();
    expect((await bring(ANA, { text: 'Gran’s cake' })).status).toBe(200);
    const answer = await bring(ANA, { picture: photo(1), name: 'Our cat', colour: '#7a5c41' });
    const [cake, cat] = own(answer);
    expect(cake).toEqual({ number: 1, shown: true, text: 'Gran’s cake' });
    expect(cat).toMatchObject({ number: 2, shown: true, name: 'Our cat', colour: '#7a5c41' });
    const { bringing, you } = await viewOf(wire, ANA);
    expect(you.brought).toEqual([cake, cat]);
    expect(bringing?.cards.map(({ seat, number }) => [seat, number])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect((await viewOf(wire, BEN)).you.brought).toEqual([]);
    const shown = await wire.get(routes.picture(cat?.picture ?? '', BEN));
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('is 409 in any other phase, before anything else is looked at', async () => {
    const { wire, powers, bring, unbring } = await potluck();
    await powers.begin({});
    expectRefused(await bring(ANA, { text: 'one' }), 409, 'no-bringing');
    expectRefused(await unbring(ANA, 1), 409, 'no-bringing');
    await powers.settings({ lobby: true });
    await powers.newGame();
    expectRefused(await bring(ANA, { text: 'one' }), 409, 'no-bringing');
    const large = 'x'.repeat(2 * limits.bringBytesMax);
    expectRefused(await wire.post(routes.bring(), { player: ANA, large }), 409, 'no-bringing');
  });

  test('is 403 for players who have not joined, only watch, were removed or are blocked', async () => {
    const { wire, table, bring } = await potluck();
    const card = { text: 'one' };
    expectRefused(await bring(secretId('stranger'), card), 403, 'spectator');
    await wire.get('/flip/alice/0,0');
    expectRefused(await bring('alice', card), 403, 'spectator');
    await wire.post('/join', { player: TV });
    expectRefused(await bring(TV, card), 403, 'spectator');
    table.remove(ANA);
    expectRefused(await bring(ANA, card), 403, 'removed');
    table.block(BEN);
    expectRefused(await bring(BEN, card), 403, 'blocked');
    table.room.setDoor('code', 'abcd12');
    expectRefused(await bring(secretId('stranger'), card), 403, 'code');
  });

  test('is 400 for what is no such request, and nothing is brought', async () => {
    const { bring, unbring, table } = await potluck();
    for (const face of [
      {},
      { text: 1 },
      { text: 'a', name: 'b' },
      { text: 'a', picture: photo(1) },
      { picture: photo(1), colour: 'red' },
      { picture: photo(1), seat: 1 },
    ]) {
      expectRefused(await bring(ANA, face), 400, 'bad-bring');
    }
    expectRefused(await bring('-', { text: 'a' }), 400, 'bad-bring');
    for (const number of [0, '1', null])
      expectRefused(await unbring(ANA, number), 400, 'bad-unbring');
    expect(table.bringing.cards).toEqual([]);
  });

  test('is 413 for too much, 415 for no JSON, and 405 for another method', async () => {
    const { wire, bring } = await potluck();
    const picture = 'A'.repeat(limits.bringBytesMax);
    expectRefused(await bring(ANA, { picture }), 413, 'too-large');
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expectRefused(await wire.post(routes.bring(), {}, form), 415, 'not-json');
    expectRefused(await wire.get(routes.bring()), 405, 'method');
    expectRefused(await wire.get(routes.unbring()), 405, 'method');
  });

  test('takes a picture of full size', async () => {
    const { bring } = await potluck();
    const grey = png(2, 2);
    const padded = new Uint8Array(limits.pictureBytesMax);
    // A chunk of its own before the end fills it up to the last byte.
    const end = grey.slice(-12);
    const filler = padded.length - grey.length - 12;
    padded.set(grey.slice(0, -12));
    new DataView(padded.buffer).setUint32(grey.length - 12, filler);
    padded.set(Buffer.from('teXt', 'latin1'), grey.length - 8);
    padded.set(end, padded.length - 12);
    const answer = await bring(ANA, { picture: addressOf(padded), name: 'n'.repeat(60) });
    expect(answer.status).toBe(200);
  });

  test('is 422 with a sentence for what is no face, and for what is there already', async () => {
    const { bring } = await potluck();
    expectRefused(await bring(ANA, { text: ' ' }), 422, 'bad-face');
    const heic = Buffer.from('\0\0\0\x18ftypheic', 'latin1').toString('base64');
    expectRefused(await bring(ANA, { picture: heic }), 422, 'bad-picture');
    const bomb = addressOf(png(2, 2, 0, { width: 60_000, height: 60_000 }));
    expectRefused(await bring(ANA, { picture: bomb }), 422, 'bad-picture');
    await bring(BEN, { text: '🍕' });
    expectRefused(await bring(ANA, { text: '🍕' }), 422, 'same-card');
  });

  test('is 429 for a minute for a player who brings and takes back all the time, and for nobody else', async () => {
    const { bring, unbring, clock } = await potluck();
    for (let number = 1; number <= limits.bringsPerMinuteMax / 2; number++) {
      expect((await bring(ANA, { text: 'one' })).status).toBe(200);
      expect((await unbring(ANA, number)).status).toBe(200);
    }
    expectRefused(await bring(ANA, { text: 'one' }), 429, 'many-brings');
    expectRefused(await unbring(ANA, 1), 429, 'many-brings');
    expect((await bring(BEN, { text: 'two' })).status).toBe(200);
    clock.pass(60_000);
    expect((await bring(ANA, { text: 'one' })).status).toBe(200);
  });

  /** Bodies of so many cards that do not come, from that address. */
  async function slowBodies(port: number, from: string): Promise<readonly RawConnection[]> {
    const lines = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 1000'];
    const head = requestText(routes.bring(), lines, { method: 'POST' });
    const begun = await Promise.all(
      Array.from({ length: limits.bringsAtOncePerAddressMax }, async () => {
        const connection = await RawConnection.connect({ port }, { from });
        connection.send(head);
        return connection;
      }),
    );
    const last = await RawConnection.connect({ port }, { from });
    while ((await last.post(routes.bring(), {})).status === 400); // until all of them have come
    return begun;
  }

  test('receives so many bodies at once from one address, and no more', async () => {
    const { port } = await potluck();
    const begun = await slowBodies(port, ONE);
    const line = await RawConnection.connect({ port }, { from: ONE });
    expect((await line.post(routes.bring(), {})).status).toBe(429);
    for (const connection of begun) connection.cut();
    while ((await line.post(routes.bring(), {})).status !== 400); // until all of them are gone
  });

  test('keeps room for players who have joined, and for the host’s own computer', async () => {
    const { port, bring } = await potluck();
    const eva = {
      line: await RawConnection.connect({ port }, { from: THREE }),
      id: secretId('eva'),
    };
    await eva.line.post('/join', { player: eva.id, name: 'Eva' });
    await slowBodies(port, ONE);
    await slowBodies(port, TWO);
    const stranger = await RawConnection.connect({ port }, { from: FOUR });
    expect((await stranger.post(routes.bring(), {})).status).toBe(503);
    expect((await eva.line.post(routes.bring(), { player: eva.id, text: 'one' })).status).toBe(200);
    expect((await bring(ANA, { text: 'two' })).status).toBe(200);
  });

  test('takes no more cards from one address than leave room for others', async () => {
    const { port, bring, table } = await potluck();
    const line = await RawConnection.connect({ port }, { from: ONE });
    const bringMany = async (count: number) => {
      for (let card = 0; card < count; card++) {
        const player = secretId(`p${Math.floor(card / 3)}`);
        if (card % 3 === 0) await line.post('/join', { player, name: 'P' });
        const { status, body } = await line.post(routes.bring(), { player, text: `card ${card}` });
        expect(status, body).toBe(200);
      }
    };
    await bringMany(limits.broughtPerAddressMax);
    const more = { player: secretId('more'), text: 'more' };
    await line.post('/join', { player: more.player, name: 'More' });
    const refused = await line.post(routes.bring(), more);
    expect([refused.status, refused.body]).toEqual([
      503,
      'the table is full; no more cards fit on it (full-table)',
    ]);
    expect((await bring(ANA, { text: 'Ana’s' })).status).toBe(200);
    table.bringing.takeOff(1);
    expect((await line.post(routes.bring(), more)).status).toBe(200);
  });

  test('takes no more bytes of pictures from one address than leave room for others', async () => {
    const { port, bring } = await potluck();
    const line = await RawConnection.connect({ port }, { from: ONE });
    const large = (shade: number) => {
      const picture = png(8, 8, shade);
      const filler = pngChunk(
        'tEXt',
        Buffer.alloc(limits.pictureBytesMax - picture.length - 12, 'x'),
      );
      const end = picture.length - 12;
      return addressOf(
        new Uint8Array(Buffer.concat([picture.subarray(0, end), filler, picture.subarray(end)])),
      );
    };
    const fit = Math.floor(limits.broughtBytesPerAddressMax / limits.pictureBytesMax);
    for (let card = 0; card <= fit; card++) {
      const player = secretId(`p${card}`);
      await line.post('/join', { player, name: 'P' });
      const { status, body } = await line.post(routes.bring(), { player, picture: large(card) });
      expect([card, status], body).toEqual([card, card < fit ? 200 : 503]);
    }
    expect((await bring(ANA, { picture: large(255) })).status).toBe(200);
  });
});

describe('/unbring', () => {
  test('takes back one’s own, and answers with what is left', async () => {
    const { bring, unbring, wire } = await potluck();
    await bring(ANA, { text: 'one' });
    await bring(ANA, { picture: photo(1) });
    const [, second] = own(await bring(BEN, { text: 'two' })).concat(own(await unbring(ANA, 1)));
    expect(second).toMatchObject({ number: 2 });
    const hash = second?.picture ?? '';
    expect((await wire.get(routes.picture(hash))).status).toBe(200);
    expect(own(await unbring(ANA, 2))).toEqual([]);
    expectRefused(await wire.get(routes.picture(hash)), 404, 'not-found');
    expect(own(await unbring(ANA, 3))).toEqual([]); // Ben's
    expect((await viewOf(wire, ANA)).bringing?.cards).toMatchObject([{ text: 'two' }]);
  });
});

test('a card that the host has not shown is in nobody else’s answer', async () => {
  const { bring, powers, wire } = await potluck();
  await powers.changeBringing({ looksFirst: true });
  await bring(ANA, { text: 'secret word' });
  expect(JSON.stringify(await viewOf(wire, BEN))).not.toContain('secret word');
  expect((await viewOf(wire, ANA)).you.brought).toMatchObject([
    { text: 'secret word', shown: false },
  ]);
});

test('a picture that the host has not shown is its owner’s and the host’s alone', async () => {
  const { bring, powers, wire } = await potluck();
  await powers.changeBringing({ looksFirst: true });
  const [photographed] = own(await bring(ANA, { picture: photo(1) }));
  const hash = photographed?.picture ?? '';
  for (const other of [BEN, undefined, 'nobody']) {
    expectRefused(await wire.get(routes.picture(hash, other)), 404, 'not-found');
  }
  expect((await wire.get(routes.picture(hash, ANA))).status).toBe(200);
  await powers.state({ player: TV });
  expect((await wire.get(routes.picture(hash, TV))).status).toBe(200);
  await powers.showBrought({ number: 1 });
  expect((await wire.get(routes.picture(hash, BEN))).status).toBe(200);
});
