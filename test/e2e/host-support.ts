/** The host panel in a real browser, with the secret of its host. */

import { join } from 'node:path';
import { isolated } from '../../renderer/game/say.ts';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { HostPowers } from '../../shared/host-api.ts';
import type { HostState } from '../../shared/host-state.ts';
import { TestClock } from '../support/clock.ts';
import { packageFolder, startHeadless } from '../support/headless-process.ts';
import { SECRET } from '../support/host.ts';
import { viewOf } from '../support/table-view.ts';
import { type Wire, secretId } from '../support/wire.ts';
import { hostPerfect } from './host-here.ts';
import { laptop, openBrowser, originsOf, visit } from './support.ts';

/** The host page's address is printed to a terminal only; this makes standard output one. */
const TERMINAL = 'data:text/javascript,process.stdout.isTTY=true';

const BUILT = join(packageFolder, 'dist', 'main', 'headless.js');

/** Looks on, without a seat. */
const NOBODY = secretId('nobody');

/** A headless host with the nine cards of perfect.txt, as they are written. */
export async function startWithSecret(options: readonly string[] = []) {
  const program = [TERMINAL, BUILT, '0', 'boards/perfect.txt', ...options];
  const { headless, port, wire } = await startHeadless(program, { program: '--import' });
  const address = await headless.line((line) => line.includes('#host='));
  const secret = address.slice(address.indexOf('=') + 1).trim();
  return { ...originsOf(port), address: address.trim(), ...powersOf(wire, secret) };
}

/** The same inside of the test, which is sooner there; nobody is away there, however late the test is. */
export async function startHere() {
  const clock = new TestClock();
  const { lan, local, address, wire } = await hostPerfect({ clock });
  return { lan, local, address, clock, ...powersOf(wire, SECRET) };
}

/** All that the secret opens, over HTTP. */
function powersOf(wire: Wire, secret: string) {
  const use = async (power: keyof HostPowers, argument: unknown = {}): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${secret}` };
    const { status, body } = await wire.post(`/host/${power}`, argument, headers);
    expect(status).toBe(200);
    return JSON.parse(body);
  };
  return {
    wire,
    use,
    /** The table as anybody sees it. */
    table: () => viewOf(wire, NOBODY),
    state: async () => ((await use('state')) as { value: HostState }).value,
  };
}

export type Started = Awaited<ReturnType<typeof startWithSecret>>;

/** The host's page of its own; it has joined by itself. */
export async function openPanel(
  { address }: Pick<Started, 'address'>,
  options: BrowserContextOptions = {},
): Promise<Panel> {
  const page = await visit(await laptop(await openBrowser(), options), address);
  await page.locator('.stage').waitFor();
  return new Panel(page);
}

/** A host who knows where everything is. */
export class Panel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async tab(
    name: 'Invite' | 'Cards' | 'Players' | 'Boards' | 'Tonight' | 'Settings',
  ): Promise<void> {
    // By day the evening is called otherwise.
    const title = name === 'Tonight' ? 'Tonight|Today' : name;
    await this.page.getByRole('tab', { name: new RegExp(`^(${title})`) }).click();
  }

  /** Presses a switch, and waits until it is what it should be. */
  async turn(name: string, isOn: boolean): Promise<void> {
    await this.page.getByRole('switch', { name }).click();
    await this.page.getByRole('switch', { name, checked: isOn }).waitFor();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).selectOption({ label: option });
  }

  /** The three dots of a player, and what is chosen there. */
  async ofPlayer(name: string, ...choices: readonly string[]): Promise<void> {
    await this.tab('Players');
    await this.button(`More options for ${isolated(name)}`).click();
    for (const choice of choices) {
      await this.page.getByRole('menuitem', { name: choice, exact: true }).click();
    }
  }

  /** The three dots beside the ways to other boards, and what is chosen there. */
  async ofBoards(choice: string): Promise<void> {
    await this.button('More options for boards').press('Enter');
    await this.page.getByRole('menu').getByText(choice).click();
  }

  /** Shows what is folded away under this title. */
  async unfold(title: 'More' | 'For programs'): Promise<void> {
    await this.page.locator('summary', { hasText: title }).click();
  }

  /** The three dots of a board. A menu closes when the page scrolls under it, so that comes first. */
  async openMore(title: string | RegExp): Promise<void> {
    const more = this.button(title);
    await more.scrollIntoViewIfNeeded();
    await this.page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    await more.click();
    await this.page.getByRole('menu').waitFor();
  }

  async openFile(name: string, text: string | Buffer): Promise<void> {
    const buffer = typeof text === 'string' ? Buffer.from(text) : text;
    const file = { name, mimeType: 'text/plain', buffer };
    await this.page.locator('.desk-window > input[type=file]').setInputFiles(file);
  }
}
