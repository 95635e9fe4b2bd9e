import { describe, expect, test } from 'vitest';
import { LastWords } from '../../main/desktop/last-words.ts';
import { TestClock } from '../support/clock.ts';
import { pending } from '../support/promises.ts';

function lastWords() {
  const clock = new TestClock();
  let asked = 0;
  const words = new LastWords({ ask: () => asked++, clock });
  return { clock, words, asked: () => asked };
}

describe('before the app ends', () => {
  test('its page is asked, and waited for until it has kept what there was', async () => {
    const { words, asked } = lastWords();
    words.open();
    const end = words.wait();
    expect([asked(), await pending(end)]).toEqual([1, true]);
    words.said();
    await end;
  });

  test('a page that says nothing is waited for two seconds', async () => {
    const { words, clock } = lastWords();
    words.open();
    const end = words.wait();
    clock.pass(1_999);
    expect(await pending(end)).toBe(true);
    clock.pass(1);
    await end;
  });

  test('a page that is not there is not asked, and one that goes is not waited for', async () => {
    const { words, asked } = lastWords();
    await words.wait();
    expect(asked()).toBe(0);
    words.open();
    const end = words.wait();
    words.close();
    await end;
  });
});
