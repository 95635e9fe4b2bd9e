/** Cards that speak. A browser of a test has no voices, so it gets some, and what they say is written down. */

import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseDeckFile } from '../../shared/deck-file.ts';
import { Room } from '../../main/table/room.ts';
import { deckOfFile } from '../../main/game/deck-of-file.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { seededRandom } from '../support/random.ts';
import { failLoudly } from '../support/table.ts';
import { secretId } from '../support/wire.ts';
import { findingsInBoth } from './axe.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  cardAt,
  describeBrowser,
  enterName,
  laptop,
  openBrowser,
  phone,
  soon,
  visit,
} from './support.ts';

const VOICES = [
  { lang: 'en-US', localService: true },
  { lang: 'de-DE', localService: true },
  { lang: 'es-ES', localService: false },
] as const;

type Voice = (typeof VOICES)[number];

/** What stands at the edge of the browser, and nothing of ours. */
async function withVoices(context: BrowserContext, voices: readonly Voice[] = VOICES) {
  await context.addInitScript((given) => {
    const said: string[] = [];
    class Utterance {
      readonly text: string;
      lang = '';
      voice: { readonly lang: string } | undefined;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = {
      speaking: false,
      getVoices: () => given,
      cancel: () => undefined,
      speak: ({ text, lang, voice }: Utterance) => said.push(`${voice?.lang} ${lang}: ${text}`),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperties(globalThis, {
      speechSynthesis: { value: synthesis },
      SpeechSynthesisUtterance: { value: Utterance },
      said: { value: said },
    });
  }, voices);
  return context;
}

const said = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly said: readonly string[] }).said);

/** Two pairs, laid out as written: Hund dog / 3 × 4 12 */
async function hosting(languages: readonly string[] | null = ['de', 'en']) {
  const file = parseDeckFile(
    JSON.stringify({
      format: 'memory-scramble deck 1',
      title: 'Said',
      ...(languages === null ? {} : { languages }),
      ...{ rows: 2, columns: 2 },
      pairs: [
        ['Hund', 'dog'],
        [{ text: '3 × 4', say: 'drei mal vier' }, 'twelve'],
      ],
    }),
  );
  const { first } = Room.open(
    { deck: deckOfFile(file), title: 'Said' },
    { run: 'run1', random: seededRandom(1), report: failLoudly },
    { ...defaultSettings, shuffle: false },
  );
  return hostHere(first);
}

async function playing(page: Page, isOn: boolean): Promise<void> {
  await enterName(page, 'Ana');
  await cardAt(page, 0).waitFor();
  if (!isOn) return;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Say my cards' }).click();
  await page.keyboard.press('Escape');
}

const rowIn = (page: Page) => page.getByRole('switch', { name: 'Say my cards' });

describeBrowser('cards that speak', () => {
  test('say what I turn, in their language, if I have switched it on, and nothing of others', async () => {
    const here = await hosting();
    const page = await visit(await withVoices(await phone(await openBrowser())), here.lan);
    await playing(page, true);
    await cardAt(page, 0).click();
    await soon(() => said(page)).toEqual(['de-DE de-DE: Hund']);
    const ben = secretId('ben');
    await here.wire.post('/join', { player: ben, name: 'Ben' });
    await here.wire.get(`/flip/${ben}/0,1`);
    await cardAt(page, 2).click(); // a miss
    await soon(() => said(page)).toEqual(['de-DE de-DE: Hund', 'de-DE de-DE: drei mal vier']);
    await cardAt(page, 3).click();
    await soon(() => said(page)).toContain('en-US en-US: twelve');
    expect(await said(page)).toHaveLength(3);
  });

  test('are silent until then, and remember it', async () => {
    const here = await hosting();
    const context = await withVoices(await phone(await openBrowser()));
    const page = await visit(context, here.lan);
    await playing(page, false);
    await cardAt(page, 0).click();
    await here.untilOpen(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await rowIn(page).getAttribute('aria-checked')).toBe('false');
    expect(await findingsInBoth(page, 'the menu')).toEqual([]);
    expect(await said(page)).toEqual([]);
    await rowIn(page).click();
    await page.reload();
    await cardAt(page, 2).click();
    await soon(() => said(page)).toEqual(['de-DE de-DE: drei mal vier']);
  });

  test.each([
    ['the phone has only voices that live elsewhere', [VOICES[2]], ['es', 'es']],
    ['the phone has no voice of the language', VOICES, ['ro', 'fr']],
    ['the cards have no language', VOICES, null],
  ] as const)('are not offered where %s', async (_why, voices, languages) => {
    const here = await hosting(languages);
    const page = await visit(await withVoices(await phone(await openBrowser()), voices), here.lan);
    await playing(page, false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('switch', { name: 'Sound' }).waitFor();
    expect(await rowIn(page).count()).toBe(0);
  });

  test('are said by the TV if the host has switched that on', async () => {
    const here = await hosting();
    const { page } = await openPanel(here);
    const tv = await visit(await withVoices(await laptop(await openBrowser())), `${here.lan}/tv`);
    for (const name of ['ana', 'ben'])
      await here.wire.post('/join', { player: secretId(name), name });
    await tv.locator('.board .card').first().waitFor();
    await here.wire.get(`/flip/${secretId('ana')}/0,0`);
    await tv.getByText('Hund').first().waitFor();
    expect(await said(tv)).toEqual([]);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Say cards on the TV' }).click();
    await page.getByRole('switch', { name: 'Say cards on the TV', checked: true }).waitFor();
    await here.wire.get(`/flip/${secretId('ben')}/0,1`);
    await soon(() => said(tv)).toEqual(['en-US en-US: dog']);
  });
});
