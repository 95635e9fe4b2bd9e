import { renderUnicodeCompact } from 'uqr';
import type { Invitation } from '../host/invitation.ts';
import { PORT_FIRST } from './listen.ts';

/** A QR code with such an address would lead every phone to itself. */
const NO_NETWORK =
  'This computer isn’t on a network. You can play here; for friends, connect it to Wi-Fi or a cable: your own page then shows them the way in.';

/**
 * What a headless host prints at its start. The first line is fixed: programs wait for it. The
 * secret address of the host page is for a person at a terminal, and never for a log.
 */
export function startLines(
  { invitation, port }: { readonly invitation: Invitation; readonly port: number },
  { wantedPort, secret }: { readonly wantedPort: number | undefined; readonly secret: string },
  isTerminal: boolean,
): readonly string[] {
  const { addresses } = invitation;
  const tookAnother = wantedPort === undefined && port !== PORT_FIRST;
  const lines = [
    `server now listening at http://localhost:${port}`,
    ...(tookAnother ? [`${PORT_FIRST} was taken, so friends use ${port}.`] : []),
    ...addresses.map(({ adapter, link }) => `friends on ${adapter} open ${link}`),
    ...(addresses.length === 0 ? [NO_NETWORK] : []),
  ];
  if (!isTerminal) return lines;
  return [
    ...lines,
    ...(addresses.length === 0 ? [] : inviting(invitation.joinLink)),
    `Your own page, with the host's powers (keep it to yourself):`,
    `http://127.0.0.1:${port}/#host=${secret}`,
    'Stop with Ctrl+C.',
  ];
}

function inviting(link: string): readonly string[] {
  const code = renderUnicodeCompact(link, { border: 2 });
  return ['', code, '', `Friends scan this, or open ${link}`];
}
