/** Played with nothing but what is spoken: who plays here never looks at the page. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import {
  describeBrowser,
  flip,
  join,
  joinedLaptop,
  laptop,
  openBrowser,
  sees,
  soon,
  visit,
} from './support.ts';

type Place = `${number},${number}`;

/** Everything that the live region says, once and in order, as a screen reader would read it. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (sentence: string) => heard.push(sentence));
  await page.addInitScript(() => {
    const { hear } = globalThis as unknown as { hear: (sentence: string) => void };
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const isLive = target instanceof Element && target.matches('[role=log][aria-live=polite]');
        for (const node of addedNodes) if (isLive) hear(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return heard;
}

/** Somebody who remembers what they heard, and has a keyboard. */
class Listener {
  readonly #page: Page;
  readonly #heard: readonly string[];
  /** What lies where, as far as it was said; undefined: gone. */
  readonly #cards = new Map<Place, string | undefined>();
  #read = 0;
  #rows = 0;
  #columns = 0;

  constructor(page: Page, heard: readonly string[]) {
    this.#page = page;
    this.#heard = heard;
  }

  /** The next sentence that was said. */
  async next(): Promise<string> {
    await soon(() => this.#heard.length).toBeGreaterThan(this.#read);
    const sentence = this.#heard[this.#read++] ?? '';
    this.#remember(sentence);
    return sentence;
  }

  /** The next sentence that says so; what is said before it is remembered, too. */
  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const sentence = await this.next();
      if (pattern.test(sentence)) return sentence;
    }
  }

  #remember(sentence: string): void {
    const size = /: (\d+) rows?, (\d+) columns?, \d+ pairs?\.$/.exec(sentence);
    if (size !== null) [this.#rows, this.#columns] = [Number(size[1]), Number(size[2])];
    const [card = ''] = sentence.split(', ');
    const isOthers = sentence.includes('’s pair');
    for (const [, row, column] of sentence.matchAll(/row (\d+), column (\d+)/g)) {
      this.#cards.set(`${Number(row)},${Number(column)}`, isOthers ? undefined : card);
    }
  }

  /** One card, then a second: a pair that I know of, or something new. @returns what came of it */
  async turn(): Promise<string> {
    const [first, twin] = this.#knownPair() ?? [this.#unknown()];
    await this.#flip(first);
    await this.until(/^Now find its twin|^It’s yours now/);
    const card = this.#cards.get(first);
    const second = twin ?? this.#twinOf(first) ?? this.#unknown();
    await this.#flip(second);
    const outcome = await this.until(/^A pair!|in a row!|^Not a match|^You win|wins!|share/);
    if (!outcome.startsWith('Not')) {
      expect(this.#cards.get(second)).toBe(card);
      this.#cards.set(first, undefined).set(second, undefined);
    }
    return outcome;
  }

  #knownPair(): readonly [Place, Place] | undefined {
    for (const place of this.#cards.keys()) {
      const twin = this.#twinOf(place);
      if (twin !== undefined) return [place, twin];
    }
    return undefined;
  }

  #twinOf(place: Place): Place | undefined {
    const card = this.#cards.get(place);
    if (card === undefined) return undefined;
    const found = [...this.#cards].find(([other, same]) => other !== place && same === card);
    return found?.[0];
  }

  /** The first place of which nothing was said; else one whose card I know. */
  #unknown(): Place {
    for (let row = 1; row <= this.#rows; row++) {
      for (let column = 1; column <= this.#columns; column++) {
        if (!this.#cards.has(`${row},${column}`)) return `${row},${column}`;
      }
    }
    throw new Error('everything was said, and yet there is no pair');
  }

  async #flip(place: Place): Promise<void> {
    const [row = 1, column = 1] = place.split(',').map(Number);
    await this.#page.keyboard.press('Control+Home');
    for (let down = 1; down < row; down++) await this.#page.keyboard.press('ArrowDown');
    for (let right = 1; right < column; right++) await this.#page.keyboard.press('ArrowRight');
    await this.#page.keyboard.press('Enter');
  }
}

