import { expect, test } from 'vitest';
import { game } from '../support/game.ts';
import { failsBy, pending } from '../support/promises.ts';

test('the example of docs/RULES.md, move by move', async () => {
  const { alice, bob, charlie } = game('❤️ 💜 ❤️ / 💚 💛 💚 / 💙 💛 💜');
  const see = (alices: string, bobs: string, charlies: string) => {
    alice.sees(alices);
    bob.sees(bobs);
    charlie.sees(charlies);
  };
  const untouched = 'down, down, down / down, down, down / down, down, down';
  see(untouched, untouched, untouched);

  const alicesHeart = [
    'my ❤️, down, down / down, down, down / down, down, down',
    'up ❤️, down, down / down, down, down / down, down, down',
    'up ❤️, down, down / down, down, down / down, down, down',
  ] as const;
  await alice.flip(0, 0); // 1-B
  see(...alicesHeart);

  const bobWaits = bob.flip(0, 0); // 1-D
  expect(await pending(bobWaits)).toBe(true);
  see(...alicesHeart);

  const charlieWaits = charlie.flip(0, 0); // 1-D
  expect(await pending(charlieWaits)).toBe(true);
  see(...alicesHeart);

  await alice.flip(2, 2); // 2-C, 2-E, 4-E
  await bobWaits;
  expect(await pending(charlieWaits)).toBe(true);
  see(
    'up ❤️, down, down / down, down, down / down, down, up 💜',
    'my ❤️, down, down / down, down, down / down, down, up 💜',
    'up ❤️, down, down / down, down, down / down, down, up 💜',
  );

  await alice.flip(1, 1); // 3-B, 1-B
  see(
    'up ❤️, down, down / down, my 💛, down / down, down, down',
    'my ❤️, down, down / down, up 💛, down / down, down, down',
    'up ❤️, down, down / down, up 💛, down / down, down, down',
  );

  await bob.flip(0, 2); // 2-C, 2-D
  expect(await pending(charlieWaits)).toBe(true);
  see(
    'up ❤️, down, up ❤️ / down, my 💛, down / down, down, down',
    'my ❤️, down, my ❤️ / down, up 💛, down / down, down, down',
    'up ❤️, down, up ❤️ / down, up 💛, down / down, down, down',
  );

  await bob.flip(1, 0); // 3-A, 1-B
  await failsBy('1-A', charlieWaits);
  see(
    'none, down, none / up 💚, my 💛, down / down, down, down',
    'none, down, none / my 💚, up 💛, down / down, down, down',
    'none, down, none / up 💚, up 💛, down / down, down, down',
  );

  await charlie.flip(2, 0); // 1-B: failing did not end Charlie's game
  see(
    'none, down, none / up 💚, my 💛, down / up 💙, down, down',
    'none, down, none / my 💚, up 💛, down / up 💙, down, down',
    'none, down, none / up 💚, up 💛, down / my 💙, down, down',
  );
});
