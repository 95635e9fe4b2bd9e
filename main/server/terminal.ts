import { renderUnicodeCompact } from 'uqr';
import type { RunningHost } from './start-host.ts';
import { PORT_FIRST } from './listen.ts';
import { lanAddresses } from '../host/lan.ts';

/**
 * What a headless host prints at its start. The first line is fixed: programs wait for it. The
 * secret address of the host page is for a person at a terminal, and never for a log.
 */
export function startLines(
  { host, port }: RunningHost,
  { wantedPort, secret }: { readonly wantedPort: number | undefined; readonly secret: string },
  isTerminal: boolean,
): readonly string[] {
  const addresses = lanAddresses(port);
  const tookAnother = wantedPort === undefined && port !== PORT_FIRST;
  const lines = [
    `server now listening at http://localhost:${port}`,
    ...(tookAnother ? [`${PORT_FIRST} was taken, so friends use ${port}.`] : []),
    ...addresses.map(({ adapter, link }) => `friends on ${adapter} open ${link}`),
    ...(addresses.length === 0 ? ['This computer is on no network. You can still play here.'] : []),
  ];
  if (!isTerminal) return lines;
  return [
    ...lines,
    '',
    renderUnicodeCompact(host.joinLink, { border: 2 }),
    '',
    `Friends scan this, or open ${host.joinLink}`,
    `Your own page, with the host's powers (keep it to yourself):`,
    `http://127.0.0.1:${port}/#host=${secret}`,
    'Stop with Ctrl+C.',
  ];
}
