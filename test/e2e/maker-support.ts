/** The bench in a real browser, with a library behind it. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { parseDeckFile } from '../../shared/deck-file.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { openPanel, startWithSecret } from './host-support.ts';

/** A host with a library, and its desk with the bench open. */
export async function openBench(options: BrowserContextOptions = {}, boards?: string) {
  const started = await startWithSecret(['--boards', boards ?? (await tempFolder())]);
  const panel = await openPanel(started, options);
  await panel.tab('Boards');
  await panel.button('Make a board').click();
  await panel.page.getByRole('heading', { name: /^Make a board/ }).waitFor();
  return { ...started, panel, page: panel.page };
}

/** What *My boards* has, under its only id. */
export async function kept({ use }: Pick<Awaited<ReturnType<typeof openBench>>, 'use'>) {
  const [board] = (await valueOf(use('ownBoards'))) as readonly { readonly id: string }[];
  const { text } = (await valueOf(use('readOwnBoard', { id: board?.id }))) as { text: string };
  return parseDeckFile(text);
}

export async function valueOf(answer: Promise<unknown>): Promise<unknown> {
  return ((await answer) as { readonly value: unknown }).value;
}

export interface Dropped {
  readonly name: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

export async function drop(page: Page, files: readonly Dropped[], on = 'main'): Promise<void> {
  const sent = files.map(({ name, type = '', bytes }) => ({ name, type, bytes: [...bytes] }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, type, bytes } of all) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    }
    return transfer;
  }, sent);
  await page.dispatchEvent(on, 'drop', { dataTransfer });
}
