import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { type PlayerId, isSecret } from '../../shared/card.ts';
import type { BoardStep, Unsubscribe } from '../game/events.ts';
import type { SavedTable } from '../game/saved-table.ts';
import type { Table } from '../game/table.ts';
import { packageVersion } from './package-files.ts';

/**
 * Writes down every game that a bug broke: the error, the step it happened in and the whole table,
 * without secret ids and the code of the door, so that it can be given away.
 * @param tell told in one sentence that the game cannot go on, and where the report is
 */
export function keepBugReports(
  table: Table,
  folder: string,
  tell: (sentence: string) => void,
): Unsubscribe {
  let reported: Error | undefined;
  return table.subscribe(({ step }) => {
    const { broken } = table;
    if (broken === undefined || broken === reported || step === undefined) return;
    reported = broken;
    const report = formatReport(broken.cause, step, table.save());
    void write(folder, report).then((where) =>
      tell(`${broken.message}; start a new one. ${where}`),
    );
  });
}

async function write(folder: string, report: string): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(/[^0-9]/g, '');
  const filename = join(folder, `memory-scramble-bug-${stamp}.json`);
  try {
    await writeFile(filename, report, { mode: 0o600 });
    return `What is known of the bug is in ${filename}`;
  } catch (error) {
    // The host is told what stands here, and that is all that can be done about it.
    return `What is known of the bug could not be written (${(error as Error).message})`;
  }
}

function formatReport(cause: unknown, { events }: BoardStep, saved: SavedTable): string {
  const text = JSON.stringify(
    {
      version: packageVersion(),
      node: process.version,
      platform: process.platform,
      error: inspect(cause),
      step: events,
      table: { ...saved, code: null },
    },
    null,
    1,
  );
  return withoutSecrets(text, [...idsOf(saved), ...events.map(({ player }) => player)]);
}

/** Every secret id becomes another word, the same wherever it stands: ids are whole words. */
function withoutSecrets(text: string, ids: readonly PlayerId[]): string {
  const secrets = [...new Set(ids)].filter(isSecret);
  const aliases = new Map(secrets.map((id, index) => [id, `secret-${index}`]));
  return text.replaceAll(/[A-Za-z0-9_]+/g, (word) => aliases.get(word) ?? word);
}

function idsOf({ players, tallies, lastPair, numbers, blocked, board }: SavedTable): PlayerId[] {
  return [
    ...players.map(({ id }) => id),
    ...[...tallies, ...numbers, ...board.plays].map(({ player }) => player),
    ...board.spots.flatMap((spot) => spot?.controller ?? []),
    ...(lastPair === null ? [] : [lastPair.player]),
    ...blocked,
  ];
}
