/** Games that are won together, as those see them who play, and the TV. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../renderer/text/dictionary.ts';
import { TestClock } from '../support/clock.ts';
import { tableWith } from '../support/decks.ts';
import { playLesson } from '../support/lesson-game.ts';
import { secretId } from '../support/wire.ts';
import { EVERYTHING, findings, findingsInBoth } from './axe.ts';
import { cutOff } from './boxes.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  describeBrowser,
  flip,
  joinedLaptop,
  joinedPhone,
  laptop,
  openBrowser,
  soon,
  titled,
  visit,
} from './support.ts';

const BOARD = '🦊 🦊 🐻 🐻 / 🐼 🐼 🐸 🐸';
const TEAMS = { sides: 'teams', teams: 2, teamsBy: 'friends' } as const;
const TV = { viewport: { width: 1920, height: 1080 } };

type Here = Awaited<ReturnType<typeof hostHere>>;

function joins({ table }: Here, ...names: readonly string[]): void {
  for (const name of names) table.room.join(secretId(name), { name });
}

/** Somebody without a page finds the pair that lies at these two spots. */
async function finds({ table }: Here, name: string, spot: number): Promise<void> {
  for (const at of [spot, spot + 1]) {
    await table.flip(secretId(name), { row: Math.floor(at / 4), column: at % 4 });
  }
}

/** What is read there, part by part. */
function told(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).allTextContents();
}

/** The shape that a sticker or a sign shows, as its path. */
function drawn(page: Page, selector: string): Promise<string | null> {
  return page.locator(`${selector} path`).first().getAttribute('d');
}

