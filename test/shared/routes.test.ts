import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCard } from '../../shared/card.ts';
import type { RefusalCode } from '../../shared/failures.ts';
import { Refusal } from '../../shared/failures.ts';
import { routes } from '../../shared/paths.ts';
import {
  type Asked,
  isPublished,
  part,
  patterns,
  readFlip,
  readLook,
  readPicturePath,
  readQr,
  readReplace,
  readSteps,
  readTables,
  readWatch,
} from '../../shared/routes.ts';
import { exactRouter } from '../../main/server/router.ts';

/** What is read of each address once its pattern has matched. */
const readers: Record<keyof typeof patterns, (asked: Asked) => object> = {
  look: readLook,
  flip: readFlip,
  replace: readReplace,
  watch: readWatch,
  table: readWatch,
  tables: readTables,
  steps: readSteps,
  record: readLook,
  faces: readLook,
  picture: readPicturePath,
  join: () => ({}),
  leave: () => ({}),
  bring: () => ({}),
  unbring: () => ({}),
  hop: () => ({}),
  team: () => ({}),
  power: (asked) => ({ power: part(asked, 'power') }),
  health: () => ({}),
  wifi: () => ({}),
  qr: (asked) => ({ player: readQr(asked) }),
};

/** What a router of Express makes of an address by our patterns; undefined: there is no such one. */
function readTarget(target: string): unknown {
  const router = exactRouter();
  let read: unknown;
  for (const name of Object.keys(patterns) as (keyof typeof patterns)[]) {
    router.get(patterns[name], (request) => {
      read = { route: name, ...readers[name](request) };
    });
  }
  const request = { method: 'GET', url: target } as Parameters<typeof router>[0];
  void router(request, {} as Parameters<typeof router>[1], (error: unknown) => {
    const of = target.split(/[/?]/)[1];
    if (error instanceof URIError) read = { route: 'malformed', of, code: 'bad-target' };
    else if (error instanceof Refusal) read = { route: 'malformed', of, code: error.code };
    else if (error !== undefined && error !== null) throw error;
  });
  return read;
}

const at = { row: 1, column: 2 };

const HASH = '0123456789abcdef0123456789abcdef';

describe('build and read are twins', () => {
  test.each<[string, object]>([
    [routes.look('alice'), { route: 'look', player: 'alice' }],
    [routes.flip('alice', at), { route: 'flip', player: 'alice', at }],
    [
      routes.flip('alice', at, { number: 17, game: 3 }),
      { route: 'flip', player: 'alice', at, number: 17, game: 3 },
    ],
    [routes.flip('alice', at, { number: 0 }), { route: 'flip', player: 'alice', at, number: 0 }],
    [routes.flip('alice', at, { game: 3 }), { route: 'flip', player: 'alice', at, game: 3 }],
    [routes.replace('alice', 'A', 'B'), { route: 'replace', player: 'alice', from: 'A', to: 'B' }],
    [routes.watch('alice'), { route: 'watch', player: 'alice' }],
    [
      routes.watch('alice', { since: 'a+b&c=%', waitSeconds: 25 }),
      { route: 'watch', player: 'alice', since: 'a+b&c=%', waitSeconds: 25 },
    ],
    [routes.steps('alice'), { route: 'steps', player: 'alice' }],
    [
      routes.steps('alice', { since: 0, waitSeconds: 60 }),
      { route: 'steps', player: 'alice', since: 0, waitSeconds: 60 },
    ],
    [routes.record('alice'), { route: 'record', player: 'alice' }],
    [routes.table('alice'), { route: 'table', player: 'alice' }],
    [
      routes.table('alice', { since: 'x', waitSeconds: 0 }),
      { route: 'table', player: 'alice', since: 'x', waitSeconds: 0 },
    ],
    [routes.tables('alice'), { route: 'tables', player: 'alice', boards: false }],
    [
      routes.tables('alice', { since: 'x', waitSeconds: 0, boards: true }),
      { route: 'tables', player: 'alice', since: 'x', waitSeconds: 0, boards: true },
    ],
    [routes.faces('alice'), { route: 'faces', player: 'alice' }],
    [routes.picture(HASH), { route: 'picture', hash: HASH, player: undefined }],
    [routes.picture(HASH, 'ana'), { route: 'picture', hash: HASH, player: 'ana' }],
    [routes.join(), { route: 'join' }],
    [routes.leave(), { route: 'leave' }],
    [routes.power('newGame'), { route: 'power', power: 'newGame' }],
    [routes.health(), { route: 'health' }],
    [routes.qr(), { route: 'qr', player: undefined }],
    [routes.qr('alice'), { route: 'qr', player: 'alice' }],
  ])('%s', (target, read) => {
    expect(readTarget(target)).toEqual(read);
  });

  test('every card survives a replace', () => {
    const card = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).filter(isCard);
    fc.assert(
      fc.property(card, card, (from, to) => {
        const read = readTarget(routes.replace('alice', from, to));
        expect(read).toEqual({ route: 'replace', player: 'alice', from, to });
      }),
    );
  });
});

