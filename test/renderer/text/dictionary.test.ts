import { describe, expect, test } from 'vitest';
import {
  type Dictionary,
  type Language,
  type Lines,
  chooseLanguage,
  dictionaries,
  languageNames,
  languages,
} from '../../../renderer/text/dictionary.ts';
import { storyDictionaries } from '../../../renderer/text/story-dictionary.ts';
import { xrayDictionaries } from '../../../renderer/text/xray-dictionary.ts';
import { collect } from '../collect.ts';

async function load(language: Language): Promise<Dictionary> {
  return (await dictionaries[language]()).default;
}

const [en, ro, fr, de, es] = await Promise.all([
  load('en'),
  load('ro'),
  load('fr'),
  load('de'),
  load('es'),
]);

const NAME = 'Grandpa Joe';
const CARD = '🦊';
const NUMBERS = [0, 1, 2, 3, 5, 19, 20, 21, 101];
const FIRST_CHARS_MAX = 44;
const SECOND_CHARS_MAX = 52;

/** Every sentence of a dictionary, under its path, said with every sample. */
function sentences(text: Dictionary): Map<string, readonly string[]> {
  const { say, unlike, spot, tag, score, join, lobby, over, tv } = text;
  const counted = (tell: (number: number) => string) => NUMBERS.map((number) => tell(number));
  const placed = <T>(tell: (place: number) => T) => NUMBERS.slice(1).map((place) => tell(place));
  const twice = (tell: (one: number, other: number) => string) =>
    NUMBERS.flatMap((one) => NUMBERS.map((other) => tell(one, other)));
  const said = new Map<string, readonly string[]>();
  collect('', text, said);
  const functions: Readonly<Record<string, readonly string[]>> = {
    quote: [text.quote('fox')],
    'say.first': say.first(CARD),
    'say.gotIt': say.gotIt(CARD),
    'say.heldUp': NUMBERS.flatMap((others) =>
      [true, false].flatMap((isTimed) => say.heldUp(NAME, CARD, others, isTimed)),
    ),
    'say.waiting': placed((place) => say.waiting(NAME, CARD, place)).flat(),
    'say.pair': say.pair(CARD),
    'say.streak': NUMBERS.flatMap((number) => say.streak(number, CARD)),
    'say.goneWaiting': say.goneWaiting(NAME, CARD),
    'say.goneSecond': say.goneSecond(CARD),
    'say.taken': say.taken(NAME, CARD),
    'say.sameCard': say.sameCard(CARD),
    'say.wentBack': say.wentBack(CARD),
    'say.wentOn': say.wentOn(NAME, CARD),
    'say.leftTo': say.leftTo(NAME, CARD),
    'say.theirPair': say.theirPair(NAME),
    'say.twinHeld': say.twinHeld(NAME),
    'say.now': say.now(CARD),
    'say.replaced': say.replaced(NAME, CARD, '🐻'),
    'say.computerSits': say.computerSits(NAME),
    'say.computerGone': say.computerGone(NAME),
    'say.overSoon': say.overSoon('0:20'),
    'say.changedMind': [say.changedMind(CARD)],
    'unlike.first': unlike.first(CARD),
    'unlike.gotIt': unlike.gotIt(CARD),
    'unlike.heldUp': NUMBERS.flatMap((others) =>
      [true, false].flatMap((isTimed) => unlike.heldUp(NAME, CARD, others, isTimed)),
    ),
    'spot.at': twice(spot.at),
    'spot.has': [spot.has(NAME)],
    'spot.pairOf': [spot.pairOf(NAME)],
    'spot.waiting': placed(spot.waiting),
    'spot.photo': [spot.photo('Our cat')],
    'spot.photoNumber': placed(spot.photoNumber),
    'spot.pairWith': [spot.pairWith('dog')],
    'ear.board': twice((one, other) => text.ear.board('Under the sea', one, other, one)),
    'ear.secondsLeft': counted(text.ear.secondsLeft),
    'tag.place': placed(tag.place),
    'score.pairsLeft': counted(score.pairsLeft),
    'score.pairs': counted(score.pairs),
    'score.has': [score.has(CARD)],
    'score.waitsFor': [score.waitsFor(NAME)],
    'join.playing': counted((number) => join.playing(number, 'Under the sea')),
    'join.nobodyYet': [join.nobodyYet('Under the sea')],
    'lobby.players': counted(lobby.players),
    'lobby.you': [lobby.you(lobby.sign(0, 0))],
    'lobby.sign': [lobby.sign(0, 0)], // all of them: signs.test.ts
    'lobby.begins': counted(lobby.begins),
    'over.wins': [over.wins(NAME)],
    'over.share': [over.share(['Mia', 'Leo']), over.share(['Mia', 'Leo', NAME])],
    'over.came': twice(over.came),
    'over.ahead': twice(over.ahead),
    'over.found': counted(over.found),
    'over.pairs': counted(over.pairs),
    'over.tries': counted(over.tries),
    'over.best': counted((tries) => over.best('1:23', tries)),
    'over.cardsLeft': [true, false].flatMap((isUnlike) =>
      counted((number) => over.cardsLeft(number, isUnlike)),
    ),
    'tv.more': counted(tv.more),
    'tv.found': [tv.found(NAME, CARD)],
  };
  for (const [path, told] of Object.entries(functions)) said.set(path, told);
  return said;
}

