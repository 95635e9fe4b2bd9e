import { expect, test } from 'vitest';
import { bringPhoto, byWire, own, put, way } from './bring-support.ts';
import { openPanel, startHere } from './host-support.ts';
import { describeBrowser, joinedPhone, press, says, soon, titled } from './support.ts';

describeBrowser('when bringing cards ends', () => {
  test('who is about to put one there is told that cards are dealt, and what was typed comes along next time', async () => {
    const { wire, use, lan } = await startHere();
    await use('openBringing');
    const leo = await byWire(wire, 'Leo');
    for (const text of ['🎸', '🎺', '🥁']) await leo.bring({ text });
    const mia = await joinedPhone(lan, 'Mia');
    await titled(mia, 'Bring a card');
    await press(mia, way(mia, 'Word'));
    await mia.getByLabel('A word, a name, a place').fill('Gran’s cake');
    await use('deal', { rows: 3, columns: 2, fill: null, title: 'Ours' });
    await mia.locator('.board .card').first().waitFor();
    await says(mia, 'The cards are dealt.');
    await soon(() => mia.locator('.say').innerText()).toContain('Yours will be in next time.');
    await use('openBringing');
    await titled(mia, 'Bring a card');
    await press(mia, way(mia, 'Word'));
    expect(await mia.getByLabel('A word, a name, a place').inputValue()).toBe('Gran’s cake');
  });

  test('without a deal, cards go back to whoever brought them, and are brought again the next time', async () => {
    const { use, lan, table } = await startHere();
    await use('openBringing');
    const mia = await joinedPhone(lan, 'Mia');
    await titled(mia, 'Bring a card');
    await bringPhoto(mia, 'Our cat');
    await says(mia, 'One of yours is on the table.');
    await press(mia, way(mia, 'Word'));
    await mia.getByLabel('A word, a name, a place').fill('Gran’s cake');
    await put(mia);
    await says(mia, 'Two of yours are on the table.');
    await use('newGame');
    await mia.locator('.board .card').first().waitFor();
    await use('openBringing');
    await says(mia, 'Two of yours came back.');
    await press(mia, mia.getByRole('button', { name: 'Bring again' }));
    await says(mia, 'Two of yours are on the table.');
    expect(await own(mia).count()).toBe(2);
    expect((await table()).bringing?.cards).toMatchObject([
      { name: 'Our cat', picture: expect.any(String) },
      { text: 'Gran’s cake' },
    ]);
  });

  test('cards that the host has not shown are counted, and asked about before they stay behind', async () => {
    const started = await startHere();
    const { wire, use, table, lan } = started;
    await use('openBringing');
    const leo = await byWire(wire, 'Leo');
    for (const text of ['🎸', '🎺']) await leo.bring({ text });
    await use('changeBringing', { looksFirst: true });
    const mia = await joinedPhone(lan, 'Mia');
    await press(mia, way(mia, 'Word'));
    await mia.getByLabel('A word, a name, a place').fill('secret');
    await put(mia);
    await says(mia, 'One of yours is on the table.');
    const panel = await openPanel(started);
    const { page } = panel;
    await page.getByRole('button', { name: /^Show .*secret/ }).waitFor();
    await panel.button('Back to boards').click();
    await page.getByText('3 cards go back to whoever brought them.').waitFor();
    await panel.button('Stay here').click();
    await panel.button('Deal them').click();
    await page.getByText('1 card is not shown yet, so it’s left out.').waitFor();
    await panel.button('Stay here').click();
    expect((await table()).phase).toBe('lobby');
    await panel.button('Deal them').click();
    await panel.button('Deal anyway').click();
    await soon(async () => (await table()).beginsIn).toBe(3);
    started.clock.pass(3_000);
    await soon(async () => (await table()).phase).toBe('playing');
    // It goes back to the phone it came from.
    await use('openBringing');
    await says(mia, 'One of yours came back.');
  });
});
