import type { LanAddress } from '../../shared/host-state.ts';
import type { Door } from '../table/door.ts';
import { type Adapters, friendHosts, joinLink, lanAddresses, ownNames } from './lan.ts';
import { Wifi, type WifiKeeper } from './wifi.ts';

/** What the app remembers from the last time. */
export interface Remembered {
  /** The port that the host would like; null: any. */
  readonly wantedPort: number | null;
  readonly adapter: string | null;
  readonly onAdapter: (adapter: string) => void;
  readonly wifi: WifiKeeper;
}

export interface InvitationOptions {
  readonly port: number;
  /** The present door: its code stands in the link. */
  readonly door: () => Door;
  /** The networks that this computer is on at present. */
  readonly adapters: () => Adapters;
  /** The adapter that the host prefers; `onAdapter` is called when the host prefers another. */
  readonly remembered?: Pick<Remembered, 'adapter' | 'onAdapter' | 'wifi'> | undefined;
}

/** How friends find this host: its present addresses, the link for them, and their Wi-Fi. */
export class Invitation {
  readonly wifi: Wifi;
  readonly #options: InvitationOptions;
  #adapter: string | null;

  constructor(options: InvitationOptions) {
    this.#options = options;
    this.#adapter = options.remembered?.adapter ?? null;
    this.wifi = new Wifi(options.remembered?.wifi);
  }

  /** The link for friends: the chosen address or the likeliest, with the code if there is one. */
  get joinLink(): string {
    const { mode, code } = this.#options.door();
    const address = this.#address()?.address ?? 'localhost';
    return joinLink(address, this.#options.port, mode === 'code' ? code : undefined);
  }

  /** The adapter whose address is in the link; null: this computer is on no network. */
  get adapter(): string | null {
    return this.#address()?.adapter ?? null;
  }

  /** Where friends can reach this computer; empty: it is on no network. */
  get addresses(): readonly LanAddress[] {
    return lanAddresses(this.#options.port, this.#options.adapters());
  }

  /** Every `NAME:PORT` under which a page may find this host again. */
  get friendHosts(): readonly string[] {
    return friendHosts(this.#options.port, this.#options.adapters());
  }

  /** A name under which some networks know this computer, with the port. */
  get localName(): string {
    return `${ownNames().at(-1)}:${this.#options.port}`;
  }

  /** The host prefers this adapter. */
  choose(adapter: string): void {
    this.#adapter = adapter;
    this.#options.remembered?.onAdapter(adapter);
  }

  #address(): LanAddress | undefined {
    const { addresses } = this;
    return addresses.find(({ adapter }) => adapter === this.#adapter) ?? addresses[0];
  }
}
