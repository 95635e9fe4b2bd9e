/** What is said of a server that cannot be tested, or is odd without being wrong. */

import { printable } from '../../shared/printable.ts';
import type { Remark } from './http-driver.ts';
import type { Ending, NotStarted } from './server-process.ts';

export function stoppedSentence({ code, signal }: Ending): string {
  return `your server stopped (${signal === null ? `exit code ${code}` : signal})`;
}

/** Why nothing could be tested: what is the matter, and what to look at. */
export function notStartedLines({ why, command, port, printed }: NotStarted): readonly string[] {
  const typed = printable(command.join(' '));
  switch (why.kind) {
    case 'no-program':
      return why.error === 'ENOENT'
        ? [
            `There is no program “${printable(command[0] ?? '')}”.`,
            'Is it installed, and spelled so?',
          ]
        : [`“${typed}” could not be started (${why.error}).`];
    case 'ended': {
      const { code, signal } = why.ending;
      const how = signal === null ? `exit code ${code}` : signal;
      return [`Your server ended before it answered (${how}).`, `It was started by: ${typed}`];
    }
    case 'not-listening':
      return [
        `Nothing answers on port ${port}.`,
        otherPort(printed, port) ?? `Does “${typed}” start your server on that port?`,
      ];
    case 'silent':
      return [
        `Port ${port} takes connections, but GET /look/check brings no answer.`,
        `The last time: ${why.heard}. Is it a web server?`,
      ];
    case 'no-url':
      return [`Nothing answers at ${printable(why.url)}.`, 'Has your server been started there?'];
    case 'hangs':
      return [
        'Your server answered one request, and then no other.',
        'The second GET /look/check was still open after 5 s. Does the first keep it busy?',
      ];
  }
}

/** A server that says where it listens, and means another port. */
function otherPort(printed: string, port: number): string | undefined {
  const named = [
    ...printed.matchAll(/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|port):? ?(\d{2,5})\b/gi),
  ];
  const others = named.map(([, digits = '']) => digits).filter((digits) => Number(digits) !== port);
  const [other] = others;
  if (other === undefined) return undefined;
  return `It says that it listens on ${other}. It has to take the port it is given.`;
}

const REMARKS: Readonly<Record<Remark, string>> = {
  'http-1.0':
    'Your server speaks HTTP/1.0. Clients manage, but each request needs a new connection.',
  flood: 'Your server prints more than 1 MiB in one test. That slows it down.',
  'slow-start':
    'Your server takes more than 5 s to start, and it is started for each test. Start what is built; --random and --only start it less often.',
};

export function remarkSentence(remark: Remark): string {
  return REMARKS[remark];
}
