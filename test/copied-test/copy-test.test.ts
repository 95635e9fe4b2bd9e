import { describe, expect, test } from 'vitest';
import { tableWith } from '../support/decks.ts';
import { hosted } from '../support/hosted.ts';
import { randomGame } from '../support/random-game.ts';
import { TablePlayer } from '../support/table.ts';

type Host = ReturnType<typeof hosted>;

/** The test of a step, by default of the last one. */
async function copied({ powers, recorder }: Host, step = recorder.record.count): Promise<string> {
  const answer = await powers.copyTest({ game: 1, step });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.text;
}

/** Those who play under these names. */
function named({ table }: Host, ...names: readonly string[]): readonly TablePlayer[] {
  return names.map((name, index) => {
    const player = new TablePlayer(`player${index}`.padEnd(22, '_'), table);
    player.join(name);
    return player;
  });
}

describe('a step as a test', () => {
  test('has the fewest moves that bring it about, and dots for cards that they never touch', async () => {
    const host = hosted('A B C / B A C');
    const { alice, bob, charlie, powers } = host;
    await charlie.flip(1, 2);
    await charlie.flip(0, 1); // a miss that has nothing to do with it
    await alice.flip(0, 0);
    const waits = bob.flip(0, 0);
    await alice.flip(0, 2); // 2-E, 4-E
    await waits;
    expect(await powers.copyTest({ game: 1, step: 5 })).toEqual({
      ok: true,
      value: {
        moves: 3,
        of: 5,
        text: [
          "import { expect, test } from 'vitest';",
          "import { game } from '../support/game.ts';",
          '',
          "test('2-C, 2-E, 4-E: alice.flip(0, 2)', async () => {",
          '  const { players, happened } = game(',
          "    'A · C / ' +",
          "      '· · ·',",
          '  );',
          "  const { alice, bob } = players('alice', 'bob');",
          '  await alice.flip(0, 0);          // 1-B',
          '  const bobWaits = bob.flip(0, 0); // 1-D',
          '  await alice.flip(0, 2);          // 2-C, 2-E, 4-E',
          '  expect(happened()).toEqual([',
          "    '2-C alice turned-up 0,2',",
          "    '2-E alice gave-up-control 0,0',",
          "    '4-E bob took-control 0,0',",
          "    '2-E alice missed 0,2',",
          '  ]);',
          '  await bobWaits;',
          '});',
          '',
        ].join('\n'),
      },
    });
  });

  test('has a letter for a card that is face down now, until the game is over', async () => {
    const host = hosted('fox owl cat / owl fox cat');
    const { alice, table } = host;
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(0, 2); // turns both down
    const during = await copied(host, 2);
    expect(during).toContain("'A B · / '");
    expect(during).not.toMatch(/fox|owl|cat/);
    table.endGame();
    expect(await copied(host, 2)).toContain("'fox owl · / '");
  });

  test('never tells a card that is face down, nor that two of them belong together', async () => {
    let count = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const host = await randomGame('fox owl cat dog / owl bee fox bee / dog cat yak yak', seed, {
        isWild: true,
        moves: 40,
      });
      const { spots } = host.table.save().board;
      for (let step = 1; step <= host.recorder.record.count; step += 3) {
        const answer = await host.powers.copyTest({ game: 1, step });
        if (!answer.ok) continue;
        const [, notation = ''] = /game\(\n([^)]*)\n {2}\);/.exec(answer.value.text) ?? [];
        const grid = notation
          .replaceAll(/[',+/]/g, ' ')
          .trim()
          .split(/\s+/);
        expect(grid).toHaveLength(12);
        const hidden = grid.filter((_, at) => spots[at]?.face === 'down');
        const letters = hidden.filter((card) => card !== '·');
        expect(letters.every((card) => /^[A-Z]\d*$/.test(card))).toBe(true);
        expect(new Set(letters).size).toBe(letters.length);
        count++;
      }
    }
    expect(count).toBeGreaterThan(40);
  });

  test('calls players by the last word of their names, in plain letters, each by one of its own', async () => {
    const host = hosted('A B C D / A B C D');
    const [jo, zoe, second, none] = named(host, 'Grandpa Jo', 'Zoë', 'Jo', '日本');
    for (const [index, player] of [jo, zoe, second, none].entries()) await player?.flip(0, index);
    void zoe?.flip(1, 0);
    void jo?.flip(0, 3);
    host.table.endGame();
    const words = async (step: number) =>
      /players\((.*)\)/.exec(await copied(host, step))?.[1]?.replaceAll("'", '');
    expect(await words(1)).toBe('jo');
    expect(await words(2)).toBe('zoe');
    expect(await words(4)).toBe('player');
    expect(await words(6)).toBe('jo, player'); // what the player has, Jo tries
  });

  test('writes unlike pairs, and a letter for a card that the notation has no place for', async () => {
    const file = { title: 'Sums', rows: 2, columns: 2, pairs: [['Hund', 'dog'], ['1/2']] } as const;
    const host = hosted(tableWith(file));
    const { alice, bob } = host;
    await alice.flip(0, 0);
    await alice.flip(0, 1); // a pair
    await bob.flip(1, 0);
    await bob.flip(1, 1); // equal ones
    expect(await copied(host, 2)).toContain("      '· · | Hund=dog',");
    expect(await copied(host, 4)).toContain("      'A A',");
  });

  test('is refused for another game, and for a step that is not there', async () => {
    const host = hosted('A B / B A');
    await host.alice.flip(0, 0);
    const refused = { ok: false, code: 'no-such-step' };
    expect(await host.powers.copyTest({ game: 2, step: 1 })).toEqual(refused);
    expect(await host.powers.copyTest({ game: 1, step: 2 })).toEqual(refused);
    expect((await host.powers.copyTest({ game: 1, step: 1 })).ok).toBe(true);
  });

  test('of a long game is found in reasonable time, with few moves', async () => {
    const host = await randomGame('A B C D / E F G H / I J K L', 4, { moves: 3_000 }); // no pair
    const { count } = host.recorder.record;
    expect(count).toBeGreaterThan(2_000);
    const answer = await host.powers.copyTest({ game: 1, step: count });
    expect(answer.ok && answer.value.moves).toBeLessThan(20);
  });
});
