import { type Loss, isLoss } from '../host/save-trouble.ts';
import type { RunningHost } from '../start.ts';

/** Why something would be lost by quitting now, after one more try to save it; undefined: nothing. */
export async function lossByQuitting(running: RunningHost): Promise<Loss | undefined> {
  await running.save();
  const { saveTrouble, table } = running;
  if (!isLoss(saveTrouble)) return undefined;
  const isUntouched = table.game.board.version === 0;
  return saveTrouble === 'unsaved' && isUntouched ? undefined : saveTrouble;
}
