/** What tests of bringing cards share. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../shared/paths.ts';
import { png } from '../support/pictures.ts';
import { type Wire, secretId } from '../support/wire.ts';
import { press } from './support.ts';

/** A photo as a file input is given it. */
export const photo = (
  bytes: Uint8Array = png(60, 40, 90),
  name = 'cat.png',
  mimeType = 'image/png',
) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** Somebody who speaks to the host without a browser. */
export async function byWire(wire: Wire, name: string) {
  const player = secretId(name);
  await wire.post(routes.join(), { player, name });
  return {
    player,
    bring: async (face: object) => {
      const { status } = await wire.post(routes.bring(), { player, ...face });
      expect(status).toBe(200);
    },
  };
}

export const put = (page: Page) =>
  press(page, page.getByRole('button', { name: 'Put it on the table', exact: true }));

export const way = (page: Page, name: string) => page.locator('.bring-way', { hasText: name });

export const own = (page: Page) => page.locator('.bring-hand .brought');

export async function bringPhoto(page: Page, name: string): Promise<void> {
  await page.locator('.bring-ways input').setInputFiles(photo());
  await page.getByLabel('What is it? Friends will read it').fill(name);
  await put(page);
}

/** Plays a whole game by the published protocol, card by card. */
export async function playToEnd(wire: Wire, player: string, columns: number): Promise<void> {
  const flip = async (index: number) => {
    const at = { row: Math.floor(index / columns), column: index % columns };
    const { body } = await wire.get(routes.flip(player, at));
    return body.split('\n').slice(1, -1);
  };
  const spots = (await wire.get(routes.look(player))).body.split('\n').slice(1, -1);
  const places = [...spots.keys()].filter((index) => spots[index] !== 'none');
  const known = new Map<number, string>();
  for (const index of places) {
    const lines = await flip(index);
    known.set(index, lines[index]?.replace(/^(my|up) /, '') ?? '');
  }
  // What was a pair by chance is gone by then, and its flips fail.
  for (const card of new Set(known.values())) {
    for (const index of places) if (known.get(index) === card) await flip(index);
  }
}
