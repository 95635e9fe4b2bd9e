/** The host at the host's own page: never asked, never away, and free to only watch. */

import type { PlayerId } from '../../shared/card.ts';
import type { HostApi, HostState } from '../../shared/host-api.ts';
import type { FailureCode } from '../../shared/failures.ts';
import type { FollowMode } from './follow.ts';
import { loadName, loadTab, newId, saveTab } from './identity.ts';
import { friendlyName } from './names.ts';
import { OwnPlayer, type OwnPlayerOptions } from './own-player.ts';
import type { Gate } from './store.ts';

const WATCHES = 'watches';

export class HostPlayer extends OwnPlayer {
  readonly #host: HostApi;
  /** Who the host is while playing. */
  #own: PlayerId;
  #watchesOnly = loadTab(WATCHES) === 'true';

  constructor(options: OwnPlayerOptions, host: HostApi) {
    super(options);
    this.#host = host;
    this.#own = options.id;
    if (this.#watchesOnly) this.id = newId();
  }

  /** The app keeps who its host is, and so the seat; a browser keeps it for one address only. */
  override async start(): Promise<void> {
    this.#own = (await this.#state())?.ownId ?? this.#own;
    if (!this.#watchesOnly) this.id = this.#own;
    await super.start();
  }

  /** The host stops playing and goes on watching: as nobody, for a seat follows its player. */
  async watchOnly(): Promise<void> {
    const player = this.id;
    this.pause();
    this.#watch(true, newId());
    await this.client.leave(player).catch(() => undefined); // out of reach: 4-C ends it later
    this.follow();
  }

  /** The host plays again, at the same seat if there still is one. */
  playAgain(): void {
    this.#watch(false, this.#own);
    this.follow();
  }

  override leave(): Promise<void> {
    return this.watchOnly();
  }

  /** The window of the host follows even while it is hidden. */
  protected override mode(): FollowMode {
    return 'hold';
  }

  protected override withoutSeat(gate: Gate): void {
    if (this.#watchesOnly) this.store.gate.value = 'in';
    else if (gate === 'in' || gate === 'starting' || gate === 'join') void this.rejoin();
  }

  /** The host's page asks its powers for the code, and never the host. */
  protected override async comeIn(): Promise<void> {
    const code = (await this.#state())?.code ?? undefined;
    if (this.#watchesOnly) await this.client.join(this.id, undefined, code);
    else await this.join(loadName() ?? friendlyName(), code);
  }

  /** Undefined where the powers do not answer; the desk says why. */
  async #state(): Promise<HostState | undefined> {
    const state = await this.#host.state({}).catch(() => undefined);
    return state?.ok === true ? state.value : undefined;
  }

  protected override refused(code: FailureCode): void {
    if (code === 'door') void this.rejoin();
    else super.refused(code);
  }

  #watch(only: boolean, id: string): void {
    this.#watchesOnly = only;
    this.id = id;
    saveTab(WATCHES, String(only));
  }
}
