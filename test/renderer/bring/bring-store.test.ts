import { signal } from '@preact/signals';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { BringStore } from '../../../renderer/bring/bring-store.ts';
import type { BringClient, Brought } from '../../../renderer/net/bring-client.ts';
import type { OwnBrought } from '../../../shared/brought.ts';
import type { FailureCode } from '../../../shared/failures.ts';
import type { TableView } from '../../../shared/table-view.ts';
import { view } from '../views.ts';

/** A store whose host has these cards of mine, and refuses what it is told to. */
function store() {
  let own: readonly OwnBrought[] = [];
  let count = 0;
  let refusal: FailureCode | 'gone' | undefined;
  const answer = (): Brought => {
    if (refusal === 'gone') throw new Error('503');
    return refusal === undefined ? { ok: true, own } : { ok: false, code: refusal };
  };
  const client: BringClient = {
    bring: async (_, given) => {
      const face = 'text' in given ? { text: given.text } : { picture: '0'.repeat(32) };
      if (refusal === undefined) own = [...own, { number: ++count, shown: true, ...face }];
      return answer();
    },
    unbring: async (_, number) => {
      if (refusal === undefined) own = own.filter((card) => card.number !== number);
      return answer();
    },
    picture: async (_, hash) => (hash === 'lost' ? undefined : `data:image/png;base64,${hash}`),
  };
  const led: FailureCode[] = [];
  const landed = vi.fn();
  const late = vi.fn();
  const bring = new BringStore({
    client,
    id: () => 'me',
    view: signal(view('A A')),
    onRefused: (code) => led.push(code),
    onLanded: landed,
    onLate: late,
    wake: () => undefined,
  });
  return {
    bring,
    led,
    landed,
    late,
    own: () => own,
    refuse: (code: FailureCode | 'gone' | undefined) => {
      refusal = code;
    },
  };
}

/** The table while these of mine lie there. */
function lobby(brought: readonly OwnBrought[], game = 2): TableView {
  const bringing = { each: 3, looksFirst: false, cards: [] };
  const seen = view('A A', { game, phase: 'lobby', bringing });
  return { ...seen, you: { ...seen.you, brought } };
}

const word = (text: string) => [{ text }, { text }] as const;

describe('a card of mine', () => {
  test('lands, closes its sheet, and is heard', async () => {
    const { bring, own, landed } = store();
    bring.open('word');
    expect(await bring.put(...word('cake'))).toBe(true);
    expect(own()).toMatchObject([{ text: 'cake' }]);
    expect(bring.sheet.value).toBe(undefined);
    expect(bring.news.value).toBe(undefined);
    expect(landed).toHaveBeenCalledOnce();
  });

  test('is taken back, and put there again', async () => {
    const { bring, own } = store();
    await bring.put(...word('cake'));
    const [card] = own();
    if (card === undefined) expect.fail();
    await bring.takeBack(card);
    expect(own()).toEqual([]);
    expect(bring.news.value).toEqual({ kind: 'takenBack', given: { text: 'cake' } });
    await bring.undo();
    expect(own()).toMatchObject([{ number: 2, text: 'cake' }]);
    expect(bring.news.value).toBe(undefined);
  });

  test('a photo is undone with its picture, its name and its colour', async () => {
    const { bring } = store();
    const face = { picture: 'abc', name: 'Our cat', colour: '#112233' };
    await bring.takeBack({ number: 1, shown: true, ...face });
    expect(bring.news.value).toMatchObject({
      kind: 'takenBack',
      given: { picture: 'data:image/png;base64,abc', name: 'Our cat', colour: '#112233' },
    });
    await bring.takeBack({ number: 2, shown: true, picture: 'lost' });
    expect(bring.news.value).toMatchObject({ given: { name: 'Our cat' } }); // of this, nothing can be undone
  });

  test('can be undone for six seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { bring } = store();
    await bring.takeBack({ number: 1, shown: true, text: 'cake' });
    vi.advanceTimersByTime(5_999);
    expect(bring.news.value?.kind).toBe('takenBack');
    vi.advanceTimersByTime(1);
    expect(bring.news.value).toBe(undefined);
  });

  test.each([
    ['was refused', 'many-brings'],
    ['was not answered', 'gone'],
  ] as const)(
    'that I could not take back, which %s, is told when the host takes it off',
    async (_, why) => {
      const { bring, own, refuse } = store();
      await bring.put(...word('one'));
      const [one] = own();
      if (one === undefined) expect.fail();
      bring.see(lobby([one]));
      refuse(why);
      await bring.takeBack(one);
      bring.tell(undefined);
      bring.see(lobby([one]));
      bring.see(lobby([]));
      expect(bring.news.value).toEqual({ kind: 'takenOff' });
    },
  );

  test('that I took back without hearing of it is not told as taken off', async () => {
    const { bring, own, refuse } = store();
    await bring.put(...word('one'));
    bring.see(lobby(own()));
    refuse('gone');
    await bring.takeBack(own()[0] ?? expect.fail());
    bring.tell(undefined);
    bring.see(lobby([]));
    expect(bring.news.value).toBe(undefined);
  });

  test('that the host takes off is told, and one that I took back is not', async () => {
    const { bring, own } = store();
    await bring.put(...word('one'));
    await bring.put(...word('two'));
    const [one, two] = own();
    if (one === undefined || two === undefined) expect.fail();
    bring.see(lobby([one, two]));
    expect(bring.news.value).toBe(undefined);
    bring.see(lobby([two]));
    expect(bring.news.value).toEqual({ kind: 'takenOff' });
    bring.tell(undefined);
    await bring.takeBack(two);
    bring.tell(undefined);
    bring.see(lobby([]));
    expect(bring.news.value).toBe(undefined);
  });

  test('is brought one at a time', async () => {
    const { bring, own } = store();
    const results = await Promise.all([bring.put(...word('one')), bring.put(...word('two'))]);
    expect(results).toEqual([true, false]);
    expect(own()).toHaveLength(1);
  });
});

