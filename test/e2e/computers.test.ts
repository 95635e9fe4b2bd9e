import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { secretId } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  cardAt,
  describeBrowser,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  pieceAt,
  says,
  sees,
  soon,
  titled,
  visit,
} from './support.ts';

/** A host whose time stands still, so that computer players do, too. */
async function hostAtRest(notation = 'A B C / C B A') {
  const clock = new TestClock();
  const here = await hostHere(notation, { clock });
  const add = (character: 'squirrel' | 'elephant' | 'goldfish') =>
    here.host.addComputer({ character, language: 'en' });
  /** What a computer player would do, done for it. */
  const flipFor = async (name: string, index: number) => {
    const { columns } = here.table.game.deck;
    const id = here.table.seats.computers().find((each) => each.name === name)?.id ?? '';
    await here.table.flip(id, { row: Math.floor(index / columns), column: index % columns });
  };
  return { ...here, clock, add, flipFor };
}

const chips = (page: Page) => page.locator('.chip .unseen').allTextContents();

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });
}

describeBrowser('computer players', () => {
  test('who is alone plays the computer within two clicks', async () => {
    const { clock, table, ...here } = await hostAtRest();
    const panel = await openPanel(here);
    const { page } = panel;
    const golden = () => page.locator('.btn.go').allTextContents();
    await page.getByRole('heading', { name: 'Alone for now?' }).waitFor();
    expect(await golden()).toEqual(['Play now']);
    await panel.button('Play now').click();
    await says(page, 'Chameleon joins in.');
    await soon(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Players 2');
    expect(await page.locator('.desk-alone').count()).toBe(0);
    expect(await golden()).toEqual(['New game']);
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');
    const isPlaying = () =>
      table.view().spots.some((spot) => typeof spot === 'object' && spot.by === 1);
    await soon(() => {
      if (!isPlaying()) clock.pass(500);
      return isPlaying();
    }).toBe(true);
    await page.locator('.piece .sticker.computer').waitFor();
    expect((await chips(page))[1]).toMatch(/^Chameleon, computer, \d pairs?$/);
  });

  test('on every tab, it is one press away, on the board that is chosen', async () => {
    const panel = await openPanel(await hostHere('A B C / C B A'));
    const { page } = panel;
    for (const tab of ['Players', 'Tonight', 'Settings', 'Boards'] as const) {
      await panel.tab(tab);
      await soon(() => page.locator('.btn.go').allTextContents()).toEqual(['Play now']);
    }
    await page.locator('.desk-pick', { hasText: 'Forest friends' }).click();
    await panel.button('Play now').click();
    await soon(() => page.locator('.board .card').count()).toBe(16);
    await soon(async () => (await chips(page))[1]).toMatch(/^Chameleon, computer/);
    await soon(() => page.locator('.btn.go').allTextContents()).toEqual(['New game']);
  });

  test('from a lobby, and for a host who watched, that is a game for two as well', async () => {
    const here = await hostHere('A B C / C B A', { settings: { lobby: true } });
    const { page } = await openPanel(here);
    await page.locator('.crowd').waitFor();
    await page.getByRole('tab', { name: 'Players' }).click();
    await page.getByRole('switch', { name: 'I’m playing too' }).click();
    await soon(() => here.table.view().players.length).toBe(0);
    await page.getByRole('tab', { name: 'Invite' }).click();
    expect(await page.locator('.btn.go').allTextContents()).toEqual(['Play now']);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.chip.me').waitFor();
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');
    expect(here.table.view().players.map(({ computer }) => computer)).toContain('chameleon');
  });

  test('the doctor waits, and opens by itself after a minute without a friend', async () => {
    const { address } = await hostAtRest();
    const context = await laptop(await openBrowser());
    await context.clock.install({ time: 0 });
    const page = await visit(context, address);
    const check = page.getByText('VPN is off');
    await page.getByText('Trouble joining?').waitFor();
    expect(await check.isVisible()).toBe(false);
    // The clock has run since the page opened, however long that took; from here it stands still.
    await page.clock.pauseAt(59_000);
    expect(await check.isVisible()).toBe(false);
    await page.clock.fastForward(60_000);
    await check.waitFor();
    await page.getByText('Nobody here yet? Check this:').waitFor();
  });

  test('by keyboard alone: added, changed, renamed, removed', async () => {
    const here = await hostAtRest();
    const { page } = await openPanel(here);
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('button', { name: 'Play now' }).focus();
    await press('Enter');
    await soon(() => focused(page)).toMatch(/^row 1, column 1/); // where the game goes on
    await page.getByRole('button', { name: 'Add Squirrel, remembers some' }).focus();
    await press('Enter');
    await page.getByText('2 of 7').waitFor();
    /** Opens the menu of one of them, whose character then has the focus. */
    const open = async (name: string, character: string) => {
      await page.getByRole('button', { name: `More options for ${name}` }).focus();
      await press('Enter');
      await page.getByRole('group', { name: `${name} plays like` }).waitFor();
      await soon(() => focused(page)).toBe(character);
    };
    await open('Squirrel', 'Squirrel, remembers some');
    const chosen = page.getByRole('menuitemradio', { checked: true });
    expect(await chosen.getAttribute('aria-label')).toBe('Squirrel, remembers some');
    await press('ArrowDown', 'Enter');
    await soon(() => focused(page)).toBe('More options for Elephant');
    await open('Elephant', 'Elephant, forgets nothing');
    await press('End', 'ArrowUp', 'Enter');
    await page.locator('dialog input').waitFor();
    await press('ControlOrMeta+a');
    await page.keyboard.type('Robo');
    await press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await open('Robo', 'Elephant, forgets nothing');
    const told = page.waitForResponse(/\/table\//);
    await press('Home', 'Enter');
    await soon(() => focused(page)).toBe('More options for Robo');
    await (await told).finished(); // the page knows it, though nothing else there shows it
    await open('Robo', 'Goldfish, forgets at once');
    await press('End', 'Enter');
    await says(page, 'Robo is gone.');
    await page.getByText('1 of 7').waitFor();
    await soon(() => focused(page)).toMatch(/^Add Goldfish, forgets at once/);
  });

  test('seven are the most: the tiles sink, and the say bar tells why', async () => {
    const { add, table, ...here } = await hostAtRest();
    for (let number = 0; number < 7; number++) await add('elephant');
    const panel = await openPanel(here);
    await panel.tab('Players');
    await panel.page.getByText('7 of 7').waitFor();
    const tile = panel.page.getByRole('button', { name: 'Add Goldfish, forgets at once' });
    expect(await tile.getAttribute('aria-disabled')).toBe('true');
    await tile.click({ force: true });
    await says(panel.page, 'Seven computer players at most.');
    expect(table.seats.computers()).toHaveLength(7);
    await panel.ofPlayer('Elephant 7', 'Remove from the game');
    await panel.page.getByText('6 of 7').waitFor();
    await tile.click();
    await panel.page.getByText('7 of 7').waitFor();
  });

  test('are marked wherever their sign stands, and are no friends', async () => {
    const { add, flipFor, lan, host, ...here } = await hostAtRest();
    await add('squirrel');
    const { page: desk } = await openPanel(here);
    await desk.getByRole('tab', { name: 'Invite' }).click();
    expect(await desk.locator('.desk-arrived, .desk-alone').count()).toBe(0);
    const mia = await joinedPhone(lan, 'Mia');
    await desk.getByText('1 friend is in.').waitFor();
    await flipFor('Squirrel', 0);
    await sees(mia, 0, 'A, Squirrel has it');
    await pieceAt(mia, 0).locator('.sticker.computer').waitFor();
    await soon(() => chips(mia)).toContain('Squirrel, computer, 0 pairs');
    const tv = await visit(await laptop(await openBrowser()), `${here.local}/tv`);
    await tv.locator('.tv-scores').getByRole('img', { name: 'computer' }).waitFor();
    await flipFor('Squirrel', 5);
    await says(tv, 'Squirrel found “A” “A”');
    await tv.locator('.say .sticker.computer').waitFor();
    await host.endGame();
    await titled(mia, 'Squirrel wins!');
    await mia.locator('.play-podium .play-lid').getByRole('img', { name: 'computer' }).waitFor();
    const door = await visit(await laptop(await openBrowser()), lan);
    await door.getByText('2 friends are playing').waitFor();
    // In a lobby, too, the host waits for people.
    await host.settings({ lobby: true });
    await host.newGame();
    await titled(desk, 'Everyone in?');
    await desk.getByText('1 friend is waiting.').waitFor();
    await host.remove({ seat: here.seatOf('Mia') });
    await desk.getByText('Nobody here yet.').waitFor();
    expect(await desk.locator('.crowd .pal').allTextContents()).toContain('Squirrel');
  });

  test('pop where they sit down while one looks; who was there, and people, do not', async () => {
    const { add, lan, table } = await hostAtRest();
    await add('squirrel');
    const page = await joinedPhone(lan, 'Ana', { reducedMotion: 'no-preference' });
    await soon(() => chips(page)).toContain('Squirrel, computer, 0 pairs');
    const popped = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      const look = () => {
        for (const { id, effect } of document.getAnimations()) {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          if (id === 'arrive') seen.add(target?.querySelector('.unseen')?.textContent ?? '');
        }
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    const names = () => popped.evaluate((seen) => [...seen]);
    await add('elephant');
    await soon(names).toEqual(['Elephant, computer, 0 pairs']);
    table.room.join(secretId('ben'), { name: 'Ben' });
    await soon(() => chips(page)).toContain('Ben, 0 pairs');
    await add('goldfish');
    await soon(names).toEqual(['Elephant, computer, 0 pairs', 'Goldfish, computer, 0 pairs']);
  });

  test('wait while nobody is here, and every screen says so', async () => {
    const { add, clock, ...here } = await hostAtRest();
    await add('squirrel');
    await add('elephant');
    const tv = await visit(await laptop(await openBrowser()), `${here.local}/tv`);
    await says(tv, 'The computer is waiting.');
    const panel = await openPanel(here);
    await soon(() => tv.locator('.say b').textContent()).not.toBe('The computer is waiting.');
    await panel.tab('Players');
    await panel.turn('I’m playing too', false);
    await says(panel.page, 'The computer is waiting.');
    await soon(() => panel.page.locator('.desk-people small').allTextContents()).toEqual([
      'computer · waiting',
      'computer · waiting',
    ]);
    await says(tv, 'The computer is waiting.');
    clock.pass(600_000);
    expect(here.table.view().spots.every((spot) => spot === 1)).toBe(true);
    await panel.turn('I’m playing too', true);
    await soon(() => {
      clock.pass(500);
      return here.table
        .view()
        .players.some(({ computer, tries }) => computer !== undefined && tries > 0);
    }).toBe(true);
    await cardAt(panel.page, 0).waitFor();
  });
});
