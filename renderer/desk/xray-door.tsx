/** The way to the X-ray: it is fetched when the host opens it. */

import { computed, signal } from '@preact/signals';
import { type ComponentType, createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import type { Player, Shown } from '../state/player.ts';
import { loadText, saveText } from '../net/storage.ts';
import type { DeskDictionary } from '../text/desk-dictionary.ts';
import { isCovered } from '../ui/dialog.tsx';
import { Drawn } from '../ui/icon.tsx';
import { useText } from '../ui/page.ts';
import { SwitchRow } from '../ui/row.tsx';
import type { DeskStore } from './desk-store.ts';

type Host = Pick<DeskStore, 'use' | 'trouble' | 'maker'>;

const STUDY = 'study';

export class XrayDoor {
  /** What is shown in place of the game and the desk. */
  readonly screen = signal<ComponentType | undefined>(undefined);
  /** The host wants to see why things happen. */
  readonly studies = signal(loadText(STUDY) === 'true');
  /** A program has played here, or the X-ray was opened by its key. */
  readonly #isKnown = signal(false);
  /** Whether the way to it is shown: most hosts never need it. */
  readonly isOffered = computed(() => this.studies.value || this.#isKnown.value);
  readonly #host: Host;
  readonly #shown: Shown;
  readonly #player: Player;

  constructor(host: Host, shown: Shown, player: Player) {
    this.#host = host;
    this.#shown = shown;
    this.#player = player;
    shown.store.view.subscribe((view) => {
      const hasProgram = view?.players.some(({ presence }) => presence === 'text') === true;
      if (hasProgram) this.#isKnown.value = true;
    });
  }

  study(studies: boolean): void {
    this.studies.value = studies;
    saveText(STUDY, String(studies));
  }

  async open(): Promise<void> {
    this.#isKnown.value = true;
    const { session, client, record, cardOf } = this.#player;
    try {
      const { openXray } = await import('../xray/index.tsx');
      const Screen = await openXray(this.#shown.preferences.text.peek().lang, {
        shown: this.#shown,
        id: () => session.id,
        at: () => client.at,
        record,
        cardOf,
      });
      this.screen.value = () => (
        <Screen
          onClose={() => this.close()}
          copyTest={(game, step) => this.#host.use('copyTest', { game, step, table: client.at })}
          onTv={(shows) => void this.#host.use('showOnTv', { shows, table: client.at })}
        />
      );
    } catch (error) {
      console.error(error);
      this.#host.trouble.value = 'lost'; // it did not come
    }
  }

  /** Puts the focus back on its button. */
  close(): void {
    this.screen.value = undefined;
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.desk-xray')?.focus());
  }

  toggle(): void {
    if (isCovered() || this.#host.maker.screen.peek() !== undefined) return;
    if (this.screen.peek() === undefined) void this.open();
    else this.close();
  }
}

export const XrayDoorContext = createContext<XrayDoor | undefined>(undefined);

/** The X-ray, while it is open; Ctrl or ⌘ with J opens and closes it. */
export function useXrayScreen(): ComponentType | undefined {
  const door = useContext(XrayDoorContext);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'j' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      door?.toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [door]);
  return door?.screen.value;
}

interface WordsProps {
  readonly words: DeskDictionary;
}

export function XrayButton({ words: { xray } }: WordsProps) {
  const door = useContext(XrayDoorContext);
  const { ctrl } = useText();
  if (door?.isOffered.value !== true) return null;
  return (
    <button
      type="button"
      class="btn small desk-xray"
      aria-label={xray[1]}
      title={`${ctrl}/⌘ J`}
      onClick={() => void door.open()}
    >
      <XrayIcon />
      <span>{xray[0]}</span>
    </button>
  );
}

/** In the host's menu. */
export function StudyRow({ door, words: { study } }: WordsProps & { readonly door: XrayDoor }) {
  return (
    <SwitchRow
      id="menu-study"
      icon={<XrayIcon />}
      lines={study}
      isOn={door.studies.value}
      onSwitch={(studies) => door.study(studies)}
    />
  );
}

function XrayIcon() {
  return <Drawn path="M3.5 6.5h8M15 6.5h1.5M7 12h3M13.5 12h7M4.5 17.5h6.5M14.5 17.5h3" />;
}
