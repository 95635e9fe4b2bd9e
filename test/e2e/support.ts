/** Real browsers, as phones and laptops, at a real host. */

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  chromium,
} from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { askScreens } from '../support/ask-screens.ts';
import { chromiumPath } from '../support/chromium-path.ts';
import { startHeadless } from '../support/headless-process.ts';
import { clickAsAPerson } from './person.ts';

const LAN_ADDRESS = '192.168.7.7';

/** Far longer than a slow computer needs, and shorter than the time that a test has. */
export const PATIENCE_MS = 30_000;

/** What a browser does takes a while, on a busy machine. */
export const TEST_MS_MAX = 120_000;

/** `describe`, where there is a Chromium. In CI there must be one. */
export function describeBrowser(name: string, tests: () => void): void {
  if (chromiumPath() !== undefined) {
    describe(name, { timeout: TEST_MS_MAX }, tests);
  } else if (process.env['CI'] === 'true') {
    test(`${name} (needs Chromium)`, () => {
      throw new Error('there is no Chromium here: install it, or say where it is in CHROMIUM');
    });
  } else {
    console.warn(
      `\n*** SKIPPED: ${name}\n*** There is no Chromium here. Install it (Debian: apt-get install ` +
        'chromium fonts-noto-color-emoji), or set CHROMIUM to the path of Chrome or Chromium.\n',
    );
    describe.skip(name, tests);
  }
}

/** Where a host on this computer is found: by friends, on the LAN; and on the computer itself. */
export function originsOf(port: number) {
  return { lan: `http://${LAN_ADDRESS}:${port}`, local: `http://localhost:${port}` };
}

/** A built headless host in a process of its own, which ends with the test. */
export async function startHost(args: readonly string[] = []) {
  const started = await startHeadless(['0', ...args]);
  return { ...started, ...originsOf(started.port) };
}

let connected: Promise<Browser> | undefined;

/** The one browser of all test files, in which each process sees its own devices only. */
export function openBrowser(): Promise<Browser> {
  connected ??= askScreens('browser').then((at) => chromium.connect(at));
  return connected;
}

/** A refusal that the page asks for and explains; the browser logs every one of them. */
const REFUSED = /^Failed to load resource: the server responded with a status of (403|409|422)/;

/** Errors, exceptions and CSP violations of all pages of the running test; undefined: none runs. */
let troubles: string[] | undefined;
let allowed: RegExp[] = [];

/** Before each test, by setup.ts: from now on its pages are listened to. */
export function listenForTrouble(): void {
  troubles = [];
  allowed = [REFUSED];
}

/** After each test, by setup.ts. @returns what its pages complained of, unless that is allowed */
export function unexpectedTrouble(): readonly string[] {
  const heard = troubles ?? [];
  troubles = undefined;
  return heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
}

/** In this test, the pages may complain of that. */
export function allowTrouble(...patterns: readonly RegExp[]): void {
  allowed.push(...patterns);
}

/** What a browser logs while the network or the host is gone, and what Vite makes of it. */
export const NETWORK_GONE =
  /^Failed to load resource: (net::ERR_|.*status of 503)|Failed to fetch dynamically imported module|Unable to preload CSS/;

const touched = new WeakSet<BrowserContext>();

/** A context of its own is a device of its own; it is closed with the test. */
async function device(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  if (troubles === undefined) throw new Error('nobody listens to the pages: is setup.ts run?');
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  if (options.hasTouch === true) touched.add(context);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(PATIENCE_MS);
  context.on('page', (page) => clickAsAPerson(page, PATIENCE_MS));
  context.on('console', (message) => {
    if (message.type() === 'error') troubles?.push(message.text());
  });
  context.on('weberror', (error) => troubles?.push(String(error.error().stack)));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`CSP: ${violatedDirective} blocked ${blockedURI}`);
    });
  });
  return context;
}

/** A phone; cards turn by a fade, so that tests do not wait for turning cards. */
export function phone(browser: Browser, options: BrowserContextOptions = {}) {
  const size = { width: 360, height: 740 };
  return device(browser, { viewport: size, hasTouch: true, isMobile: true, ...options });
}

export function laptop(browser: Browser, options: BrowserContextOptions = {}) {
  return device(browser, { viewport: { width: 1280, height: 800 }, ...options });
}

