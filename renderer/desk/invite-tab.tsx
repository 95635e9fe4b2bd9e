/** How friends come in: the QR code, the address, and help where it does not work. */

import './invite.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { HostState } from '../../shared/host-state.ts';
import { useBring } from '../play/parts.ts';
import { Alone } from './alone.tsx';
import { BringPanel } from './bring-panel.tsx';
import { friendsHere, friendsOf } from './company.ts';
import { plainAddress } from './host-client.ts';
import type { Desk } from './desk-store.ts';
import type { System } from '../text/desk-dictionary.ts';
import { useShown, useText } from '../ui/page.ts';
import { useMedia } from '../ui/hooks.ts';
import { Icon } from '../ui/icon.tsx';
import { NextAt } from './next-at.tsx';
import { DoorCode, HostQr, NoNetwork } from './join-link.tsx';
import { Choice, Fold } from './rows.tsx';
import { LockRow } from './settings-tab.tsx';
import { Steps, WifiPart, useWifiWords } from './wifi.tsx';

type Invite = Desk['words']['invite'];

interface InviteTabProps extends Desk {
  /** A computer player was seated here. */
  readonly onSeated: () => void;
}

export function InviteTab({ host, words, onSeated }: InviteTabProps) {
  const { store } = useShown();
  const state = host.state.value;
  const view = store.view.value;
  const { isSeveral } = host.tables;
  const friends = isSeveral.value ? host.tables.friendsOf(view) : friendsOf(view).length;
  const hereAtOne = view === undefined ? 0 : friendsHere(view).length;
  const here = isSeveral.value ? friends : hereAtOne;
  const bring = useBring();
  const isLate = friends === 0 && host.company.isLate.value;
  if (state === undefined) return null;
  if (bring !== undefined) return <BringPanel {...{ host, words, bring }} />;
  return (
    <>
      <Address state={state} words={words} host={host} />
      {host.company.isAlone.value && !isSeveral.value ? (
        <Alone {...{ host, words, onSeated }} />
      ) : (
        <>
          <NextAt {...{ host, words }} />
          {here === 0 ? null : <Arrived friends={here} words={words} host={host} />}
          <div>
            <LockRow host={host} words={words} />
          </div>
        </>
      )}
      <WifiPart host={host} isLate={isLate} />
      <Trouble words={words} state={state} isOpen={isLate} />
    </>
  );
}

function Address({ state, host, words: { invite } }: Desk & { readonly state: HostState }) {
  const { joinLink, addresses, adapter, takenPort, wifi } = state;
  const { tv } = useText();
  const hasMoved = host.moved.value;
  const network = addresses.find((each) => each.adapter === adapter)?.network;
  const isVirtual = network === 'virtual';
  const isLow = useMedia('(max-height: 700px)'); // then what is typed must not be below the fold
  const room = isLow ? 165 : 198;
  if (addresses.length === 0) return <NoNetwork />;
  return (
    <>
      {wifi === null ? (
        <div class="desk-scan">
          <HostQr link={joinLink} room={isLow ? 165 : 240} />
          <div>
            <h2>{tv.scan}</h2>
            <p class="small quiet">{invite.orType}</p>
          </div>
        </div>
      ) : (
        <Steps
          {...{ host, wifi, room }}
          game={<HostQr link={joinLink} room={room} />}
          below={<Names state={state} words={invite} />}
        />
      )}
      <div>
        {wifi === null ? <Names state={state} words={invite} /> : null}
        {takenPort === null ? null : (
          <p class="small">{invite.portTaken(takenPort, portOf(state))}</p>
        )}
        {isVirtual ? (
          <p class="trouble" role="status">
            {invite.virtual(adapter ?? '')}
          </p>
        ) : null}
        {hasMoved ? <Moved words={invite.moved} onSeen={() => forget(host)} /> : null}
      </div>
      <div class="desk-pair">
        <Choice
          {...(network === 'wireless' ? { icon: 'wifi' } : {})}
          label={invite.network}
          value={adapter ?? ''}
          options={networksOf(addresses, invite)}
          onChoose={(chosen) => void host.chooseAdapter(chosen)}
        />
        <CopyLink link={joinLink} words={invite} />
      </div>
    </>
  );
}