describe('what the host refuses', () => {
  test.each([
    ['no-bringing', 'late'],
    ['bad-face', 'noWord'],
    ['bad-picture', 'noPhoto'],
    ['too-large', 'noPhoto'],
    ['full-table', 'full'],
    ['many-brings', 'often'],
    ['many-requests', 'lost'],
    ['full', 'lost'],
    ['gone', 'lost'],
  ] as const)('%s is told as %s, and the sheet stays', async (code, kind) => {
    const { bring, refuse, led } = store();
    bring.open('word');
    refuse(code);
    expect(await bring.put(...word('cake'))).toBe(false);
    expect(bring.news.value).toEqual({ kind });
    expect(bring.sheet.value).toBe('word');
    expect(bring.isBusy.value).toBe(false);
    expect(led).toEqual([]);
  });

  test('that somebody has brought the same is told with its face', async () => {
    const { bring, refuse } = store();
    refuse('same-card');
    await bring.put(...word('🍕'));
    expect(bring.news.value).toEqual({ kind: 'same', face: { text: '🍕' } });
  });

  test('one too many closes the sheet: what is there says enough', async () => {
    const { bring, refuse } = store();
    bring.open('emoji');
    refuse('enough-cards');
    await bring.put(...word('🍕'));
    expect([bring.sheet.value, bring.news.value]).toEqual([undefined, undefined]);
  });

  test.each(['removed', 'blocked', 'spectator', 'code', 'bug'] as const)(
    '%s leads to its own screen',
    async (code) => {
      const { bring, refuse, led } = store();
      refuse(code);
      await bring.put(...word('cake'));
      expect(led).toEqual([code]);
    },
  );
});

describe('a lobby that ends', () => {
  const photo = { picture: 'abc', name: 'Our cat', colour: '#112233' };
  const mine: readonly OwnBrought[] = [
    { number: 4, shown: true, text: 'cake' },
    { number: 5, shown: true, ...photo },
    { number: 6, shown: false, text: 'secret' },
  ];
  const given = [
    { text: 'cake' },
    { ...photo, picture: 'data:image/png;base64,abc' },
    { text: 'secret' },
  ];

  test('without a deal gives my cards back, and they can be brought again', async () => {
    const { bring, own, late } = store();
    bring.see(lobby(mine));
    await new Promise(setImmediate); // the picture is fetched while it lies there
    bring.see(view('A A', { game: 3 }));
    expect(bring.returned.value).toEqual(given);
    expect(bring.news.value).toBe(undefined);
    expect(late).not.toHaveBeenCalled();
    const next = store();
    next.bring.see(lobby([], 4));
    await next.bring.bringAgain();
    expect(next.own()).toMatchObject([
      { text: 'cake' },
      { picture: expect.any(String) },
      { text: 'secret' },
    ]);
    expect([next.bring.returned.value, own()]).toEqual([[], []]);
  });

  test('with a deal gives back only what the host had not shown', async () => {
    const { bring, late } = store();
    bring.see(lobby(mine));
    bring.see(view('A A', { game: 3, dealt: 6 }));
    expect(bring.returned.value).toEqual([{ text: 'secret' }]);
    expect(late).not.toHaveBeenCalled(); // nobody was in the middle of anything
    bring.returned.value = [];
  });

  test('with a deal is told to who was about to bring one', () => {
    const { bring, late } = store();
    bring.see(lobby([]));
    bring.open('word');
    bring.see(view('A A', { game: 3 }));
    expect(late).not.toHaveBeenCalled();
    bring.see(lobby([], 4));
    bring.see(view('A A', { game: 5, dealt: 2 }));
    expect(late).toHaveBeenCalledOnce();
  });

  test('in a game that begins with the board of before gives them back, too', () => {
    const { bring } = store();
    bring.see(lobby(mine.slice(0, 1)));
    bring.see(view('A A', { game: 2 }));
    expect([bring.news.value, bring.returned.value]).toEqual([undefined, [{ text: 'cake' }]]);
    bring.returned.value = [];
  });

  test('while the phone slept gives them back in the next one, too', () => {
    const { bring } = store();
    bring.see(lobby(mine.slice(0, 1)));
    bring.see(lobby([], 4));
    expect(bring.news.value).toBe(undefined);
    expect(bring.returned.value).toEqual([{ text: 'cake' }]);
    bring.returned.value = [];
  });

  test('what somebody else has brought meanwhile is told, and what is out of reach stays with me', async () => {
    const { bring, refuse } = store();
    bring.returned.value = [{ text: 'cake' }, { text: 'tea' }];
    refuse('gone');
    await bring.bringAgain();
    expect(bring.returned.value).toHaveLength(2);
    refuse('same-card');
    await bring.bringAgain();
    expect(bring.news.value).toEqual({ kind: 'same', face: { text: 'tea' } });
    expect(bring.returned.value).toEqual([]);
  });
});

test('what was typed is kept when a sheet is closed', () => {
  const { bring } = store();
  bring.open('word');
  bring.drafts.word.value = 'Gran';
  bring.close();
  expect(store().bring.drafts.word.value).toBe('Gran'); // and so in the next lobby
  bring.drafts.word.value = '';
});
