import { describe, expect, test } from 'vitest';
import { type FacesView, readFaces } from '../../shared/faces.ts';
import { routes } from '../../shared/paths.ts';
import { deckOfFile } from '../../main/game/deck-of-file.ts';
import { animals, photos, tableWith } from '../support/decks.ts';
import { serve } from '../support/host.ts';
import { type Wire, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const NO_PICTURE = '0'.repeat(32);

async function facesOf(wire: Wire, player = 'alice'): Promise<FacesView> {
  const { status, headers, body } = await wire.get(routes.faces(player));
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  return readFaces(JSON.parse(body)) ?? expect.fail(body);
}

function hashIn({ faces }: FacesView): string {
  return faces.find(({ picture }) => picture !== undefined)?.picture ?? expect.fail();
}

describe('/faces', () => {
  test('says of each card how it looks, and of which game', async () => {
    const { wire, table } = await serve(tableWith(animals));
    const faces = await facesOf(wire);
    expect(faces).toEqual({ game: 1, faces: table.game.deck.faces });
    expect(faces.faces.map(({ card }) => card)).toEqual(['7_×_8', 'guide_dog', 'photo_1']);
    table.room.startGame({ deck: deckOfFile(photos(2)), title: 'Photos' });
    expect(await facesOf(wire)).toMatchObject({
      game: 2,
      faces: [{ card: 'photo_1' }, { card: 'photo_2' }],
    });
  });

  test('is empty for a board file', async () => {
    const { wire, table } = await serve('A A');
    expect(await facesOf(wire)).toEqual({ game: 1, faces: [] });
    expect(table.view()).toMatchObject({ hasFaces: false, unlike: false, language: null });
  });

  test('and all that can be fetched is the same however the cards lie, and whoever has flipped', async () => {
    const fetched = async (seed: number) => {
      const onTable = tableWith({ ...photos(12), columns: 4 }, { shuffle: true });
      for (let game = 0; game < seed; game++) onTable.room.startGame();
      await onTable.flip('alice', { row: 0, column: seed });
      const { wire } = await serve(onTable);
      const { faces } = await facesOf(wire);
      return faces;
    };
    const one = await fetched(1);
    expect(one).toHaveLength(12); // dealt or not
    expect(await fetched(2)).toEqual(one);
    expect(one.map(({ card }) => card)).toEqual(one.map(({ card }) => card).toSorted());
  });
});

describe('/picture', () => {
  test('is the picture, of its kind, kept for ever, and nothing else', async () => {
    const { wire, origin, table } = await serve(tableWith(animals));
    const hash = hashIn(await facesOf(wire));
    const response = await fetch(origin + routes.picture(hash));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes).toEqual(new Uint8Array(table.game.deck.pictures?.get(hash)?.bytes ?? []));
  });

  test('is there while its deck is played, and no others are', async () => {
    const { wire, table } = await serve(tableWith(animals));
    const hash = hashIn(await facesOf(wire));
    expectRefused(await wire.get(routes.picture(NO_PICTURE)), 404, 'not-found');
    for (const name of ['', '..', 'A'.repeat(32), `${hash}0`]) {
      expectRefused(await wire.get(`/picture/${name}`), 404, 'not-found');
    }
    expect((await wire.ask('HEAD', routes.picture(hash))).status).toBe(200);
    expect((await wire.ask('POST', routes.picture(hash))).status).toBe(405);
    table.room.startGame({ deck: deckOfFile(photos(2, 7)), title: 'Photos' });
    expectRefused(await wire.get(routes.picture(hash)), 404, 'not-found');
  });

  test('a closed door shows pictures and faces to those who have joined alone', async () => {
    const { wire, table } = await serve(tableWith(animals));
    const hash = hashIn(await facesOf(wire));
    await wire.post('/join', { player: ANA, name: 'Ana' });
    table.room.setDoor('joined', undefined);
    expectRefused(await wire.get(routes.faces('alice')), 403, 'door');
    expectRefused(await wire.get(routes.picture(hash)), 403, 'door');
    expectRefused(await wire.get(routes.picture(hash, 'alice')), 403, 'door');
    expectRefused(await wire.get(routes.picture(hash, '-')), 400, 'bad-player');
    expect((await wire.get(routes.faces(ANA))).status).toBe(200);
    expect((await wire.get(routes.picture(hash, ANA))).status).toBe(200);
    table.block(ANA);
    expectRefused(await wire.get(routes.picture(hash, ANA)), 403, 'blocked');
  });

  test('is told to many at the same time, whole', async () => {
    const { origin, table } = await serve(tableWith(photos(6)));
    const hashes = [...(table.game.deck.pictures?.keys() ?? [])];
    const sizes = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const hash = hashes[index % hashes.length] ?? '';
        const body = await (await fetch(origin + routes.picture(hash))).arrayBuffer();
        return body.byteLength === table.game.deck.pictures?.get(hash)?.bytes.length;
      }),
    );
    expect(sizes.every(Boolean)).toBe(true);
  });
});

test('the table view says what the deck is, before the first card is turned', async () => {
  const { table } = await serve(tableWith(animals));
  expect(table.view()).toMatchObject({ title: 'Animals', faces: 'photos', hasFaces: true });
  expect(table.view()).toMatchObject({ unlike: true, language: 'de', pairsLeft: 4 });
  table.room.startGame({
    deck: deckOfFile({ ...animals, pairs: [['a b'], ['c'], ['d'], ['e']] }),
    title: 'Words',
  });
  expect(table.view()).toMatchObject({ faces: 'words', hasFaces: true, unlike: false });
});
