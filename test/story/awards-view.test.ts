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
