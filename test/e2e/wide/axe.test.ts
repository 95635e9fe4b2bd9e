import { expect, test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import { isUp } from '../../../renderer/game/changes.ts';
import { until } from '../../support/until.ts';
import { secretId } from '../../support/wire.ts';
import { COLOURS, EVERYTHING, findings, findingsInBoth } from '../axe.ts';
import { hostHere } from '../host-here.ts';
import { openPanel } from '../host-support.ts';
import { walkThroughScreens } from '../screens.ts';
import {
  cardAt,
  describeBrowser,
  flip,
  joinedLaptop,
  laptop,
  openBrowser,
  pieceAt,
  visit,
} from '../support.ts';

describeBrowser('axe', () => {
  test('finds nothing on any screen of a phone or a laptop, in light and in the dark', async () => {
    const found: string[] = [];
    const walk = (device: 'phone' | 'laptop') =>
      walkThroughScreens(device, {}, async (page, screen) => {
        found.push(...(await findingsInBoth(page, `${device}, ${screen}`)));
      });
    await Promise.all([walk('phone'), walk('laptop')]);
    expect(found).toEqual([]);
  });

  test.each(languages)('what a tag says is in the label of its card, in %s', async (locale) => {
    const { lan, wire, table } = await hostHere('fox bear fox / hen hen bear');
    const page = await joinedLaptop(lan, 'Ana', { locale });
    const turnsTo = async (index: number, className: string) => {
      await flip(page, index);
      await page.locator(`.piece.${className}[data-spot="${index}"] .tag`).waitFor();
      const tag = (await pieceAt(page, index).locator('.tag').textContent()) ?? '';
      const label = (await cardAt(page, index).getAttribute('aria-label')) ?? '';
      expect(tag).not.toBe('');
      expect(label.toLowerCase()).toContain(tag.toLowerCase());
    };
    await turnsTo(0, 'mine');
    await turnsTo(2, 'pair');
    await wire.get('/flip/bob/0,1');
    await turnsTo(1, 'wait');
    await wire.get('/flip/eve/1,0');
    wire.open('/flip/kim/1,0');
    await pieceAt(page, 3).locator('.badge').waitFor();
    await until(() => table.view().spots.some((spot) => isUp(spot) && spot.waiting?.length === 1));
    await turnsTo(3, 'wait'); // second in line
  });

  test('finds nothing on the TV, in light and in the dark', async () => {
    const { lan, table, host } = await hostHere('🦊 🐻 🦊 / 🐸 🐸 🐻', {
      settings: { lobby: true },
    });
    const tv = await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 } });
    const screens = [
      [await visit(tv, `${lan}/tv`), EVERYTHING],
      [await visit(tv, `${lan}/tv?dark`), COLOURS],
    ] as const;
    const found: string[] = [];
    const look = async (selector: string) => {
      for (const [page, options] of screens) {
        await page.locator(selector).first().waitFor();
        await page.locator('.tv-qr img[src]').first().waitFor();
        for (const finding of await findings(page, options)) {
          found.push(`${selector} ${page.url()}: ${finding}`);
        }
      }
    };
    await look('.tv-split');
    for (const name of ['Maximilian', 'Konstantin']) table.room.join(secretId(name), { name });
    await look('.tv-crowd li');
    await host.begin();
    await table.flip(secretId('Maximilian'), { row: 0, column: 0 });
    await table.flip(secretId('Maximilian'), { row: 0, column: 2 });
    await table.flip(secretId('Konstantin'), { row: 0, column: 1 });
    await look('.card.held.pair');
    await host.endGame();
    await look('.play-podium');
    expect(found).toEqual([]);
  });

  test('finds nothing on the desk of the host, in light and in the dark', async () => {
    const here = await hostHere('🦊 🐻 🦊 / 🐸 🐸 🐻');
    const panel = await openPanel(here);
    const { page } = panel;
    const found: string[] = [];
    const look = async (where: string) => {
      found.push(...(await findingsInBoth(page, where)));
    };
    await page.locator('.desk-alone').waitFor();
    await look('alone');
    await page.getByText('Trouble joining?').click();
    await look('doctor');
    await panel.button('Play now').click();
    await page.locator('.chip').nth(1).waitFor();
    await look('computer players');
    await panel.ofPlayer('Chameleon');
    await look('menu of a computer player');
    await page.keyboard.press('Escape');
    for (let number = 1; number < 7; number++) {
      await here.host.addComputer({ character: 'elephant', language: 'en' });
    }
    await page.locator('.desk-cast.desk-full').waitFor();
    await look('seven computer players');
    for (const { seat } of here.table.seats.computers()) await here.host.remove({ seat });
    await here.wire.get('/flip/Mia/0,0');
    await page.locator('.held').first().waitFor();
    for (const tab of ['Invite', 'Players', 'Boards', 'Settings'] as const) {
      await panel.tab(tab);
      if (tab === 'Boards') await page.getByRole('radio').first().waitFor();
      await look(tab);
    }
    await panel.ofPlayer('Mia');
    await look('menu of a player');
    await page.getByRole('menuitem', { name: 'Rename Mia' }).click();
    await look('rename');
    await page.keyboard.press('Escape');
    await panel.button('New game').click();
    await panel.button('Start over').waitFor();
    await look('question');
    await page.keyboard.press('Escape');
    await panel.openFile('wrong.txt', '2x2\nA\n');
    await panel.button('Back to the game').waitFor();
    await look('refused file');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 900, height: 700 });
    await panel.button('Open the desk').click();
    await look('sheet');
    await page.keyboard.press('Escape');
    await here.host.endGame();
    await page.locator('.play-over').waitFor();
    await look('over');
    await here.host.settings({ lobby: true });
    await here.host.newGame();
    await page.locator('.crowd').waitFor();
    await look('lobby');
    expect(found).toEqual([]);
  }, 60_000);
});
