import { expect } from 'vitest';
import { seededRandom } from '../support/random.ts';
import { playerNamed } from '../support/table-view.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { type DesktopApp, launchApp } from './electron-support.ts';

const COLUMNS = 40;
const MIA = secretId('mia');

/**
 * The app, killed so often at random moments while a pair is written, starts again each time, and no
 * more than the last pair is lost.
 * @returns how many pairs were kept
 */
export async function killAgainAndAgain(kills: number, seed: number): Promise<number> {
  const random = seededRandom(seed);
  const folder = await tempFolder();
  let score = 0;
  for (let kill = 0; kill <= kills; kill++) {
    const app = await launchApp({ folder, args: kill === 0 ? ['0'] : [] });
    if (kill === 0) await openBoard(app);
    await app.wire.post('/join', { player: MIA, name: 'Mia' });
    const kept = playerNamed(await app.table(), 'Mia').score;
    // One pair is found in far less than a second, so at most one may be lost.
    expect(kept).toBeGreaterThanOrEqual(score - 1);
    score = kept;
    if (kill === kills) break;
    for (const card of [2 * score, 2 * score + 1]) await app.wire.get(`/flip/${MIA}/${spot(card)}`);
    score++;
    // The moment of the end: somewhere around when the pair is written.
    await new Promise((resolve) => {
      setTimeout(resolve, random() * 600);
    });
    await app.kill();
  }
  return score;
}

async function openBoard(app: DesktopApp): Promise<void> {
  const cards = Array.from({ length: 2 * COLUMNS }, (_, index) => `card${index >> 1}`);
  await app.use('settings', { shuffle: false });
  await app.use('openBoard', { title: 'many', text: `2x${COLUMNS}\n${cards.join('\n')}\n` });
}

/** The card of this number, counted row by row. */
function spot(card: number): string {
  return `${Math.floor(card / COLUMNS)},${card % COLUMNS}`;
}