describeBrowser('by ear', () => {
  test('a whole game is played, and won', async () => {
    const { local, wire, host } = await hostHere('A B C D / E F A B / C D E F');
    const page = await (await laptop(await openBrowser())).newPage();
    const heard = await listen(page);
    const ana = new Listener(page, heard);
    await page.goto(local);
    await page.locator('#name').waitFor();
    await page.keyboard.press('Tab'); // the language
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    expect(await ana.next()).toBe('Test: 3 rows, 4 columns, 6 pairs.');
    await ana.until(/^Flip any card\./);

    // Bob finds a pair, and then holds the card that Ana will come to second.
    await wire.get('/flip/bob/0,0');
    await wire.get('/flip/bob/1,2');
    expect(await ana.next()).toBe('A, bob’s pair, row 1, column 1, row 2, column 3');
    await wire.get('/flip/bob/0,1');

    // The first card that she does not know is Bob's: she waits, and it is handed over.
    const turn = ana.turn();
    await soon(() => heard.join(' ')).toContain('B, row 1, column 2 bob has “B”. You’re next.');
    await wire.get('/flip/bob/0,2'); // 2-E
    await turn;

    let outcome = '';
    for (let turns = 0; turns < 30 && !outcome.startsWith('You win'); turns++) {
      outcome = await ana.turn();
    }
    expect(outcome).toBe('You win! 5 pairs, 4 ahead of the rest. Well done!');
    expect(await ana.next()).toBe(
      'The host can start a new game. Stick around, your seat is safe.',
    );

    await host.newGame();
    await ana.until(/^Test: 3 rows/);
    await ana.until(/^New game!/);
  });

  test('of a burst of pairs the last is told, and a change of mind once (4-A)', async () => {
    const { local, wire } = await hostHere('A B C D / A B C D');
    const page = await (await laptop(await openBrowser())).newPage();
    const heard = await listen(page);
    await page.goto(local);
    await page.locator('#name').press('Enter');
    await soon(() => heard.length).toBe(2);
    for (const column of [0, 1, 2]) {
      await wire.get(`/flip/bob/0,${column}`);
      await wire.get(`/flip/bob/1,${column}`);
    }
    await soon(() => page.locator('.gone').count()).toBe(4);
    const pairs = () => heard.filter((sentence) => sentence.includes('bob’s pair'));
    await soon(() => pairs().at(-1)).toBe('C, bob’s pair, row 1, column 3, row 2, column 3');
    expect(pairs().length).toBeLessThan(3);

    await wire.get('/flip/bob/0,3');
    await sees(page, 3, 'D, bob has it');
    await flip(page, 3);
    await soon(() => heard.at(-1)).toMatch(/^bob has “D”\. You’re next\./);
    await flip(page, 7);
    await soon(() => heard).toContain('bob has the other one. Grab it when it’s free.');
    const left = heard.filter((sentence) => sentence === 'You’re no longer waiting for “D”.');
    expect(left).toHaveLength(1);
  });

  test('what is said while a dialog is open is said in it, and once', async () => {
    const { lan, host, wire } = await hostHere('A B / B A');
    const page = await (await laptop(await openBrowser())).newPage();
    const heard = await listen(page);
    await join(page, lan, 'Ana');
    await wire.get('/flip/bob/0,0');
    await sees(page, 0, 'A, bob has it');
    await flip(page, 0);
    await soon(() => heard.at(-1)).toMatch(/^bob has “A”/);
    const inDialog = () => page.locator('dialog[open] [role=log] p').allTextContents();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    expect(await inDialog()).toEqual([]); // what was said before is not said again
    await wire.get('/flip/bob/0,1'); // 2-E: the card is Ana's now
    await soon(() => heard.at(-1)).toMatch(/^It’s yours now/);
    expect((await inDialog()).join(' ')).toMatch(/^A, row 1, column 1 It’s yours now/);

    // A question over the menu, and a new game meanwhile.
    await page.getByRole('button', { name: 'Leave the game' }).click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    await host.newGame();
    await soon(() => question.locator('[role=log]').textContent()).toContain('New game!');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await soon(() => page.locator('dialog').count()).toBe(0);

    await flip(page, 0);
    await soon(() => heard.at(-1)).toMatch(/^Now find its twin/);
    expect(heard.filter((sentence) => /^New game!|^It’s yours/.test(sentence))).toHaveLength(2);
  });

  test('every screen has a heading, and the focus is never lost between them', async () => {
    const { lan, host } = await hostHere('A B / B A', { settings: { lobby: true } });
    const page = await joinedLaptop(lan, 'Ana');
    const headed = async () => [
      await page.locator('h1').count(),
      await page.evaluate(() => document.activeElement !== document.body),
    ];
    await soon(headed).toEqual([1, true]); // the lobby
    await host.begin();
    await page.locator('.board').waitFor();
    await soon(headed).toEqual([1, true]);
    await host.endGame();
    await page.locator('.play-over').waitFor();
    await soon(headed).toEqual([1, true]);
    await host.remove({ seat: 0 });
    await page.getByRole('button', { name: 'Join again' }).waitFor();
    await soon(headed).toEqual([1, true]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await soon(headed).toEqual([1, true]);
  });

  test('a language is chosen before joining', async () => {
    const { lan } = await hostHere('A B / B A');
    const page = await visit(await laptop(await openBrowser()), lan);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await page.getByRole('button', { name: 'Spielen' }).waitFor();
    await soon(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.reload();
    await page.getByRole('button', { name: 'Spielen' }).waitFor();
  });
});
