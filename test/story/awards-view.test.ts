import { describe, expect, test, vi } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { hosted } from '../support/hosted.ts';
import { failsBy } from '../support/promises.ts';
import type { TablePlayer } from '../support/table.ts';

/** One finds the pair of a row. */
async function finds(player: TablePlayer, row: number): Promise<void> {
  await player.flip(row, 0);
  await player.flip(row, 1);
}

describe('awards in the table view', () => {
  test('are there once the game is over, and not before', async () => {
    const { story, alice, bob, table } = hosted('A A / B B');
    await finds(alice, 0);
    expect(story.view().awards).toEqual([]);
    await finds(bob, 1);
    expect(story.view().awards.map(({ seat }) => seat)).toEqual([0, 1]);
    const { awards } = story.view();
    await failsBy('1-A', alice.flip(0, 0)); // 3-A: who tidies up changes nothing
    expect(story.view().awards).toEqual(awards);
    table.room.startGame();
    expect(story.view().awards).toEqual([]);
  });

  test('who found no pair is told what others needed, and is told of no zero', async () => {
    const { story, alice, bob, eva } = hosted('A A / B B / C C');
    await bob.flip(0, 0);
    await bob.flip(1, 0);
    await eva.flip(0, 1);
    await eva.flip(1, 1);
    for (const row of [0, 1, 2]) await finds(alice, row);
    expect(story.view().gave).toEqual([
      { seat: 0, opened: 2, shown: 2 },
      { seat: 1, opened: 2, shown: 2 },
    ]);
    const second = hosted('A A / B B');
    await second.bob.flip(0, 0);
    await finds(second.alice, 1);
    expect(second.story.view().gave).toBeUndefined(); // not before the end
    await failsBy('2-B', second.bob.flip(0, 0));
    await finds(second.alice, 0);
    expect(second.story.view().gave).toEqual([{ seat: 0, opened: 1, shown: 1 }]);
  });

  test('are worked out once, however much is tidied up', async () => {
    const { story, recorder, alice, bob } = hosted('A A / B B / C D');
    await finds(alice, 0);
    await finds(bob, 1);
    const { awards } = story.view();
    const work = vi.spyOn(recorder.record, 'steps');
    for (const player of [alice, bob, alice, bob]) {
      await player.flip(2, 0);
      await player.flip(2, 1);
      expect(story.view().awards).toEqual(awards);
    }
    expect(work).not.toHaveBeenCalled();
  });

  test('go with a seat that a newcomer gets after the end', async () => {
    const { story, table, powers, ana, ben, eva } = hosted('A A / B B / C C');
    for (const [row, player] of [ana, ben, eva].entries()) {
      player.join(player.id.slice(0, 3));
      await finds(player, row);
    }
    expect(story.view().awards.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    table.setPresence(ana.id, 'away');
    await powers.giveSeat({ from: 0, to: 2 });
    expect(story.view().awards.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('name a long card by its beginning, as all that everybody is sent', async () => {
    const long = 'x'.repeat(4_096);
    const { story, table, alice, bob } = hosted('A A / B B');
    await table.map('alice', async (card) => (card === 'A' ? long : card));
    await finds(alice, 0);
    await finds(bob, 1);
    const cards = story.view().awards.flatMap(({ card }) => card ?? []);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(card.length).toBeLessThanOrEqual(limits.shownCardCharsMax);
    expect(story.finished?.awards.map(({ card }) => card)).toContain(long); // the page has it whole
  });
});
