import { expect, test } from 'vitest';
import type { TableView } from '../../shared/table-view.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { type DesktopApp, launchApp } from './electron-support.ts';
import { flip, says, soon, titled } from './support.ts';

/** The computer player at the table, as everybody sees it. */
async function opponentOf(app: DesktopApp) {
  const found = (await app.table()).players.find(({ computer }) => computer !== undefined);
  if (found === undefined) throw new Error('no computer player sits at the table');
  return found;
}

/** How many flips the host has made: two a try, and one for a card in hand. */
function played({ players, spots }: TableView): number {
  const holds = spots.some((spot) => typeof spot === 'object' && spot.as === 'first');
  return (players[0]?.tries ?? 0) * 2 + (holds ? 1 : 0);
}

describeElectron('who opens the desktop app alone', () => {
  test('plays against the computer within two clicks, and so again at the next start', async () => {
    const app = await launchApp();
    await says(app.page, 'Ready when you are.');
    await app.page.getByRole('button', { name: 'Play now' }).click();
    await app.page.locator('.board .card').nth(0).click();
    await app.page.locator('.card.mine').waitFor();
    expect(await opponentOf(app)).toMatchObject({ name: 'Chameleon', computer: 'chameleon' });
    await soon(async () => (await opponentOf(app)).tries).toBeGreaterThan(0);
    await soon(() => app.page.locator('.chip .unseen').allTextContents()).toContainEqual(
      expect.stringMatching(/^Chameleon, computer, /),
    );
    const { seat } = await opponentOf(app);
    await app.answerQuestions('Keep Playing'); // which nobody asks: no friend plays
    await app.quit();

    const again = await launchApp({ folder: app.folder });
    const { tries, ...opponent } = await opponentOf(again);
    expect(opponent).toMatchObject({ seat, name: 'Chameleon', computer: 'chameleon' });
    expect(await again.page.locator('.desk-alone').count()).toBe(0);
    await soon(async () => (await opponentOf(again)).tries).toBeGreaterThan(tries);
  });

  test('keeps the best game of a board over restarts, at any port', async () => {
    /** @param spots which are flipped, one after the other */
    const play = async (app: DesktopApp, spots: readonly number[]) => {
      await soon(() => app.page.locator('.board .card').count()).toBe(4);
      for (const [turn, spot] of spots.entries()) {
        await flip(app.page, spot);
        await soon(async () => played(await app.table())).toBe(turn + 1);
        if (turn === 0) await soon(async () => (await app.table()).playedSeconds).not.toBe(0);
      }
      await titled(app.page, 'All found!');
      return app.page.locator('.play-numbers p').textContent();
    };
    const first = await launchApp();
    await first.use('settings', { shuffle: false });
    await first.use('openBoard', { title: 'Woods', text: '2x2\n🦊\n🐻\n🐻\n🦊\n' });
    expect(await play(first, [0, 3, 1, 2])).toMatch(/^Your best here: .*, 2 tries$/);
    await first.use('newGame', {});
    await first.quit();
    const again = await launchApp({ folder: first.folder });
    expect(await play(again, [0, 1, 0, 3, 1, 2])).toMatch(/^Your best here: .*, 2 tries$/);
  });
});