/** Opens the page there; `origin` may have a path and a fragment. */
export async function visit(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

/** Joins under a name, in whatever language the page speaks. */
export async function join(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(origin);
  await enterName(page, name);
}

/** Fills in the join screen, and waits until it is gone. */
export async function enterName(page: Page, name: string): Promise<void> {
  const field = page.locator('#name');
  await field.fill(name);
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
}

/** A new phone that has joined. */
export async function joinedPhone(
  origin: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await phone(await openBrowser(), options)).newPage();
  await join(page, origin, name);
  return page;
}

/** A new laptop that has joined. */
export async function joinedLaptop(
  origin: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await laptop(await openBrowser(), options)).newPage();
  await join(page, origin, name);
  return page;
}

/** A tap with a finger, or a click with a mouse. */
export function press(page: Page, on: Locator): Promise<void> {
  return touched.has(page.context()) ? on.tap() : on.click();
}

/** The card at this spot, counted row by row from 0. */
export function cardAt(page: Page, index: number): Locator {
  return page.locator(`.board [data-index="${index}"]`);
}

/** What lies on that spot, face up. */
export function pieceAt(page: Page, index: number): Locator {
  return page.locator(`.board .piece.up[data-spot="${index}"]`);
}

export function flip(page: Page, index: number): Promise<void> {
  return press(page, cardAt(page, index));
}

/** The addresses of all flips that this page asks for from now on. */
export function flipsOf(page: Page): readonly string[] {
  const flips: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/flip/')) flips.push(pathname.replace(/^.*\//, ''));
  });
  return flips;
}

/** Waits until the card at this spot is labelled so, behind its place: "🦄, Bob has it". */
export async function sees(page: Page, index: number, label: string): Promise<void> {
  await soon(() => cardAt(page, index).evaluate(labelOf)).toBe(label);
}

/** Waits until the whole board is labelled so: rows apart by slashes, spots by bars. */
export async function seesBoard(page: Page, board: string, ms = PATIENCE_MS): Promise<void> {
  const expected = board.split(/[/|]/).map((label) => label.trim());
  await expect.poll(() => labels(page), { timeout: ms, interval: 25 }).toEqual(expected);
}

/** What each card that is drawn is labelled with, without its place. */
export function labels(page: Page): Promise<string[]> {
  return page
    .locator('.board .card[aria-label]')
    .evaluateAll((cards) =>
      cards.map((card) => (card.getAttribute('aria-label') ?? '').replace(/^row .*?, .*?, /, '')),
    );
}

function labelOf(card: Element): string {
  return (card.getAttribute('aria-label') ?? '').replace(/^row .*?, .*?, /, '');
}

/** Waits until the say bar says so, in its first line. */
export async function says(page: Page, first: string | RegExp): Promise<void> {
  await soon(() => page.locator('.say b').textContent()).toMatch(exactly(first));
}

/** Listens to the say bar. @returns all that it has said since, however short it was to be seen */
export async function hearing(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const said = () => document.querySelector('.say b')?.textContent ?? '';
    let last = said();
    new MutationObserver(() => {
      if (said() === last) return;
      last = said();
      heard.push(last);
    }).observe(document.body, { characterData: true, childList: true, subtree: true });
    Object.assign(globalThis, { heard });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** Waits until the title of the screen is this. */
export async function titled(page: Page, title: string | RegExp): Promise<void> {
  await soon(async () => (await page.locator('h1').allTextContents()).join()).toMatch(
    exactly(title),
  );
}

/**
 * Puts the clock of the page forward, second by second, until the say bar says so. Its device was
 * given such a clock before: `context.clock.install()`.
 * @returns how many milliseconds that was, for the page
 */
export async function saysInTime(page: Page, first: string): Promise<number> {
  const now = () => page.evaluate(() => performance.now());
  const start = await now();
  await soon(async () => {
    await page.clock.fastForward(1_000);
    return page.locator('.say b').textContent();
  }).toBe(first);
  return (await now()) - start;
}

/** Waits until `get` gives what is expected. */
export function soon<T>(get: () => Promise<T> | T): ReturnType<typeof expect.poll<T>> {
  return expect.poll(get, { timeout: PATIENCE_MS, interval: 25 });
}

function exactly(text: string | RegExp): RegExp {
  if (typeof text !== 'string') return text;
  return new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}