describe('paths', () => {
  test.each([
    '',
    '/',
    'look/alice',
    '//look/alice',
    '/look',
    '/look/alice/',
    '/look/alice/0,0',
    '/LOOK/alice',
    '/flip/alice',
    '/flip/alice/0,0/',
    '/flip/alice/0/0',
    '/replace/alice/A',
    '/replace/alice/A/B/',
    '/watch/alice/',
    '/table/alice/1',
    '/join/',
    '/join/alice',
    '/health/',
    '/host',
    '/host/newGame/',
    '/index.html',
    '/constructor/alice',
    '/%6cook/alice',
  ])('there is nothing at %j', (target) => {
    expect(readTarget(target)).toBeUndefined();
  });

  test('four routes are published', () => {
    const published = Object.values(patterns).filter(isPublished);
    expect(published).toEqual([patterns.look, patterns.flip, patterns.replace, patterns.watch]);
  });
});

/** Expects `target` to be refused with this code. */
function isMalformed(target: string, code: RefusalCode): void {
  const of = target.split(/[/?]/)[1];
  expect(readTarget(target)).toEqual({ route: 'malformed', of, code });
}

describe('player ids', () => {
  test.each([
    '',
    'a-b',
    'a%20b',
    'é',
    '%C3%A9',
    'a%2Fb',
    'a.b',
    '+',
    'a%00',
    'a%0A',
    'x'.repeat(257),
  ])('%j is none', (player) => {
    isMalformed(`/look/${player}`, 'bad-player');
    isMalformed(`/flip/${player}/0,0`, 'bad-player');
    isMalformed(`/replace/${player}/A/B`, 'bad-player');
    isMalformed(`/watch/${player}`, 'bad-player');
    isMalformed(`/table/${player}`, 'bad-player');
  });

  test('case matters, and an id may be percent-encoded', () => {
    expect(readTarget('/look/Alice')).toEqual({ route: 'look', player: 'Alice' });
    expect(readTarget('/look/%41lice')).toEqual({ route: 'look', player: 'Alice' });
  });
});

describe('positions', () => {
  test.each([
    ['0,0', 0, 0],
    ['12,345', 12, 345],
    ['00,1', 0, 1],
    ['0%2C1', 0, 1],
    ['%31,0', 1, 0],
  ])('%s is row %i, column %i', (position, row, column) => {
    expect(readTarget(`/flip/alice/${position}`)).toMatchObject({ at: { row, column } });
  });

  test.each([
    '1.5,0',
    '0,0junk',
    '-1,0',
    '0,-1',
    '+1,0',
    '1e1,0',
    '0x1,0',
    ',',
    '0',
    '0,',
    ',0',
    '0,0,0',
    '0,0,',
    '0, 0',
    '0,%200',
    '0,0%0A',
    '0;0',
    '%D9%A3,0',
    '9007199254740992,0',
    '',
  ])('%j is none', (position) => {
    isMalformed(`/flip/alice/${position}`, 'bad-position');
  });
});

