import { join } from 'node:path';
import type { Unsubscribe } from '../game/events.ts';
import type { Table } from '../table/table.ts';
import { describeBug } from './describe-bug.ts';
import { packageVersion } from './package-files.ts';
import type { Recorder } from './recorder.ts';
import { type Disk, replaceFile } from './replace-file.ts';

/** What of a host a report is made of. */
export interface Reported {
  readonly table: Table;
  /** It has to know of a step before the report does. */
  readonly recorder: Recorder;
}

/**
 * Writes down every game that a bug broke: the error, and the record of the game up to the step that
 * broke it. Played again, the causes of that record break the game again. It is by seat, so there is no
 * secret in it, and it can be given away.
 * @param tell told in one sentence that the game cannot go on, and where the report is
 */
export function keepBugReports(
  { table, recorder }: Reported,
  { folder, disk }: { readonly folder: string; readonly disk: Disk },
  tell: (sentence: string) => void,
): Unsubscribe {
  let reported: Error | undefined;
  return table.subscribe(({ step }) => {
    const { broken } = table.game.board;
    if (broken === undefined || broken === reported || step === undefined) return;
    reported = broken;
    const report = formatReport(broken.cause, recorder);
    void write(folder, report, disk).then((where) =>
      tell(`${broken.message}; start a new one. ${where}`),
    );
  });
}

async function write(folder: string, report: string, disk: Disk): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(/[^0-9]/g, '');
  const filename = join(folder, `memory-scramble-bug-${stamp}.json`);
  try {
    await replaceFile(filename, report, disk);
    return `What is known of the bug is in ${filename}`;
  } catch (error) {
    // The host is told in this sentence; there is nothing else to do about it.
    return `What is known of the bug could not be written (${(error as Error).message})`;
  }
}

function formatReport(cause: unknown, { record }: Recorder): string {
  const about = {
    version: packageVersion(),
    node: process.version,
    platform: process.platform,
    error: describeBug(cause),
    ...record.head,
    seats: record.seats,
    leftOut: record.leftOut,
  };
  // A step a line, so that people can read it.
  const head = JSON.stringify(about, null, 1).slice(0, -2);
  return `${head},\n "steps": [\n${record.lines.join(',\n')}\n]}\n`;
}