/** Everything the say bar may show. */
function barLines({ say, unlike, tv }: Dictionary): [string, Lines][] {
  const { changedMind: _, lastOne, ...bar } = say;
  return Object.entries({
    ...bar,
    first: say.first(CARD),
    gotIt: say.gotIt(CARD),
    heldUp: say.heldUp(NAME, CARD, 0, true),
    heldUpForEver: say.heldUp(NAME, CARD, 0, false),
    heldUpByMany: say.heldUp(NAME, CARD, 20, true),
    heldUpUnlike: unlike.heldUp(NAME, CARD, 20, true),
    heldUpUnlikeForEver: unlike.heldUp(NAME, CARD, 20, false),
    readyUnlike: unlike.ready,
    firstUnlike: unlike.first(CARD),
    gotItUnlike: unlike.gotIt(CARD),
    missUnlike: unlike.miss,
    waiting: say.waiting(NAME, CARD, 1),
    waitingSecond: say.waiting(NAME, CARD, 2),
    waitingLater: say.waiting(NAME, CARD, 101),
    pair: say.pair(CARD),
    streak: say.streak(101, CARD),
    myLast: [say.streak(101, CARD)[0], lastOne],
    theirLast: [lastOne, tv.found(NAME, CARD)],
    goneWaiting: say.goneWaiting(NAME, CARD),
    goneSecond: say.goneSecond(CARD),
    taken: say.taken(NAME, CARD),
    sameCard: say.sameCard(CARD),
    wentBack: say.wentBack(CARD),
    wentOn: say.wentOn(NAME, CARD),
    leftTo: say.leftTo(NAME, CARD),
    theirPair: say.theirPair(NAME),
    twinHeld: say.twinHeld(NAME),
    now: say.now(CARD),
    replaced: say.replaced(NAME, CARD, '🐻'),
    computerSits: say.computerSits(NAME),
    computerGone: say.computerGone(NAME),
    overSoon: say.overSoon('0:20'),
  });
}

function kinds(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, kinds(inner)]));
}

const all: readonly Dictionary[] = [en, ro, fr, de, es];