describeBrowser('teams', () => {
  test('are chosen in the lobby with one tap, seen by all, until the game begins', async () => {
    const here = await hostHere(BOARD, { settings: TEAMS });
    const page = await joinedPhone(here.lan, 'Ana');
    await titled(page, 'Which team?');
    joins(here, 'Ben');
    const other = await joinedPhone(here.lan, 'Cleo', { viewport: { width: 320, height: 568 } });
    await soon(() => told(page, '.sides-row b')).toEqual(['Circles', 'Triangles']);
    const mine = () => page.locator('[role=radio][aria-checked=true]').getAttribute('aria-label');
    await soon(mine).toBe('Circles, You, Cleo');
    await page.getByRole('radio', { name: /^Triangles/ }).tap();
    await soon(mine).toBe('Triangles, You, Ben');
    await soon(() => told(other, '.sides-pal')).toEqual(['You', 'Ana', 'Ben']);
    await soon(() => page.locator('.say b').textContent()).toBe('You’re one of the Triangles.');
    expect(await drawn(page, '.say .sticker')).toBe(await drawn(page, '.sides-row:nth-child(2)'));
    await here.host.begin();
    await page.locator('.board').waitFor();
    await soon(() => told(page, '.strip .chip > div')).toEqual(['0', '0']);
    expect(await told(page, '.strip .chip small')).toEqual(['You: Triangles', 'Circles']);
  });

  test('are chosen by chance where there are more than two; a sign flies to its new team', async () => {
    const here = await hostHere(BOARD, { settings: { ...TEAMS, teams: 3 } });
    const page = await joinedPhone(here.lan, 'Ana', { reducedMotion: 'no-preference' });
    await titled(page, 'Which team?');
    joins(here, 'Ben', 'Cleo');
    await page.evaluate(() => {
      const animate = Reflect.get(Element.prototype, 'animate');
      Element.prototype.animate = function (frames, options) {
        if (typeof options === 'object' && options.id === 'fly') document.title += ' fly';
        return animate.call(this, frames, options);
      };
    });
    const mine = () => page.locator('[role=radio][aria-checked=true]').getAttribute('aria-label');
    for (let times = 0; times < 2; times++) {
      const before = await mine();
      await page.getByRole('button', { name: 'Put me anywhere' }).tap();
      await soon(mine).not.toBe(before);
    }
    await soon(() => page.title()).toMatch(/ fly fly$/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const flown = await page.title();
    const last = await mine();
    await page.getByRole('button', { name: 'Put me anywhere' }).tap();
    await soon(mine).not.toBe(last);
    expect(await page.title()).toBe(flown);
  });

  test('that are larger than the others are full, and say so', async () => {
    const here = await hostHere(BOARD, { settings: TEAMS });
    joins(here, 'Ben', 'Cleo', 'Dan', 'Eva');
    const page = await joinedPhone(here.lan, 'Ana'); // the third Circle
    await titled(page, 'Which team?');
    const full = page.getByRole('radio', { name: /^Triangles/ });
    await here.host.putInTeam({ seat: 2, team: 1 });
    await soon(() => full.getAttribute('aria-label')).toBe('Triangles, Cleo, Dan, Eva');
    expect(await full.getAttribute('aria-disabled')).not.toBe('true');
    await here.host.putInTeam({ seat: 0, team: 1 });
    await soon(() => full.getAttribute('aria-disabled')).toBe('true');
    expect(await full.textContent()).toContain('Full until the others grow');
  });

  test('have the pairs, on phone, laptop, desk and TV; their end names the winners and no person first', async () => {
    const clock = new TestClock();
    const here = await hostHere(BOARD, { settings: { ...TEAMS, teamsBy: 'host' }, clock });
    const page = await joinedPhone(here.lan, 'Ana'); // a Circle
    joins(here, 'Ben', 'Cleo'); // a Triangle, a Circle
    const wide = await joinedLaptop(here.lan, 'Dan');
    const tv = await visit(await laptop(await openBrowser(), TV), `${here.lan}/tv`);
    const panel = await openPanel(here);
    await tv.locator('.board').waitFor();
    await finds(here, 'Ben', 0);
    await soon(() => told(page, '.strip .chip > div')).toEqual(['0', '1']);
    await soon(() => told(wide, '.sides-team h2 b')).toEqual(['0', '1']);
    await soon(() => told(tv, '.sides-team h2 b')).toEqual(['0', '1']);
    await soon(() => tv.locator('.say span').first().textContent()).toContain('for the Triangles');
    expect(await page.locator('.strip .chip').first().textContent()).toContain('You: Circles');
    expect(await wide.locator('.play-list').count()).toBe(0);
    await panel.tab('Players');
    await panel.ofPlayer('Cleo');
    await panel.page.getByRole('menuitem', { name: 'Put into the Triangles' }).click();
    await soon(() => here.table.view().players[2]?.team).toBe(1);
    await finds(here, 'Cleo', 2);
    await flip(page, 4);
    await flip(page, 5);
    await soon(() => told(page, '.strip .chip > div')).toEqual(['1', '2']);
    await finds(here, 'Ben', 6);
    for (const each of [page, wide, panel.page, tv]) {
      await titled(each, 'The Triangles win!');
      await soon(() => told(each, '.sides-stand > b')).toEqual(['Triangles', 'Circles']);
      expect(await each.locator('.play-podium').count()).toBe(0);
    }
    expect(await page.locator('.lede').textContent()).toBe('3 pairs, 2 more than the Circles.');
    const [, , , ...circles] = await told(page, '.sides-names li');
    expect(circles).toEqual(['You', expect.any(String)]); // and the host
    await page.locator('.play-stat').first().waitFor(); // my own, below
    expect(here.story.view().evening.lines[0]?.wins).toBe(1);
  });

  test('are all offered in the menu of a player, which is as high as there is room', async () => {
    const here = await hostHere(BOARD, { settings: { ...TEAMS, teams: 4 } });
    joins(here, 'Ben');
    const panel = await openPanel(here, { viewport: { width: 1366, height: 650 } });
    await panel.ofPlayer('Ben');
    const hidden = await panel.page
      .getByRole('menu')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBe(0);
  });

  test('a sign flies to its card from the chip of its team, as small as it is there', async () => {
    const here = await hostHere(BOARD, { settings: { ...TEAMS, teamsBy: 'host' } });
    const page = await joinedPhone(here.lan, 'Ana', { reducedMotion: 'no-preference' });
    joins(here, 'Ben');
    await soon(() => page.locator('.strip .chip').count()).toBe(2);
    await page.evaluate(() => {
      const starts: unknown[] = [];
      Object.assign(globalThis, { starts });
      const look = () => {
        for (const { id, effect } of document.getAnimations()) {
          if (id === 'take')
            starts.push((effect as KeyframeEffect).getKeyframes()[0]?.['transform']);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await here.table.flip(secretId('Ben'), { row: 0, column: 0 });
    const scale = () =>
      page.evaluate(() => {
        const [start] = (globalThis as unknown as { starts: readonly string[] }).starts;
        return Number(/scale\((.*)\)/.exec(start ?? '')?.[1]);
      });
    await soon(scale).toBeLessThan(1.5);
  });

  test('with a name of twenty wide letters stay on the phone where they are chosen', async () => {
    const here = await hostHere(BOARD, { settings: TEAMS });
    const page = await joinedPhone(here.lan, 'Ana', { viewport: { width: 320, height: 568 } });
    joins(here, 'M'.repeat(20));
    await page.getByText('MMM').waitFor();
    expect(await cutOff(page, '.sides-row, .sides-pal')).toEqual([]);
  });

  test('stand at the left of a phone on its side, and the words at the right', async () => {
    const here = await hostHere(BOARD, { settings: TEAMS });
    joins(here, 'Ben');
    const page = await joinedPhone(here.lan, 'Ana', { viewport: { width: 740, height: 360 } });
    const middle = () =>
      page.locator('.sides-words > *').evaluateAll((all) =>
        all.map((each) => {
          const words = document.createRange();
          words.selectNodeContents(each);
          const { left, right } = words.getBoundingClientRect();
          return Math.round((left + right) / 2);
        }),
      );
    await soon(middle).toEqual([370, 370]);
    await here.host.begin();
    await finds(here, 'Ben', 0);
    await here.host.endGame();
    const podium = page.locator('.sides-podium');
    await podium.waitFor();
    const box = await podium.boundingBox();
    expect(box?.x).toBeLessThan(20);
    expect(await cutOff(page, '.sides-stand > *')).toEqual([]);
    const names = await podium
      .locator('b')
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top));
    expect(new Set(names).size).toBe(1); // also that of a team without a pair
  });

  test('that share the first place are both crowned', async () => {
    const here = await hostHere(BOARD, { settings: { ...TEAMS, teamsBy: 'host' } });
    const page = await joinedPhone(here.lan, 'Ana');
    joins(here, 'Ben');
    await flip(page, 0);
    await flip(page, 1);
    await soon(() => here.table.view().players[0]?.score).toBe(1);
    await finds(here, 'Ben', 2);
    await here.host.endGame();
    await titled(page, 'The Circles and the Triangles share it!');
    expect(await page.locator('.play-crown').count()).toBe(2);
  });
});

describeBrowser('all together', () => {
  test('have one thread and one end, and nobody is counted or ranked', async () => {
    const clock = new TestClock();
    const here = await hostHere(BOARD, { settings: { sides: 'together' }, clock });
    const page = await joinedPhone(here.lan, 'Ana');
    const wide = await joinedLaptop(here.lan, 'Dan');
    joins(here, 'Ben');
    await finds(here, 'Ben', 0);
    for (const each of [page, wide]) {
      await soon(() => told(each, '.sides-about span')).toEqual(['1 of 4 pairs together', '0:00']);
    }
    expect(await told(page, '.strip .chip')).toEqual(['YouYou', 'DanDan', 'BenBen']);
    expect(await told(wide, '.sides-person bdi')).toEqual(['Ana', 'You', 'Ben']);
    clock.pass(80_000);
    for (const spot of [2, 4, 6]) await finds(here, 'Ben', spot);
    await titled(page, 'All 4 pairs!');
    expect(await page.locator('.lede').textContent()).toBe('In 1:20.'); // found by one alone
    await soon(() => told(page, '.sides-tile .unseen')).toEqual(
      ['🦊', '🐻', '🐼', '🐸'].map((card) => `${card} ${card}, found by Ben`),
    );
    expect(await told(page, '.sides-figures b')).toEqual(['1:20', '4', '1']);
    for (const each of [page, wide]) {
      expect(await each.locator('.play-podium, .play-award, .play-crown, .pts').count()).toBe(0);
    }
  });

  test('see whole words on their garland', async () => {
    const words = {
      title: 'Tiere',
      rows: 2,
      columns: 2,
      pairs: [
        ['der Adler', 'eagle'],
        ['das Reh', 'deer'],
      ],
    } as const;
    const here = await hostHere(tableWith(words, { sides: 'together' }));
    const page = await joinedPhone(here.lan, 'Ana');
    joins(here, 'Ben');
    await playLesson(here.table, [secretId('Ben')], { seed: 1 });
    await soon(() => told(page, '.sides-print')).toHaveLength(2);
    const shares = await page
      .locator('.sides-print > span')
      .evaluateAll((all) =>
        all.map((one) => (one as HTMLElement).offsetWidth / (one.parentElement?.clientWidth ?? 0)),
      );
    expect(Math.max(...shares)).toBeLessThan(0.9);
  });

  test('have a garland with rows of one length', async () => {
    const cards = Array.from('🦊🐻🐼🐨🐯🦁🐮🐷', (card) => `${card} ${card}`);
    const rows = [0, 2, 4, 6].map((at) => cards.slice(at, at + 2).join(' '));
    const here = await hostHere(rows.join(' / '), { settings: { sides: 'together' } });
    const wide = await joinedLaptop(here.lan, 'Dan');
    joins(here, 'Ben');
    for (const at of cards.keys()) await finds(here, 'Ben', 2 * at);
    const tiles = wide.locator('.sides-tile');
    await soon(() => tiles.count()).toBe(8);
    const tops = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().top),
    );
    expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 0, 4, 4, 4, 4]);
  });

  test('hear how much faster they were than ever', async () => {
    const clock = new TestClock();
    const here = await hostHere(BOARD, { settings: { sides: 'together' }, clock });
    joins(here, 'Ben', 'Cleo');
    const page = await joinedPhone(here.lan, 'Ana');
    const play = async (ms: number) => {
      await finds(here, 'Ben', 0);
      clock.pass(ms);
      await finds(here, 'Cleo', 2);
      for (const spot of [4, 6]) await finds(here, 'Ben', spot);
    };
    await play(80_000);
    await here.host.newGame();
    await soon(() => told(page, '.sides-about span')).toEqual([
      '0 of 4 pairs together',
      '0:00 · best 1:20',
    ]);
    await play(63_000);
    await soon(() => page.locator('.lede').textContent()).toBe('17 seconds faster than ever.');
    expect(await page.locator('.sides-better small').textContent()).toBe('best was 1:20');
    await page.getByText('Your new best on this board.').waitFor();
    await page.locator('.sides-new .play-rosette').waitFor();
    await page.getByRole('button', { name: /Tonight|Today/ }).tap();
    await page.locator('.play-night').waitFor();
    expect(await told(page, '.play-night .won')).toEqual([]);
    expect(await page.locator('.play-night td .icon').count()).toBe(4);
  });
});

