/** The lesson on the host's desk: hard pairs, names, tables for spreadsheets, and one sheet of paper. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { isolated } from '../../renderer/game/say.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { lesson, openLesson, saved } from './lesson-support.ts';
import { EVERYTHING, findings, findingsInBoth } from './axe.ts';
import { describeBrowser, laptop, openBrowser, soon, visit } from './support.ts';

describeBrowser('the lesson', () => {
  test('tells which pairs were hard, and names nobody unless the host wants it', async () => {
    const { page } = await lesson();
    await openLesson(page);
    const told = page.locator('.desk-lesson');
    await soon(() => told.locator('h2').textContent()).toBe('Tiere');
    expect(await told.innerText()).toContain('3 games, 3 players');
    expect(await told.innerText()).not.toMatch(/Ana|Ben|Maximilian/);
    expect(await page.locator('.play-hard').count()).toBe(6);
    expect(await told.innerText()).toMatch(/Taken for grass snake \d+ times/);
    // The hardest stands first.
    const means = await page.locator('.play-hard-up b').allTextContents();
    expect(means.map(Number)).toEqual(means.map(Number).toSorted((one, other) => other - one));
    expect(await findingsInBoth(page, 'lesson')).toEqual([]);
    await page.getByRole('switch', { name: 'With names' }).click();
    await soon(() => told.innerText()).toContain('Found by');
    await soon(() => told.innerText()).toMatch(/Ana|<b>Ben|Maximilian-Alexander/);
    // It is off again for the next look.
    await page.locator('#tab-players').click();
    await page.locator('#tab-tonight').click();
    await openLesson(page);
    expect(await told.innerText()).not.toContain('Found by');
  });

  test('a rude name is gone with two clicks, also from the results of earlier games', async () => {
    const { page, panel, here } = await lesson();
    await panel.ofPlayer('<b>Ben', 'Give a friendly name');
    await soon(() => here.table.view().players.map(({ name }) => name)).not.toContain('<b>Ben');
    await page.locator('#tab-tonight').click();
    const table = await saved(page, () => page.locator('[aria-describedby=results]').click());
    expect(table).not.toContain('Ben');
    expect(table.match(/Ana/g)).toHaveLength(3);
  });

  test('whoever comes back on another phone goes on as who they were, with two clicks', async () => {
    const { page, panel, here } = await lesson();
    here.table.leave(secretId('pupil0'));
    const phone = secretId('another phone');
    here.table.room.join(phone, { name: 'Ana' });
    await panel.ofPlayer('Ana 2', `That’s ${isolated('Ana')} again`);
    await soon(() => here.table.seats.find(phone)?.name).toBe('Ana');
    await page.locator('#tab-tonight').click();
    const table = await saved(page, () => page.locator('[aria-describedby=results]').click());
    expect(table.match(/,Ana,/g)).toHaveLength(3);
    expect(table).not.toContain('Ana 2');
  });

  test('is gone once it is forgotten', async () => {
    const { page, panel } = await lesson();
    await openLesson(page);
    await page.getByRole('button', { name: 'Forget…' }).click();
    await panel.button('Forget').click();
    await soon(() => page.locator('.desk-which').count()).toBe(0);
    await soon(() => page.locator('.desk-lesson').count()).toBe(0);
  });

  test('saves tables as German spreadsheets read them, with awards in words', async () => {
    const { page } = await lesson({ locale: 'de' });
    const results = await saved(page, () => page.locator('[aria-describedby=results]').click());
    const [head = '', first = ''] = results.replace('\uFEFF', '').split('\r\n');
    expect(head).toContain('Spiel;Tisch;Spielfeld;');
    expect(head).toContain(';Paare;Versuche;Paare in Folge;Auszeichnung');
    expect(first.split(';').length).toBe(head.split(';').length);
    expect(results).not.toMatch(/;[a-z]+-[a-z-]+;/); // no award by its kind
    await openLesson(page);
    const table = await saved(page, () => page.locator('[aria-describedby=lesson-table]').click());
    const lines = table.replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toContain('Spielfeld;Karte;Gehört zu;Aufgedeckt bis zum Fund');
    expect(lines.find((line) => line.startsWith('Tiere;Schnecke;'))).toMatch(
      /^Tiere;Schnecke;snail;\d+(,\d)?;;grass snake;\d+;$/,
    );
  });

  test('is one sheet of paper, which prints by itself, or stays as a page without any script', async () => {
    const { page } = await lesson();
    await openLesson(page);
    await page.getByRole('button', { name: 'Print…' }).click();
    await page.locator('.desk-paper').waitFor();
    expect(await findingsInBoth(page, 'paper')).toEqual([]);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const printed = page.locator('body > .desk-print-only');
    await soon(() => printed.locator('h1').textContent()).toBe('Tiere');
    expect(await printed.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await printed.isVisible()).toBe(true);
    expect(await page.locator('#tab-tonight').isVisible()).toBe(false);
    const widths = await printed
      .locator('.desk-paper-bar i')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(widths[0]).toBeGreaterThan(widths.at(-1) ?? 0);
    await page.emulateMedia({ media: 'screen' });
    // Paper is narrower than the desk, which does not fold away under its sheet.
    const sheet = (await page.pdf()).toString('latin1');
    expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(await page.locator('.desk-print').isVisible()).toBe(true);
    const text = await saved(page, () =>
      page.getByRole('button', { name: 'Save as a page…' }).click(),
    );
    const file = join(await tempFolder(), 'lesson.html');
    writeFileSync(file, text);
    const context = await laptop(await openBrowser(), { javaScriptEnabled: false });
    const paper = await context.newPage();
    await paper.goto(pathToFileURL(file).href);
    expect(await paper.locator('.desk-paper h1').textContent()).toBe('Tiere');
    expect(await paper.locator('.desk-paper footer').textContent()).toContain(
      'Names are left out.',
    );
    expect(await paper.locator('.desk-paper').evaluate((it) => getComputedStyle(it).color)).toBe(
      'rgb(0, 0, 0)',
    );
    const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('has a menu of boards where several were played; of too little it tells nothing yet', async () => {
    const { page, here } = await lesson();
    await here.openBoard('A A / B B', 'Numbers');
    for (const row of [0, 1]) {
      for (const column of [0, 1]) await here.table.flip(secretId(`pupil${row}`), { row, column });
    }
    await page.locator('.desk-which [role=radio]').nth(1).click();
    await page.getByText('Too little to tell yet. Play on.').waitFor();
    const menu = page.getByLabel('Board', { exact: true });
    expect(await menu.locator('option').allTextContents()).toEqual(['Numbers', 'Tiere']);
    expect(await findings(page, EVERYTHING)).toEqual([]);
    await menu.selectOption('Tiere');
    await soon(() => page.locator('.play-hard').count()).toBe(6);
  });

  test('the page of a game tells its four hardest pairs', async () => {
    const { here } = await lesson();
    const answer = await here.host.gamePage({ language: 'en', names: false });
    if (!answer.ok) throw new Error(answer.code);
    const file = join(await tempFolder(), answer.value.name);
    writeFileSync(file, answer.value.text);
    const page = await visit(await laptop(await openBrowser()), pathToFileURL(file).href);
    await page.locator('.kept-hard').scrollIntoViewIfNeeded();
    expect(await page.locator('.kept-hard .play-hard').count()).toBe(4);
    expect(await page.locator('.kept-hard h2').textContent()).toBe('Hard pairs');
    expect(await page.locator('.kept-hard').innerText()).not.toMatch(/Ana|Ben|Maximilian/);
    expect(await findingsInBoth(page, 'kept')).toEqual([]);
  });

  test('a window of 1366 × 650 shows the figures and the hardest pair; arrows choose', async () => {
    const { page } = await lesson({ viewport: { width: 1366, height: 650 } });
    await page.locator('.desk-which [role=radio]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.play-hard').first().waitFor();
    const box = await page.locator('.play-hard').first().boundingBox();
    const foot = await page.locator('.desk-foot, .panel-foot').first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 650);
    expect(await findings(page, EVERYTHING)).toEqual([]);
  });
});
