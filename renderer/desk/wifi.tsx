/** The Wi-Fi that friends need before they can play: typed once, then scanned before the game. */

import './wifi.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { HostState } from '../../shared/host-state.ts';
import {
  WIFI_NAME_BYTES_MAX,
  type WifiCode,
  type WifiNetwork,
  isWifiName,
  isWifiPassword,
} from '../../shared/wifi.ts';
import { useFetched } from '../play/parts.ts';
import { type WifiDictionary, wifiWords } from '../text/wifi-dictionary.ts';
import { EyeIcon } from '../ui/host-icons.tsx';
import { useText } from '../ui/page.ts';
import { Row, SwitchRow } from '../ui/row.tsx';
import { WifiName, WifiQr } from '../ui/wifi-code.tsx';
import type { DeskStore } from './desk-store.ts';
import { Fold } from './rows.tsx';

/** Undefined until they are there, which is soon after the desk. */
export function useWifiWords(): WifiDictionary | undefined {
  return useFetched(wifiWords);
}

/** How long the password can be read. */
const SHOWN_MS = 20_000;

type Wifi = NonNullable<HostState['wifi']>;

interface StepsProps {
  readonly host: DeskStore;
  readonly wifi: Wifi;
  /** How wide each code may be. */
  readonly room: number;
  /** The code of the game, and what stands below it. */
  readonly game: ComponentChildren;
  readonly below: ComponentChildren;
}

/** Two codes, one after the other. */
export function Steps({ host, wifi, room, game, below }: StepsProps) {
  const words = useWifiWords();
  const { tv } = useText();
  const code = useCode(host, wifi.changes);
  if (words === undefined) return null;
  return (
    <ol class="desk-steps" style={{ '--side': `${room}px` }}>
      <li>
        <Step number={1} title={words.join} />
        <div class="desk-tile">{code ? <WifiQr {...{ code, words, room }} /> : null}</div>
        <p class="desk-wifi-name">
          <WifiName name={wifi.name} />
        </p>
        {wifi.isOpen ? (
          <p class="small quiet">{words.open}</p>
        ) : (
          <Password key={wifi.changes} {...{ host, words }} />
        )}
      </li>
      <li>
        <Step number={2} title={tv.scan} />
        <div class="desk-tile">{game}</div>
        {below}
      </li>
    </ol>
  );
}

function Step({ number, title }: { readonly number: number; readonly title: string }) {
  return (
    <h2 class="desk-step">
      <span class="num">{number}</span> {title}
    </h2>
  );
}

/** The picture of what was typed last. */
function useCode(host: DeskStore, changes: number): WifiCode | null | undefined {
  const [code, setCode] = useState<WifiCode | null | undefined>(undefined);
  useEffect(() => {
    let isLate = false;
    void host.read('wifiCode', {}).then((drawn) => {
      if (!isLate) setCode(drawn);
    });
    return () => {
      isLate = true;
    };
  }, [changes]);
  return code;
}

interface PartProps {
  readonly host: DeskStore;
  readonly words: WifiDictionary;
}

/** Dots; for a while the password itself, which the page asks for only then. */
function Password({ host, words }: PartProps) {
  const [shown, setShown] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = async () => setShown((await host.read('readWifi', {}))?.password);
  return (
    <p class="desk-password">
      {shown === undefined ? (
        <span role="img" aria-label={words.dots}>
          ••••••••••
        </span>
      ) : (
        <bdi>{shown}</bdi>
      )}
      <Eye
        words={words}
        isShown={shown !== undefined}
        onPress={() => (shown === undefined ? void show() : setShown(undefined))}
      />
    </p>
  );
}

interface EyeProps extends Pick<PartProps, 'words'> {
  readonly isShown: boolean;
  readonly onPress: () => void;
}

function Eye({ words, isShown, onPress }: EyeProps) {
  return (
    <button
      type="button"
      class="ibtn"
      aria-label={words.show}
      aria-pressed={isShown}
      title={words.show}
      onClick={onPress}
    >
      <EyeIcon />
    </button>
  );
}

