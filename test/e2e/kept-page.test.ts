/** A game as one file: opened from the disk, without a network. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedFile } from '../../shared/host-api.ts';
import { languages } from '../../shared/languages.ts';
import { animals, tableWith } from '../support/decks.ts';
import { TestClock } from '../support/clock.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { findings, COLOURS, EVERYTHING } from './axe.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import { asCard, hostileStrings } from './hostile-strings.ts';
import { describeBrowser, laptop, openBrowser, phone, soon, visit } from './support.ts';

/** For a usual game: six players, eighteen pairs. */
const BYTES_MAX = 400_000;

type Here = Awaited<ReturnType<typeof hostHere>>;

const NAMES = ['Mia', 'Leo', 'Ana', 'Zoë', 'Sam', 'Priya'];

/** So many pairs lie side by side, pair after pair. */
const SIGNS = Array.from('🦊🐻🐼🐸🐷🐨🦁🐯🐮🐵🐔🐧🦉🐴🦄🐝🐞🐢');

function pairsBoard(count: number): string {
  const rows = SIGNS.slice(0, count).map((sign) => `${sign} ${sign}`);
  const lines = Array.from({ length: count / 3 }, (_, row) => rows.slice(3 * row, 3 * row + 3));
  return lines.map((line) => line.join(' ')).join(' / ');
}

/** Each in turn misses once and finds a pair, until none is left; the last found is of the first. */
async function playOut(here: Here, names: readonly string[], clock: TestClock): Promise<void> {
  const { table } = here;
  const { columns, cards } = table.game.deck;
  const flip = async (name: string, at: number) => {
    clock.pass(1_100);
    await table.flip(idOf(name), { row: Math.floor(at / columns), column: at % columns });
  };
  for (const name of names) table.room.join(idOf(name), { name });
  const count = cards.length / 2;
  for (let pair = 0; pair < count; pair++) {
    const name = names[pair % names.length] ?? '';
    if (pair < count - 1) {
      await flip(name, 2 * pair);
      await flip(name, 2 * count - 1);
    }
    await flip(name, 2 * pair);
    await flip(name, 2 * pair + 1);
  }
}

async function pageOf(here: Here, names = true, language = 'en'): Promise<SavedFile> {
  const answer = await here.host.use('gamePage', { language, names });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value as SavedFile;
}

/** Opens the file from the disk; whatever it asks for beside itself is told. */
async function open(file: SavedFile, options: BrowserContextOptions & { isPhone?: boolean } = {}) {
  const path = join(await tempFolder(), file.name);
  await writeFile(path, file.text);
  const { isPhone = false, ...others } = options;
  const context: BrowserContext = await (isPhone ? phone : laptop)(await openBrowser(), others);
  await context.setOffline(true);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const page = await visit(context, pathToFileURL(path).href);
  await page.locator('.board').waitFor();
  /** Beside the file itself, and what is in it. */
  const foreign = () => asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'));
  return { page, foreign };
}

/** Who found how many pairs, by rank. */
function scores(page: Page): Promise<string[]> {
  return page
    .locator('.kept-found .paper > li')
    .evaluateAll((lines) =>
      lines.map(
        (line) => `${line.querySelector('bdi')?.textContent} ${line.lastChild?.textContent}`,
      ),
    );
}

/** What lies on the board of the page, face up, spot by spot. */
async function shownCards(page: Page): Promise<string[]> {
  const cards = await page
    .locator('.board .piece.up')
    .evaluateAll((all) =>
      all.map(
        (one) => `${one.getAttribute('data-spot')} ${one.querySelector('.pic')?.textContent}`,
      ),
    );
  return cards.toSorted();
}

function cardsOf({ table }: Here): string[] {
  const { spots } = table.view();
  const cards = spots.flatMap((spot, at) => (typeof spot === 'object' ? `${at} ${spot.card}` : []));
  return cards.toSorted();
}

/** The id of whoever is called so, whatever letters that has. */
const idOf = (name: string) => secretId(Buffer.from(name).toString('hex'));

const label = (page: Page) => page.locator('.film-keys .film-play').getAttribute('aria-label');