describe('cards', () => {
  test.each([
    ['A', 'A', 'as it is'],
    ['%F0%9F%A6%84', '🦄', 'percent-encoded'],
    ['🦄', '🦄', 'plain'],
    ['a%2Fb', 'a/b', 'a slash inside'],
    ['a%252Fb', 'a%2Fb', 'decoded once'],
    ['a+b', 'a+b', 'a plus is a plus'],
    ['a%2Bb', 'a+b', 'encoded or not'],
    ['100%25', '100%', 'a percent sign'],
    ['%3F%23%26', '?#&', 'what means something in an address'],
  ])('%s is %s: %s', (encoded, card) => {
    const target = readTarget(`/replace/alice/${encoded}/Z`);
    expect(target).toEqual({ route: 'replace', player: 'alice', from: card, to: 'Z' });
  });

  test.each(['', '%20', 'a%20b', 'a%0A', '%09', '%C2%A0', 'x'.repeat(4097)])(
    '%j is none',
    (encoded) => {
      isMalformed(`/replace/alice/${encoded}/Z`, 'bad-card');
      isMalformed(`/replace/alice/Z/${encoded}`, 'bad-card');
    },
  );

  test.each(['%zz', '%', '%4', 'a%', '%FF', '%C3', '%ED%A0%80'])(
    '%s encodes nothing',
    (encoded) => {
      isMalformed(`/replace/alice/${encoded}/Z`, 'bad-target');
      isMalformed(`/replace/alice/Z/${encoded}`, 'bad-target');
      isMalformed(`/look/${encoded}`, 'bad-target');
      isMalformed(`/flip/alice/${encoded}`, 'bad-target');
    },
  );

  test('a power that encodes nothing is malformed, too', () => {
    expect(readTarget('/host/%zz')).toEqual({
      route: 'malformed',
      of: 'host',
      code: 'bad-target',
    });
  });
});

describe('the query of a flip', () => {
  test.each(['-1', '1.5', '', 'x', '1e3', '+1', '%201', '9007199254740992'])(
    '%j is no number',
    (number) => {
      isMalformed(`/flip/alice/0,0?n=${number}`, 'bad-number');
      isMalformed(`/flip/alice/0,0?game=${number}`, 'bad-number');
      isMalformed(`/flip/alice/0,0?n=1&game=${number}`, 'bad-number');
    },
  );

  test('the position is looked at first', () => {
    isMalformed('/flip/alice/junk?n=junk', 'bad-position');
  });

  test('order, empty parts and other parameters do not matter', () => {
    const read = { route: 'flip', player: 'alice', at: { row: 0, column: 0 }, number: 1, game: 2 };
    expect(readTarget('/flip/alice/0,0?game=2&n=1')).toEqual(read);
    expect(readTarget('/flip/alice/0,0?&n=1&&game=2&other&x=')).toEqual(read);
    expect(readTarget('/flip/alice/0,0?%6E=1&game=%32')).toEqual(read);
  });
});

describe.each(['watch', 'table'] as const)('the query of /%s', (route) => {
  test.each([
    ['0', 0],
    ['60', 60],
    ['007', 7],
  ])('wait=%s is %i seconds', (wait, waitSeconds) => {
    expect(readTarget(`/${route}/alice?since=x&wait=${wait}`)).toEqual({
      route,
      player: 'alice',
      since: 'x',
      waitSeconds,
    });
  });

  test.each(['61', '-1', '1.5', '', 'x', '1e1'])('wait=%s is none', (wait) => {
    isMalformed(`/${route}/alice?since=x&wait=${wait}`, 'bad-wait');
  });

  test('without since it is the published watch, and wait says nothing', () => {
    expect(readTarget(`/${route}/alice?wait=junk`)).toEqual({ route, player: 'alice' });
  });

  test.each([
    ['', ''],
    ['a+b', 'a+b'],
    ['a%20b', 'a b'],
    ['a=b', 'a=b'],
    ['a?b', 'a?b'],
    ['🦄', '🦄'],
  ])('since=%s is the token %j', (since, token) => {
    expect(readTarget(`/${route}/alice?since=${since}`)).toEqual({
      route,
      player: 'alice',
      since: token,
    });
  });
});

test.each(['/look/alice', '/flip/alice/0,0', '/replace/alice/A/B', '/watch/alice', '/table/alice'])(
  'a parameter of %s that is given twice is refused',
  (path) => {
    isMalformed(`${path}?n=1&n=1`, 'bad-query');
    isMalformed(`${path}?n=1&%6E=1`, 'bad-query');
  },
);

test.each(['a-b', '', 'a&player=b', '%zz'])(
  'a QR code for the player %j is for nobody',
  (player) => {
    expect(readTarget(`/qr.svg?player=${player}`)).toEqual({ route: 'qr', player: undefined });
  },
);

test('a since that encodes nothing is a foreign token, and no error', () => {
  expect(readTarget('/watch/alice?since=%zz')).toMatchObject({ route: 'watch', since: '%zz' });
});
