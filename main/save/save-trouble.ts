import type { SaveTrouble } from '../../shared/host-state.ts';

/** A trouble with which the last changes are lost when the host stops. */
export type Loss = Exclude<SaveTrouble, 'slow' | 'unrecorded' | 'evening'>;

export function isLoss(trouble: SaveTrouble | null): trouble is Loss {
  return (
    trouble !== null && trouble !== 'slow' && trouble !== 'unrecorded' && trouble !== 'evening'
  );
}

const sentences: Readonly<Record<SaveTrouble, string>> = {
  full: 'the game goes on, but it cannot be saved: the disk is full. Make room',
  denied: 'the game goes on, but it cannot be saved: its folder is write-protected',
  disk: 'the game goes on, but it cannot be saved: the disk reports an error',
  shared:
    'the game goes on, but it is not saved any more: another host has taken over its file. Stop one of the two',
  unsaved: 'the game goes on, but it is not saved: the last one could not be read',
  slow: 'the disk is slow: if this computer crashes, more than the last second of play may be lost',
  evening: 'the game is saved, but the scores of the evening are not',
  unrecorded: 'the game is saved, but its film is not: nobody can watch it again later',
};

/** What is wrong, for a terminal or a log. */
export function troubleLine(trouble: SaveTrouble, detail: string): string {
  return `${sentences[trouble]} (${detail})`;
}
