import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { viewOf } from '../support/table-view.ts';
import { EVERYTHING, findings } from './axe.ts';
import { LEO, playedGame, watch } from './film-support.ts';
import { openPanel } from './host-support.ts';
import {
  describeBrowser,
  hearing,
  joinedPhone,
  laptop,
  openBrowser,
  soon,
  visit,
} from './support.ts';

describeBrowser('a film that the host shows to the room', () => {
  test('in the window it can be shown on the TV and kept, without leaving it', async () => {
    const here = await playedGame({ clock: new TestClock() });
    const friend = await joinedPhone(here.lan, 'Ana');
    const { page } = await openPanel(here);
    await here.play(friend);
    await watch(page);
    const onTv = page.locator('.film').getByRole('button', { name: 'Show on the TV' });
    await onTv.click();
    await soon(async () => (await viewOf(here.wire, LEO)).tvShows).toBe('film');
    await soon(() => onTv.getAttribute('aria-pressed')).toBe('true');
    await onTv.click();
    await soon(async () => (await viewOf(here.wire, LEO)).tvShows).toBeUndefined();
    await page.locator('.film').getByRole('button', { name: 'This game as a page' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'With names', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/under-the-sea\.html$/);
    await page.keyboard.press('Escape');
    await page.locator('.film').waitFor({ state: 'detached' });
  });

  test('is shown on the TV when the host wants it, once, and not beyond its game', async () => {
    const here = await playedGame({ clock: new TestClock() }); // the desk can end it at any time
    const friend = await joinedPhone(here.lan, 'Ana');
    const room = {
      viewport: { width: 1920, height: 1080 },
      reducedMotion: 'no-preference',
    } as const;
    const tv = await visit(await laptop(await openBrowser(), room), `${here.lan}/tv`);
    const panel = await openPanel(here);
    await here.play(friend);
    await tv.locator('.play-podium').waitFor();
    await panel.tab('Tonight');
    const key = (name: string) => panel.page.getByRole('button', { name, exact: true });
    const heard = await hearing(tv);
    const show = async () => {
      const comes = tv.locator('.tv-film .board').waitFor();
      await key('Show').click();
      await comes;
    };
    await show();
    expect(await tv.locator('.tv-rail button, .tv-rail [tabindex]').count()).toBe(0); // nobody leads it
    expect(await findings(tv, EVERYTHING)).toEqual([]);
    await tv.locator('.play-podium').waitFor(); // back by itself
    expect(await heard()).toEqual(
      expect.arrayContaining(['Everyone flips a first card.', 'Leo found 🐙 🐙']),
    );
    await key('Stop').click();
    await show();
    await here.host.newGame();
    await tv.locator('.tv-film').waitFor({ state: 'detached' });
    await key('Show').waitFor({ state: 'detached' });
  });
});
