import { inspect } from 'node:util';
import { limits } from '../../shared/limits.ts';

/** Words as long as a secret id. The lines of a stack trace contain no ids of players. */
const SECRET = new RegExp(`[A-Za-z0-9_]{${limits.secretIdCharsMin},}`, 'g');

/** All that is known of an error, for a terminal or a log: with where it came from, without secrets. */
export function describeBug(error: unknown): string {
  const lines = inspect(error).split('\n');
  const isFrame = (line: string) => /^\s+at /.test(line);
  return lines.map((line) => (isFrame(line) ? line : line.replace(SECRET, '(secret)'))).join('\n');
}
