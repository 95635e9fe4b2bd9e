import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  type Dictionary,
  type Language,
  type Lines,
  dictionaries,
  languageNames,
  languages,
} from '../../../renderer/text/dictionary.ts';
import { hostHere } from '../host-here.ts';
import { walkThroughScreens } from '../screens.ts';
import {
  describeBrowser,
  joinedPhone,
  openBrowser,
  phone,
  press,
  soon,
  visit,
} from '../support.ts';

const SMALL = { viewport: { width: 320, height: 640 } };
const NAME = 'Grandpa Joe';

async function load(language: Language): Promise<Dictionary> {
  return (await dictionaries[language]()).default;
}

/** Whatever is wider than the window, or sticks out of it, or has text that does not fit. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const tell = (element: Element, why: string) =>
      found.push(`${why}: ${element.tagName} ${element.className} ${element.textContent}`);
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) tell(root, 'the page scrolls sideways');
    /** What a scrolling or cutting ancestor, or a turned card, keeps in; a second line may give way. */
    const isKept = (element: Element) =>
      element.closest(
        '.say > div > span, .strip, .play-others, .board, .ground, .play-confetti, .unseen, .map, .fan, .play-crown',
      ) !== null;
    for (const element of document.querySelectorAll('#page *')) {
      const { left, right, width } = element.getBoundingClientRect();
      const isPanned = element.closest('.pan .ground') !== null;
      if (width > innerWidth + 0.5 && !isPanned) tell(element, 'wider than the window');
      else if (!isKept(element) && (left < -0.5 || right > innerWidth + 0.5)) {
        tell(element, `sticks out from ${left} to ${right}`);
      }
      const holdsText = Array.from(element.childNodes).some(({ nodeType }) => nodeType === 3);
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      if (holdsText && isCut && overflowX !== 'auto' && textOverflow !== 'ellipsis') {
        if (!isKept(element)) tell(element, 'text does not fit');
      }
    }
    const say = document.querySelector('.say');
    if (say !== null && say.scrollHeight > say.clientHeight + 1) tell(say, 'cut in the say bar');
    return found;
  });
}

/** Every pair of lines that the say bar may show, with a long name and a picture. */
function barLines({ say }: Dictionary): readonly Lines[] {
  const card = '🦊';
  return [
    say.ready,
    say.first(card),
    say.gotIt(card),
    ...[1, 2, 21].map((place) => say.waiting(NAME, card, place)),
    say.pair(card),
    say.streak(12, card),
    say.miss,
    say.gone,
    say.goneWaiting(NAME, card),
    say.goneSecond(card),
    say.taken(NAME, card),
    say.sameCard(card),
    say.leftLine,
    say.wentBack(card),
    say.wentOn(NAME, card),
    say.leftTo(NAME, card),
    say.theirPair(NAME),
    say.twinHeld(NAME),
    say.now(card),
    say.newGame,
    say.notBegun,
    say.ended,
    say.replaced(NAME, card, '🐻'),
    say.lost,
    say.lostLong,
    say.back,
    say.overHost,
    say.overSoon('12:34'),
  ];
}

/** Those of these lines that do not fit into the say bar, with a mark and perhaps a plus. */
function tooLong(page: Page, lines: readonly Lines[]): Promise<string[]> {
  return page.evaluate((all) => {
    const bar = document.querySelector<HTMLElement>('.say');
    if (bar === null) return ['there is no say bar'];
    const { offsetHeight } = bar;
    const found: string[] = [];
    for (const [first, second] of all) {
      const copy = bar.cloneNode(true) as HTMLElement;
      const [b, span] = [copy.querySelector('b'), copy.querySelector('div > span')];
      const mark = document.createElement('span');
      mark.className = 'mark';
      copy.firstElementChild?.replaceWith(mark);
      if (b === null || span === null) return ['the say bar has other parts'];
      b.textContent = first;
      span.textContent = second;
      bar.after(copy);
      const cut = copy.scrollHeight > copy.clientHeight + 1 || copy.offsetHeight !== offsetHeight;
      if (cut) found.push(`${first} ${second}: ${copy.scrollHeight} of ${copy.clientHeight}`);
      copy.remove();
    }
    return found;
  }, lines);
}

describeBrowser('languages', () => {
  test('each fits on every screen of a phone of 320 pixels', async () => {
    const found: string[] = [];
    const walk = (language: Language) =>
      walkThroughScreens('phone', { ...SMALL, locale: language }, async (page, screen) => {
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        for (const line of await overflows(page)) found.push(`${language}, ${screen}: ${line}`);
      });
    await Promise.all(languages.map(walk));
    expect(found).toEqual([]);
  }, 120_000);

  test('every sentence of every language fits into the say bar of 320 pixels', async () => {
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana', SMALL);
    const found: string[] = [];
    for (const language of languages) {
      const lines = barLines(await load(language));
      for (const line of await tooLong(page, lines)) found.push(`${language}: ${line}`);
    }
    expect(found).toEqual([]);
  });

  test('a browser gets the language that it asks for, or else English', async () => {
    const { lan } = await hostHere('A B / B A');
    for (const [locale, language] of [
      ['ro-RO', 'ro'],
      ['fr-CA', 'fr'],
      ['de-AT', 'de'],
      ['es-MX', 'es'],
      ['ja-JP', 'en'],
    ] as const) {
      const page = await visit(await phone(await openBrowser(), { locale }), lan);
      const { join } = await load(language);
      await soon(() => page.locator('form [type=submit]').textContent()).toBe(join.play);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    }
  });

  test('the menu switches the language, and it is kept', async () => {
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    const [en, ro] = [await load('en'), await load('ro')];
    const said = () => page.locator('.say b').textContent();
    await soon(said).toBe(en.say.ready[0]);
    await press(page, page.locator('[aria-haspopup=dialog]'));
    await page.locator('select').selectOption({ label: languageNames.ro });
    await soon(said).toBe(ro.say.ready[0]);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ro');
    await soon(() => page.locator('.opt.risk').textContent()).toContain(ro.menu.leave);
    await page.reload();
    await soon(said).toBe(ro.say.ready[0]);
    await soon(() => page.locator('.board .card').first().getAttribute('aria-label')).toContain(
      ro.spot.down,
    );
  });
});