describeBrowser('a game that is kept as a page', () => {
  test('is saved by the desk, and shows by itself, offline, what the podium showed', async () => {
    const clock = new TestClock();
    const here = await hostHere(pairsBoard(18), { title: 'Under the sea', clock });
    const panel = await openPanel(here);
    await panel.tab('Tonight');
    expect(await panel.page.getByText('This game as a page').count()).toBe(0);
    await playOut(here, NAMES, clock);
    await panel.page.getByText('This game as a page').waitFor();
    await panel.page.getByRole('button', { name: 'Save…' }).first().click();
    expect(await findings(panel.page, EVERYTHING)).toEqual([]);
    const [download] = await Promise.all([
      panel.page.waitForEvent('download'),
      panel.button('With names').click(),
    ]);
    const name = download.suggestedFilename();
    expect(name).toMatch(/^memory-scramble-\d{4}-\d\d-\d\d-under-the-sea\.html$/);
    const text = await textOf(await download.createReadStream());
    expect(Buffer.byteLength(text)).toBeLessThan(BYTES_MAX);
    console.log(`a game of six players and eighteen pairs: ${Buffer.byteLength(text)} bytes`);
    for (const each of NAMES) expect(text).not.toContain(idOf(each));

    const { page, foreign } = await open({ name, text });
    const played = here.table.view().players.filter(({ tries }) => tries > 0);
    const players = played.toSorted((one, two) => two.score - one.score);
    expect(await scores(page)).toEqual(players.map((one) => `${one.name} ${one.score}`));
    expect(await page.locator('h1').textContent()).toMatch(/share the win!$/);
    expect(await page.locator('main > .lede').textContent()).toMatch(
      /Under the sea.*, .*\d{4}.*\. 6 players found 18 pairs in \d+:\d\d\.$/u,
    );
    expect(await page.locator('.play-medal').count()).toBe(6);
    await page.locator('.film-graph').focus();
    await page.keyboard.press('End');
    // The board as it lay in the end: the last pair of each, and all others are gone.
    await soon(() => shownCards(page)).toEqual(cardsOf(here));
    expect(await page.locator('.say b').textContent()).toBe('Priya found 🐢 🐢');
    expect(await findings(page, EVERYTHING)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, COLOURS)).toEqual([]);
    expect(foreign()).toEqual([]);
  });

  test('plays once by itself; who wants less motion starts it; an award leads to its moment', async () => {
    const clock = new TestClock();
    const here = await hostHere(pairsBoard(3), { clock });
    await playOut(here, ['Mia', 'Leo'], clock);
    const file = await pageOf(here);
    const still = await open(file, { isPhone: true });
    expect(await label(still.page)).toBe('Play');
    expect(await still.page.locator('.board .piece.up').count()).toBe(0);
    const award = still.page.locator('.play-medal', { has: still.page.locator('.ibtn') }).first();
    await award.locator('.ibtn').tap();
    await soon(() => still.page.locator('.say.good').count()).toBe(1);
    const moving = await open(file, { reducedMotion: 'no-preference' });
    await soon(() => label(moving.page)).toBe('Pause');
    await soon(() => moving.page.locator('.say b').textContent()).toBe('Mia found 🐼 🐼');
    await soon(() => label(moving.page)).toBe('Play');
  });

  test('fits every width from 320 pixels on', async () => {
    const clock = new TestClock();
    const here = await hostHere(pairsBoard(18), { clock });
    await playOut(here, NAMES, clock);
    const file = await pageOf(here, true, 'de');
    for (const width of [320, 768, 1920]) {
      const { page } = await open(file, { viewport: { width, height: 800 } });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width} pixels`).toBeLessThanOrEqual(0);
      const board = await page.locator('.board').boundingBox();
      expect(board?.x).toBeGreaterThanOrEqual(0);
    }
  });

  test('crowns all who share the first place, and tells of each pair whole, whoever found it', async () => {
    const clock = new TestClock();
    const here = await hostHere(pairsBoard(6), { clock });
    await playOut(here, ['M'.repeat(20), 'Zoë', 'Ana'], clock);
    const { page } = await open(await pageOf(here));
    const seen = await page.locator('.kept-band .play-crown').evaluateAll((crowns) =>
      crowns.map((crown) => {
        const { left, top, width, height } = crown.getBoundingClientRect();
        return (
          document.elementFromPoint(left + width / 2, top + height / 2)?.closest('svg') === crown
        );
      }),
    );
    expect(seen).toEqual([true, true, true]);
    const cut = await page
      .locator('.film-what')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut).toBe(0);
  });

  test('without names has none: everybody is their sign, in every language', async () => {
    const clock = new TestClock();
    const here = await hostHere(pairsBoard(3), { clock });
    await playOut(here, ['Mirabella', 'Leonidas'], clock);
    const signs = { en: 'Red circle', de: 'Roter Kreis', fr: 'Rond rouge', es: 'Círculo rojo' };
    for (const language of languages) {
      const file = await pageOf(here, false, language);
      expect(file.text).not.toMatch(/Mirabella|Leonidas/);
      const { page } = await open(file);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const [first] = await scores(page);
      expect(first).toBe(`${{ ...signs, ro: 'Cerc roșu' }[language]} 2`);
    }
  });

  test('has its photos in it, texts with their spaces, and unlike pairs', async () => {
    const here = await hostHere(tableWith(animals));
    here.table.room.join(secretId('Mia'), { name: 'Mia' });
    for (const at of [0, 1, 2, 3]) {
      await here.table.flip(secretId('Mia'), { row: Math.floor(at / 3), column: at % 3 });
    }
    await here.host.endGame();
    const { page, foreign } = await open(await pageOf(here));
    const photo = page.locator('.kept-bit img');
    expect(await photo.getAttribute('alt')).toBe('Our cat');
    expect(await photo.getAttribute('src')).toMatch(/^data:image\//);
    const width = () => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await soon(width).toBeGreaterThan(0);
    expect(await page.locator('.kept-bit').first().allTextContents()).toEqual(['Hundguide dog']);
    await page.locator('.film-graph').focus();
    await page.keyboard.press('End');
    await page.locator('.board .photo img.there').waitFor();
    expect(foreign()).toEqual([]);
  });

  test('does not tell of who was blocked', async () => {
    const clock = new TestClock();
    const here = await hostHere(pairsBoard(6), { clock });
    await playOut(here, ['Mia', 'Rowdy', 'Leo'], clock);
    await here.host.use('block', { seat: here.seatOf('Rowdy') });
    const file = await pageOf(here);
    expect(file.text).not.toContain('Rowdy');
    const { page } = await open(file);
    expect(await scores(page)).toEqual(['Mia 2', 'Leo 2']);
    await page.locator('.film-graph').focus();
    await page.keyboard.press('End');
    expect(await page.locator('.film-moments li').count()).toBe(4);
  });

  test('whatever names and cards say, nothing of it runs', async () => {
    const clock = new TestClock();
    const nasty = ['</script><script>__ran=1</script>', '<!--<script>', '$&$1$`'];
    const cards = [...nasty, ...hostileStrings.map(asCard)].slice(0, 200);
    const here = await hostHere(
      { rows: 20, columns: 20, cards: cards.flatMap((card) => [card, card]) },
      { clock, title: '</script><script>__ran=1</script>' },
    );
    const names = ['</script><b>', '<!--<script>', '$&$1$`', '"><img src=x>'];
    await playOut(here, names, clock);
    const { page, foreign } = await open(await pageOf(here));
    expect((await scores(page)).map((line) => line.replace(/ \d+$/, ''))).toEqual(names);
    await page.locator('.film-graph').focus();
    await page.keyboard.press('End');
    await soon(async () => (await shownCards(page)).length).toBe(cardsOf(here).length);
    expect(await page.title()).toBe('</script><script>__ran=1</script>');
    expect(await page.evaluate(() => '__ran' in globalThis)).toBe(false);
    expect(await page.locator('script').count()).toBe(2);
    expect(foreign()).toEqual([]);
  });
});
