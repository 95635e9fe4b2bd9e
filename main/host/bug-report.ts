import { join } from 'node:path';
import { inspect } from 'node:util';
import { limits } from '../../shared/limits.ts';
import type { Table, TableNews } from '../table/table.ts';
import { packageVersion } from '../system/package-files.ts';
import type { Recorder } from '../story/recorder.ts';
import { type Disk, replaceFile } from '../system/disk.ts';

/** The parts of a host that a report needs. */
export interface Reported {
  readonly table: Table;
  /** It hears of a step before the report does. */
  readonly recorder: Recorder;
}

/**
 * Writes down every game that a bug broke: the error, and the record of the game up to the step that
 * broke it. Played again, the causes of that record break the game again. It is by seat, so there is no
 * secret in it, and it can be given away.
 */
export class BugReports {
  readonly #reported: Reported;
  readonly #place: { readonly folder: string; readonly disk: Disk };
  readonly #tell: (sentence: string) => void;
  #last: Error | undefined;

  /** @param tell told in one sentence that the game cannot go on, and where the report is */
  constructor(
    reported: Reported,
    place: { readonly folder: string; readonly disk: Disk },
    tell: (sentence: string) => void,
  ) {
    this.#reported = reported;
    this.#place = place;
    this.#tell = tell;
  }

  hear({ step }: TableNews): void {
    const { table, recorder } = this.#reported;
    const { broken } = table.game.board;
    if (broken === undefined || broken === this.#last || step === undefined) return;
    this.#last = broken;
    const { folder, disk } = this.#place;
    void write(folder, formatReport(broken.cause, recorder), disk).then((where) =>
      this.#tell(`${broken.message}; start a new one. ${where}`),
    );
  }
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

/** Words as long as a secret id. The lines of a stack trace contain no ids of players. */
const SECRET = new RegExp(`[A-Za-z0-9_]{${limits.secretIdCharsMin},}`, 'g');

/** All that is known of an error, for a terminal or a log: with where it came from, without secrets. */
export function describeBug(error: unknown): string {
  const lines = inspect(error).split('\n');
  const isFrame = (line: string) => /^\s+at /.test(line);
  return lines.map((line) => (isFrame(line) ? line : line.replace(SECRET, '(secret)'))).join('\n');
}