describeBrowser('table against table', () => {
  test('has a chip for each table, and once all are done the fastest, and how far mine was behind', async () => {
    const clock = new TestClock();
    const here = await hostHere(BOARD, { settings: { sides: 'tables' }, clock });
    const { room } = here.table;
    const page = await joinedPhone(here.lan, 'Ana');
    const other = await joinedPhone(here.lan, 'Ben');
    await other.getByText('Table 2').first().waitFor();
    const tv = await visit(await laptop(await openBrowser(), TV), `${here.lan}/tv`);
    await titled(tv, 'Two tables');
    const chips = async (each: Page) => {
      clock.pass(1_000); // other tables are told once a second
      return told(each, '.strip .chip strong');
    };
    await soon(() => chips(page)).toEqual(['0', '0']);
    const cards =
      room
        .at(2)
        ?.game.board.save()
        .spots.map((spot) => spot?.card) ?? [];
    const inPairs = [...cards.keys()].toSorted((one, two) =>
      String(cards[one]).localeCompare(String(cards[two])),
    );
    for (const at of inPairs.slice(0, 2)) await flip(other, at);
    await soon(() => chips(page)).toEqual(['0', '1']);
    expect(await page.locator('.strip .chip.me strong').textContent()).toBe('0');
    expect(await told(page, '.strip .chip.me small')).toEqual(['You']);
    // A host who looks at a table does not sit there.
    const { page: desk } = await openPanel(here);
    await desk.getByRole('tab', { name: /^Players/ }).click();
    await desk.getByRole('switch', { name: 'I’m playing too' }).click();
    await desk.getByRole('button', { name: /^Look at table 2/ }).click();
    await soon(() => told(desk, '.strip .chip strong')).toEqual(['0', '1']);
    expect(await told(desk, '.strip .chip small')).toEqual(['', '']);
    /** Each card is mine before the next; with the last one the board is gone. */
    const solves = async (each: Page, spots: readonly number[]) => {
      for (const at of spots) {
        await flip(each, at);
        if (at === spots.at(-1)) return;
        await each.locator(`.card.mine[data-index="${at}"]`).waitFor();
      }
    };
    await solves(page, [0, 1, 2, 3, 4, 5, 6, 7]);
    await titled(page, 'All 4 pairs!'); // the others still play
    clock.pass(30_000);
    await solves(other, inPairs.slice(2));
    for (const each of [page, other]) {
      await soon(async () => {
        clock.pass(1_000);
        return each.locator('h1').last().textContent();
      }).toBe('Table 1 is the fastest!');
      expect(await each.locator('.play-podium').count()).toBe(0);
      expect(await told(each, '.sides-steps .banner')).toEqual(['1', '2']);
      expect(await told(each, '.sides-steps li:has(.play-crown) .banner')).toEqual(['1']);
    }
    expect(await told(page, '.sides-at')).toEqual(['You', 'Table 2']);
    expect(await told(page, '.sides-below, .tables-others')).toEqual([]);
    expect(await page.locator('.lede').textContent()).toMatch(/^All 4 pairs in \d:\d\d\.$/);
    expect(await other.locator('.lede').textContent()).toMatch(
      /^Your table came second, \d+ seconds behind\.$/,
    );
    await titled(tv, 'Table 1 is the fastest!');
    expect(await tv.locator('.tv-lede').textContent()).toMatch(/^All 4 pairs in \d:\d\d\.$/);
    expect(await told(tv, '.sides-at')).toEqual(['Ana', 'Ben']);
    await soon(() => tv.locator('.tv-peg').count()).toBe(8);
    const [first, second] = await told(tv, '.tv-course b');
    expect([first, second]).toEqual(await told(tv, '.sides-stand > b'));
    expect(await findings(tv, EVERYTHING)).toEqual([]);
    expect(await findingsInBoth(other, 'race')).toEqual([]);
  });
});