/** What to type where nobody can scan. */
function Names({ state, words }: { readonly state: HostState; readonly words: Invite }) {
  return (
    <>
      <div class="desk-address num">{plainAddress(state.joinLink)}</div>
      <DoorCode state={state} />
      <p class="small quiet">
        {words.or} <b>{state.localName}</b>
      </p>
    </>
  );
}

/** Each adapter once, as people call its network; of two of a kind each also as the system does. */
function networksOf(addresses: HostState['addresses'], words: Invite) {
  const networks = new Map(addresses.map(({ adapter, network }) => [adapter, network]));
  const kinds = [...networks.values()];
  return [...networks].map(([adapter, network]) => {
    const isOnly = kinds.indexOf(network) === kinds.lastIndexOf(network);
    const name = words.networks[network];
    return [adapter, isOnly ? name : `${name} (${adapter})`] as const;
  });
}

function forget(host: Desk['host']): void {
  host.moved.value = false;
}

/** Stays until the host has looked at it and gone on. */
function Moved({ words, onSeen }: { readonly words: string; readonly onSeen: () => void }) {
  useEffect(() => onSeen, []);
  return (
    <p class="trouble" role="status">
      {words}
    </p>
  );
}

interface CopyLinkProps {
  readonly link: string;
  readonly words: Invite;
}

function CopyLink({ link, words }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by hand'>('none');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('by hand'); // no secure context, or no permission
    }
  };
  useEffect(() => {
    if (outcome === 'by hand') field.current?.select();
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome('none'), 3_000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <button type="button" class="btn" onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === 'copied' ? words.copied : words.copy}
      </button>
      <span class="unseen" role="status">
        {outcome === 'copied' ? words.copied : null}
      </span>
      {outcome === 'by hand' ? (
        <label class="desk-whole small">
          {words.copyYourself}
          <input ref={field} class="select" readOnly value={link} />
        </label>
      ) : null}
    </>
  );
}

type ChecksProps = Pick<Desk, 'words'> & { readonly state: HostState };

/** The usual reasons that keep friends out. */
function Checks({ words: { invite }, state }: ChecksProps) {
  const wifi = useWifiWords();
  const hasCode = wifi !== undefined && state.wifi !== null;
  const checks = [
    ...(hasCode ? [wifi.doctor] : []),
    ...invite.checks,
    invite.firewall(thisSystem(), portOf(state)),
  ];
  return (
    <ul>
      {checks.map((check) => (
        <li key={check}>{check}</li>
      ))}
    </ul>
  );
}

/** The host's page is open on the computer whose firewall it is. */
function thisSystem(): System {
  const { userAgent } = navigator;
  if (userAgent.includes('Windows')) return 'windows';
  return userAgent.includes('Macintosh') ? 'mac' : 'linux';
}

function portOf({ joinLink }: HostState): string {
  return new URL(joinLink).port || '80';
}

/** @param isOpen it opens by itself because nobody has come for a while; it may be closed */
function Trouble({ isOpen, ...checks }: ChecksProps & { readonly isOpen: boolean }) {
  const { trouble, doctor } = checks.words.invite;
  return (
    <Fold title={trouble} isOpen={isOpen}>
      <div class="desk-doctor">
        {isOpen ? (
          <h3>
            <Icon name="look" />
            {doctor}
          </h3>
        ) : null}
        <Checks {...checks} />
      </div>
    </Fold>
  );
}

function Arrived({ friends, host, words }: Desk & { readonly friends: number }) {
  const { invite, settings } = words;
  const state = host.state.value;
  const isLocked = state?.door === 'code';
  const isClosed = state?.settings.closed === true;
  const rule = isLocked ? settings.locked(state?.code ?? '') : invite.anyTime;
  return (
    <div class="desk-arrived">
      <span class="mark">
        <Icon name="check" />
      </span>
      <div>
        <b>{invite.friendsIn(friends)}</b>
        <span>{isClosed ? settings.closed[0] : rule}</span>
      </div>
    </div>
  );
}
