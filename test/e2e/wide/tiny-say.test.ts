import { expect, test } from 'vitest';
import { short } from '../../../renderer/game/say.ts';
import { dictionaries, languages } from '../../../renderer/text/dictionary.ts';
import { hostHere } from '../host-here.ts';
import { describeBrowser, joinedPhone } from '../support.ts';

const NAME = short('Maximilian Alexander');

describeBrowser('a small phone at 200 %', () => {
  test('shows what counts of every sentence whole, in every language', async () => {
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana', { viewport: { width: 195, height: 422 } });
    const lines: string[] = [];
    for (const language of languages) {
      const { default: text } = await dictionaries[language]();
      const words = text.say;
      const told = [
        ...[words.ready, words.first('🦊'), words.gotIt('🦊'), words.miss, words.gone],
        ...[words.waiting(NAME, '🦊', 1), words.waiting(NAME, '🦊', 12), words.pair('🦊')],
        ...[words.heldUp(NAME, '🦊', 0, true), words.goneWaiting(NAME, '🦊')],
        ...[words.taken(NAME, '🦊'), words.wentOn(NAME, '🦊'), words.wentBack('🦊')],
        words.leftTo(NAME, '🦊'),
        ...[words.lost, words.lostLong, words.stuck, words.newGame, words.theirPair(NAME)],
      ];
      lines.push(...told.map(([first]) => first));
    }
    const cut = await page.locator('.say').evaluate((bar, sentences) => {
      const first = bar.querySelector('b');
      const mark = document.createElement('span');
      mark.className = 'mark';
      bar.firstElementChild?.replaceWith(mark);
      return sentences.filter((sentence) => {
        if (first === null) return true;
        first.textContent = sentence;
        const room = first.parentElement?.getBoundingClientRect();
        return first.getBoundingClientRect().bottom > (room?.bottom ?? 0) + 1;
      });
    }, lines);
    expect(cut).toEqual([]);
  });
});
