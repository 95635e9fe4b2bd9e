import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, laptop, openBrowser } from '../support.ts';

const SHOWN = `<button>Press</button>`;

async function buttonIn(html: string): Promise<Locator> {
  const page = await (await laptop(await openBrowser())).newPage();
  await page.setContent(`<style>body { margin: 0 }</style>${html}`);
  return page.getByRole('button', { name: 'Press' });
}

describeBrowser('a press in a test', () => {
  test.each([
    ['is transparent', `<div style="opacity: 0">${SHOWN}</div>`, 'opacity'],
    [
      'is cut off by a box that nobody can scroll',
      `<div style="width: 99px; overflow: hidden"><p style="margin-left: 200px">${SHOWN}</p></div>`,
      'cut off',
    ],
    ['is beside the window', `<p style="margin-left: 3000px">${SHOWN}</p>`, 'beside'],
    [
      'stands still below the window',
      `<p style="position: fixed; top: 9999px">${SHOWN}</p>`,
      'below',
    ],
    [
      'is covered',
      `${SHOWN}<p style="position: fixed; inset: 0; margin: 0; background: red"></p>`,
      'intercepts pointer events',
    ],
  ])('fails where the button %s', async (_, html, why) => {
    const button = await buttonIn(html);
    await expect(button.click({ timeout: 500 })).rejects.toThrow(why);
  });

  test.each([
    ['as it is', SHOWN],
    ['after scrolling the page', `<p style="margin-top: 3000px">${SHOWN}</p>`],
    [
      'after scrolling a box',
      `<div style="height: 99px; overflow: auto"><p style="margin-top: 300px">${SHOWN}</p></div>`,
    ],
    [
      'placed outside of a box that does not hold it',
      `<div style="width: 9px; height: 9px; overflow: hidden"><p style="position: absolute; left: 50px">${SHOWN}</p></div>`,
    ],
  ])('is done where a person can do it: %s', async (_, html) => {
    await (await buttonIn(html)).click();
  });
});