describeBrowser('axe', () => {
  test('finds nothing where teams play, in light and in the dark', async () => {
    const here = await hostHere(BOARD, { settings: TEAMS });
    joins(here, 'Ben', 'Cleo');
    const page = await joinedPhone(here.lan, 'Ana');
    const wide = await joinedLaptop(here.lan, 'Dan');
    const tv = await visit(await laptop(await openBrowser(), TV), `${here.lan}/tv`);
    await titled(page, 'Which team?');
    const found = [...(await findingsInBoth(page, 'lobby'))];
    await here.host.begin();
    await finds(here, 'Ben', 0);
    await page.locator('.board').waitFor();
    await tv.locator('.board').waitFor();
    const look = async (where: string) => {
      found.push(...(await findingsInBoth(page, `phone, ${where}`)));
      found.push(...(await findingsInBoth(wide, `laptop, ${where}`)));
      found.push(...(await findings(tv, EVERYTHING)));
    };
    await look('play');
    await here.host.endGame();
    await Promise.all([page, wide, tv].map((each) => each.locator('.sides-podium').waitFor()));
    await look('over');
    expect(found).toEqual([]);
  }, 60_000);

  test('finds nothing where all play together, nor in the choice of who wins', async () => {
    const here = await hostHere(BOARD, { settings: { sides: 'together' } });
    joins(here, 'Ben', 'Cleo');
    const page = await joinedPhone(here.lan, 'Ana');
    const tv = await visit(await laptop(await openBrowser(), TV), `${here.lan}/tv`);
    await finds(here, 'Ben', 0);
    await tv.locator('.board').waitFor();
    const found = [...(await findingsInBoth(page, 'play'))];
    for (const spot of [2, 4, 6]) await finds(here, 'Cleo', spot);
    await Promise.all([page, tv].map((each) => each.locator('.sides-tile').first().waitFor()));
    found.push(...(await findingsInBoth(page, 'over')), ...(await findings(tv, EVERYTHING)));
    const panel = await openPanel(here);
    await panel.page.locator('.panel-foot [aria-expanded]').click();
    await panel.page.getByRole('radio', { name: /^Teams/ }).click();
    await panel.page.getByRole('radio', { name: 'At random' }).click();
    await soon(() => here.table.room.settings).toMatchObject({ sides: 'teams', teamsBy: 'chance' });
    found.push(...(await findingsInBoth(panel.page, 'who wins')));
    expect(found).toEqual([]);
  }, 60_000);
});

test.each(languages)('the lobby of teams fits on the smallest phone, in %s', async (locale) => {
  const here = await hostHere(BOARD, { settings: TEAMS });
  joins(here, 'Wilhelmina-Mathilda', 'Konstantin');
  const size = { locale, viewport: { width: 320, height: 568 } };
  const page = await joinedPhone(here.lan, 'Ana', size);
  await page.locator('.sides-lobby').waitFor();
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.sides-lobby, .sides-lobby :not(.say, .say *)')]
      .filter(
        ({ scrollWidth, clientWidth, tagName }) =>
          tagName !== 'BDI' && scrollWidth > clientWidth + 1,
      )
      .map((one) => `${one.tagName} ${one.className} ${one.textContent}`),
  );
  expect(wide).toEqual([]);
});
