import { join as joinPath } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { perfectBoard, startHeadless } from '../support/headless-process.ts';
import { restarted } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  cardAt,
  describeBrowser,
  flip,
  flipsOf,
  joinedLaptop,
  joinedPhone,
  sees,
  soon,
  startHost,
} from './support.ts';

describeBrowser('a host that stops and starts again', () => {
  // Windows has no signal that lets it save; what is lost by a kill is another test's matter.
  test.skipIf(process.platform === 'win32')('goes on with everybody by itself', async () => {
    allowTrouble(NETWORK_GONE);
    const save = joinPath(await tempFolder(), 'game.json');
    const first = await startHost([perfectBoard, '--save', save]);
    const ana = await joinedPhone(first.lan, 'Ana');
    const lea = await joinedLaptop(first.local, 'Lea');
    await flip(ana, 0);
    await sees(lea, 0, '🦄, Ana has it');
    first.headless.signal('SIGTERM');
    await first.headless.exitCode;
    const { headless } = await startHeadless([String(first.port), perfectBoard, '--save', save]);
    await flipUntil(lea, 1, 'you have it');
    await soon(() => cardAt(ana, 1).getAttribute('aria-label')).toMatch(/Lea has it$/);
    await sees(ana, 0, '🦄, you have it');
    expect(headless.stderr).toContain('continuing the game');
  });

  test('without remembering anything, gets everybody back as they were called', async () => {
    allowTrouble(NETWORK_GONE);
    const first = await hostHere('A B / B A');
    const ana = await joinedPhone(first.lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, you have it');
    await first.stop();
    const second = await hostHere('C D E / E D C', { port: first.port });
    await soon(() => second.table.view().players.map(({ name }) => name)).toEqual(['Ana']);
    await flipUntil(ana, 5, 'C, you have it');
  });

  test('with its table restored, goes on without a reload', async () => {
    allowTrouble(NETWORK_GONE);
    const first = await hostHere('A B / B A');
    const ana = await joinedPhone(first.lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, you have it');
    const flips = flipsOf(ana);
    await first.stop();
    await hostHere(restarted(first.table), { port: first.port });
    await flipUntil(ana, 3, 'A, your pair');
    await soon(() => flips.at(-1)).toBe('1,1');
  });
});

describeBrowser('the desk of a locked room, whose host only watches', () => {
  /** The host has locked the room, watches, and is started again. */
  async function restartedDesk(secret?: string) {
    allowTrouble(NETWORK_GONE);
    const first = await hostHere('A B / B A');
    const panel = await openPanel(first);
    await first.host.door({ door: 'code', code: 'KIWI42' });
    await panel.tab('Players');
    await panel.turn('I’m playing too', false);
    await first.stop();
    const { port } = first;
    const again = restarted(first.table);
    const second = await hostHere(again, { port, ...(secret === undefined ? {} : { secret }) });
    return { panel, second };
  }

  test('has its powers after a restart, where the secret is kept', async () => {
    const { panel, second } = await restartedDesk();
    await panel.tab('Settings');
    await soon(() => panel.page.locator('.desk-side [inert]').count()).toBe(0);
    await panel.page.getByText('New players need the code KIWI42').waitFor();
    await panel.button('New code').click();
    await soon(() => second.table.door.code).not.toBe('KIWI42');
    await soon(() => [...second.table.room.spectators].length).toBe(1);
  });

  test('stays a desk where it is not, says so, and is visibly off', async () => {
    const { panel } = await restartedDesk('another-secret-of-the-host');
    await panel.page.getByText('This desk is switched off').waitFor();
    expect(await panel.page.locator('.panel-body[inert], .panel-foot[inert]').count()).toBe(2);
    expect(await panel.page.getByText('This room has a code').count()).toBe(0);
    await panel.page.reload();
    await panel.page.getByText('This desk is switched off').waitFor();
    expect(await panel.page.getByText('This room has a code').count()).toBe(0);
  });
});

/** Flips the card as soon as the page lets it, and until it is labelled so. */
async function flipUntil(page: Page, index: number, label: string): Promise<void> {
  await soon(() => page.locator('.lost').count()).toBe(0);
  await flip(page, index);
  await soon(() => cardAt(page, index).getAttribute('aria-label')).toMatch(new RegExp(`${label}$`));
}
