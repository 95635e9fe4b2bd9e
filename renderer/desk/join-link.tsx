/** The way in for friends, as the host's page shows it: the QR code, and the code of the door. */

import type { HostState } from '../../shared/host-state.ts';
import { routes } from '../../shared/paths.ts';
import { usePlayer, useText } from '../ui/page.ts';
import { Icon } from '../ui/icon.tsx';
import { plainAddress } from './host-client.ts';

interface HostQrProps {
  readonly link: string;
  /** How wide it may be at most, in pixels. */
  readonly room: number;
}

export function HostQr({ link, room }: HostQrProps) {
  const { session } = usePlayer();
  const { tv } = useText();
  const px = qrPixels(link, room);
  return (
    <img
      class="qr"
      src={`${routes.qr(session.id)}&v=${shortHash(link)}`}
      alt={tv.qr}
      style={{ width: `${px}px`, height: `${px}px` }}
    />
  );
}

/** The address to type; in two lines, the port stands whole in the second. */
export function Address({ link }: { readonly link: string }) {
  const [name = '', port] = plainAddress(link).split(/(?=:\d+$)/);
  return (
    <>
      {name}
      <wbr />
      {port}
    </>
  );
}

/** The code of the door, to be read across the room. */
export function DoorCode({ state: { door, code } }: { readonly state: HostState }) {
  const { field } = useText().code;
  if (door !== 'code' || code === null) return null;
  return (
    <p class="desk-code">
      <span class="small quiet">{field}</span> <b class="num">{code}</b>
    </p>
  );
}

/** A QR code would lead every phone to itself. */
export function NoNetwork() {
  const [title, advice] = useText().tv.noNetwork;
  return (
    <div class="desk-doctor" role="status">
      <h3>
        <Icon name="wifi" />
        {title}
      </h3>
      <p class="small">{advice}</p>
    </div>
  );
}

/** The width of a QR code for this text, with whole pixels for each module and the white border. */
function qrPixels(text: string, room: number): number {
  const most = [17, 32, 53, 78, 106];
  const version = most.findIndex((bytes) => text.length <= bytes) + 1 || most.length;
  const modules = 17 + 4 * version + 8;
  return Math.floor(room / modules) * modules;
}

/** Another link is another picture, so no old one comes from a cache. */
function shortHash(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}