/** @param isLate nobody has come for a while: the question opens by itself */
export function WifiPart({ host, isLate }: Pick<PartProps, 'host'> & { readonly isLate: boolean }) {
  const words = useWifiWords();
  const [isTyping, setTyping] = useState(false);
  const [last, setLast] = useState<'made' | 'left' | undefined>(undefined);
  const part = useRef<HTMLDivElement>(null);
  const wifi = host.state.value?.wifi;
  if (words === undefined || wifi === undefined) return null;
  const onDone = (done: 'made' | 'left') => {
    setTyping(false);
    setLast(done);
    const fold = part.current?.querySelector('details') ?? null;
    if (fold === null) return;
    fold.open = false;
    fold.querySelector('summary')?.focus();
  };
  return (
    <div ref={part}>
      <span class="unseen" role="status">
        {last === 'made' && wifi !== null ? words.ready : null}
      </span>
      {wifi === null ? (
        <Fold title={words.ask[0]} isOpen={isLate}>
          <WifiForm {...{ host, words, onDone }} />
        </Fold>
      ) : isTyping ? (
        <WifiForm isFilled {...{ host, words, onDone }} />
      ) : (
        <KeptRows
          {...{ host, words, wifi }}
          isNew={last !== undefined}
          onChange={() => setTyping(true)}
        />
      )}
    </div>
  );
}

interface KeptRowsProps extends PartProps {
  readonly wifi: Wifi;
  /** The form was here just now, with the focus. */
  readonly isNew: boolean;
  readonly onChange: () => void;
}

function KeptRows({ host, words, wifi, isNew, onChange }: KeptRowsProps) {
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNew) return;
    change.current?.focus();
    document.querySelector('.desk-steps')?.scrollIntoView({ block: 'nearest' }); // what was made
  }, [isNew]);
  return (
    <>
      <SwitchRow
        id="wifi-tv"
        lines={words.onTv}
        isOn={wifi.isOnTv}
        onSwitch={(isOn) => void host.use('wifiOnTv', { isOn })}
      />
      <Row lines={[words.title, wifi.isKept ? words.kept : words.forNow]}>
        <button ref={change} type="button" class="btn" onClick={onChange}>
          {words.change}
        </button>
        <button
          type="button"
          class="btn risk"
          onClick={() => void host.use('keepWifi', { network: null })}
        >
          {words.forget}
        </button>
      </Row>
    </>
  );
}

interface WifiFormProps extends PartProps {
  /** With what was typed before. */
  readonly isFilled?: boolean;
  readonly onDone: (done: 'made' | 'left') => void;
}

function WifiForm({ host, words, isFilled = false, onDone }: WifiFormProps) {
  const [typed, setTyped] = useState<WifiNetwork>({ name: '', password: '', isHidden: false });
  const [isShown, setShown] = useState(false);
  const [trouble, setTrouble] = useState<'badName' | 'badPassword' | undefined>(undefined);
  useEffect(() => {
    if (!isFilled) return;
    void host.read('readWifi', {}).then((network) => setTyped(network ?? typed));
  }, []);
  const set = (some: Partial<WifiNetwork>) => setTyped({ ...typed, ...some });
  const make = async (event: Event) => {
    event.preventDefault();
    if (!isWifiName(typed.name)) return setTrouble('badName');
    if (!isWifiPassword(typed.password)) return setTrouble('badPassword');
    const answer = await host.use('keepWifi', { network: typed });
    if (answer?.ok === true) onDone('made');
  };
  return (
    <form class="desk-wifi" onSubmit={(event) => void make(event)}>
      <p class="small quiet">{words.ask[1]}</p>
      <label class="label" for="wifi-name">
        {words.name}
      </label>
      <div class="field">
        <input
          id="wifi-name"
          autocomplete="off"
          maxLength={WIFI_NAME_BYTES_MAX}
          value={typed.name}
          aria-describedby={trouble === 'badName' ? 'wifi-trouble' : undefined}
          onInput={(event) => set({ name: event.currentTarget.value })}
        />
      </div>
      <label class="label" for="wifi-password">
        {words.password}
      </label>
      <div class="field">
        <input
          {...(isShown ? { type: 'text' } : { type: 'password' })}
          id="wifi-password"
          autocomplete="off"
          value={typed.password}
          aria-describedby={trouble === 'badPassword' ? 'wifi-trouble' : 'wifi-hint'}
          onInput={(event) => set({ password: event.currentTarget.value })}
        />
        <Eye {...{ words, isShown }} onPress={() => setShown(!isShown)} />
      </div>
      <p id="wifi-hint" class="small quiet">
        {words.hint}
      </p>
      <SwitchRow
        id="wifi-hidden"
        lines={words.hidden}
        isOn={typed.isHidden}
        onSwitch={(isHidden) => set({ isHidden })}
      />
      {trouble === undefined ? null : (
        <p id="wifi-trouble" class="trouble" role="alert">
          {words[trouble]}
        </p>
      )}
      <div class="desk-wifi-ends">
        <button type="button" class="btn" onClick={() => onDone('left')}>
          {words.notNow}
        </button>
        <button type="submit" class="btn">
          {words.make}
        </button>
      </div>
    </form>
  );
}