describe.each(all)('in $lang', (text) => {
  test('is there under its code, and has a name of its own', async () => {
    expect(await load(text.lang)).toEqual(text);
    const named = new Intl.DisplayNames([text.lang], { type: 'language' }).of(text.lang);
    expect(languageNames[text.lang].toLowerCase()).toBe(named?.toLowerCase());
  });

  test('there is a sentence wherever English has one', () => {
    expect(kinds(text)).toEqual(kinds(en));
  });

  test('every sentence says something, and nothing unfilled', () => {
    for (const [path, told] of sentences(text)) {
      expect(told, path).not.toEqual([]);
      for (const sentence of told) {
        expect(sentence.trim(), path).not.toBe('');
        expect(sentence, path).not.toMatch(/undefined|NaN|\[object|=>|~/);
        expect(sentence, path).toBe(sentence.trim());
        expect(sentence, path).toBe(sentence.normalize('NFC'));
      }
    }
  });

  test('the say bar has room for its two lines', () => {
    for (const [name, [first, second]] of barLines(text)) {
      expect(Array.from(first).length, `${name}: ${first}`).toBeLessThanOrEqual(FIRST_CHARS_MAX);
      expect(Array.from(second).length, `${name}: ${second}`).toBeLessThanOrEqual(SECOND_CHARS_MAX);
    }
  });

  test('tags fit on a card', () => {
    const tags = [text.tag.you, text.tag.pair, ...[1, 2, 3, 21].map(text.tag.place)];
    for (const tag of tags) expect(tag.length, tag).toBeLessThanOrEqual(9);
  });

  test('the label of a card contains what its tag says', () => {
    const { tag, spot } = text;
    const places = [1, 2, 3, 21].map((place) => [tag.place(place), spot.waiting(place)] as const);
    for (const [word, label] of [[tag.you, spot.mine], [tag.pair, spot.myPair], ...places]) {
      const [before, after] = label.toLowerCase().split(word.toLowerCase());
      expect(after, label).not.toBe(undefined);
      // whole words
      expect(before, label).not.toMatch(/[\p{L}\p{N}]$/u);
      expect(after, label).not.toMatch(/^[\p{L}\p{N}]/u);
    }
  });

  test('quotes and apostrophes are curved, and no dots stand in a row', () => {
    for (const [path, told] of sentences(text)) {
      for (const sentence of told) expect(sentence, path).not.toMatch(/["'`]|\.\./);
    }
  });
});

describe('who shares a win', () => {
  test.each([
    ['en', 'Mia, Leo and Ana share the win!'],
    ['de', 'Mia, Leo und Ana: Gleichstand!'],
    ['fr', 'Mia, Leo et Ana, ex æquo\u00a0!'],
    ['es', '¡Empate entre Mia, Leo y Ana!'],
    ['ro', 'Mia, Leo și Ana, la egalitate!'],
  ] as const)('is listed in %s: %s', async (language, sentence) => {
    expect((await load(language)).over.share(['Mia', 'Leo', 'Ana'])).toBe(sentence);
  });
});

describe('one word for turning a card over', () => {
  test.each([
    ['en', /\b(picks?|taps?)\b/i],
    ['de', /\b(wähle|tippe|nehmen|Wahl)\b/i],
    ['fr', /\b(choisi[st]|choix|touche)\b/i],
    ['es', /\b(elig[ea]|elegir|toca) ?(una|otra|$)/i],
    ['ro', /\b(aleg[ei]|atinge)\b/i],
  ] as const)('%s', async (language, otherWord) => {
    const text = await load(language);
    const bar = barLines(text).flatMap(([, lines]) => lines);
    const { film } = (await storyDictionaries[language]()).default;
    const { default: xray } = await xrayDictionaries[language]();
    const told = [...bar, ...text.menu.rules, film.begin, ...Object.values(xray.doing)];
    const lines = told.map((line) => (typeof line === 'function' ? line(CARD) : line));
    expect(lines.filter((line) => otherWord.test(line))).toEqual([]);
  });
});

describe('Romanian', () => {
  test('has s and t with a comma below, never with a cedilla', () => {
    const told = [...sentences(ro).values()].flat().join(' ');
    expect(told).not.toMatch(/[şţŞŢ]/);
    expect(told).toMatch(/ș/);
    expect(told).toMatch(/ț/);
  });

  test.each([
    [0, '0 perechi'],
    [1, '1 pereche'],
    [2, '2 perechi'],
    [19, '19 perechi'],
    [20, '20 de perechi'],
    [21, '21 de perechi'],
    [100, '100 de perechi'],
    [101, '101 perechi'],
    [119, '119 perechi'],
    [120, '120 de perechi'],
  ])('counts %i as %s', (number, pairs) => {
    expect(ro.score.pairs(number)).toBe(pairs);
  });
});

describe('French', () => {
  test.each([
    [0, '0 paire'],
    [1, '1 paire'],
    [2, '2 paires'],
  ])('counts %i as %s', (number, pairs) => {
    expect(fr.score.pairs(number)).toBe(pairs);
  });

  test('keeps high punctuation on the line of its word', () => {
    for (const sentence of [...sentences(fr).values()].flat()) {
      expect(sentence.replaceAll(/\d:\d/g, '')).not.toMatch(/[^\u00a0][!?:;»]|«[^\u00a0]/);
    }
  });
});

describe('Spanish', () => {
  test('opens what it closes', () => {
    for (const sentence of [...sentences(es).values()].flat()) {
      expect(sentence.match(/¡/g)?.length, sentence).toBe(sentence.match(/!/g)?.length);
      expect(sentence.match(/¿/g)?.length, sentence).toBe(sentence.match(/\?/g)?.length);
    }
  });

  test.each([
    ['Leo', 'Mia y Leo'],
    ['Inés', 'Mia e Inés'],
    ['Hilda', 'Mia e Hilda'],
  ])('joins Mia and %s as %s', (other, both) => {
    expect(es.over.share(['Mia', other])).toContain(both);
  });
});

describe('the language of a browser', () => {
  test.each([
    [['ro'], 'ro'],
    [['ro-RO', 'en'], 'ro'],
    [['fr-CA'], 'fr'],
    [['DE-at'], 'de'],
    [['es-419', 'es'], 'es'],
    [['pl', 'fr-FR', 'de'], 'fr'],
    [['en-GB', 'ro'], 'en'],
    [['pl', 'ja-JP'], 'en'],
    [['eng', 'rom'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ])('%j is %s', (wanted: readonly string[], language) => {
    expect(chooseLanguage(wanted)).toBe(language);
  });

  test('is one of those that are translated', () => {
    expect(all.map(({ lang }) => lang)).toEqual([...languages]);
  });
});

describe.each(languages)('in %s', (language) => {
  test('the place in a line is said from the second on; the first is next', async () => {
    const { say, spot } = await load(language);
    const firsts = [1, 2, 3].map((place) => say.waiting(NAME, CARD, place)[0]);
    expect(firsts.map((line) => /[123]/.exec(line)?.[0])).toEqual([undefined, '2', '3']);
    const spots = [1, 2, 3].map((place) => spot.waiting(place));
    expect(spots.map((line) => /[123]/.exec(line)?.[0])).toEqual([undefined, '2', '3']);
  });

  test('more who wait are counted, where there are any', async () => {
    const { say } = await load(language);
    const lines = [0, 1, 2].map((others) => say.heldUp(NAME, CARD, others, true)[0]);
    expect(lines.map((line) => /\d/.exec(line)?.[0])).toEqual([undefined, '1', '2']);
  });
});
