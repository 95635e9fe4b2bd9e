import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import { describeBrowser, flip, joinedPhone, press, says, sees, soon } from './support.ts';

describeBrowser('a streak', () => {
  test('does not outlive its game, though nobody followed as the next one began', async () => {
    const { lan, table } = await hostHere('A A B / B C C');
    const page = await joinedPhone(lan, 'Ana');
    for (const [first, second, card] of [
      [0, 1, 'A'],
      [2, 3, 'B'],
    ] as const) {
      await flip(page, first);
      await sees(page, first, `${card}, you have it`);
      await flip(page, second);
      await says(page, `A pair! “${card}” “${card}”`);
    }
    await press(page, page.getByRole('button', { name: 'Menu' }));
    await press(page, page.getByRole('button', { name: 'Leave the game' }));
    await press(page, page.getByRole('button', { name: 'Leave', exact: true }));
    await page.getByRole('button', { name: 'Join again' }).waitFor();
    table.room.startGame();
    await press(page, page.getByRole('button', { name: 'Join again' }));
    await soon(() => table.view().players.map(({ presence }) => presence)).toEqual(['here']);
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');
    await flip(page, 1);
    await sees(page, 1, 'A, your pair');
    expect(await page.locator('.say b').textContent()).toBe('A pair! “A” “A”');
  });
});
