/** How friends come in: the QR code, the address, and help where it does not work. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { HostState } from '../../../shared/host-api.ts';
import { routes } from '../../../shared/paths.ts';
import { type Desk, friendsOf, plainAddress } from '../../client/host-store.ts';
import type { System } from '../../text/host-dictionary.ts';
import { usePage } from '../context.ts';
import { useValue } from '../hooks.ts';
import { Icon } from '../more-icons.tsx';
import { Choice } from './rows.tsx';
import { LockRow } from './settings-tab.tsx';

export function InviteTab({ host, words }: Desk) {
  const { store } = usePage();
  const state = useValue(() => host.state.value);
  const friends = useValue(() => friendsOf(store.view.value).length);
  if (state === undefined) return null;
  return (
    <>
      <Address state={state} words={words} host={host} />
      {friends === 0 ? (
        <Doctor words={words} state={state} />
      ) : (
        <>
          <Arrived friends={friends} words={words} host={host} />
          <div>
            <LockRow host={host} words={words} />
          </div>
          <Trouble words={words} state={state} />
        </>
      )}
    </>
  );
}

function Address({ state, host, words: { invite } }: Desk & { readonly state: HostState }) {
  const { store, player } = usePage();
  const { joinLink, localName, addresses, adapter, takenPort } = state;
  const { tv } = useValue(() => store.text.value);
  const hasMoved = useValue(() => host.moved.value);
  const px = qrPixels(joinLink);
  return (
    <>
      <div class="scan">
        <img
          class="qr"
          src={`${routes.qr(player.id)}&v=${shortHash(joinLink)}`}
          alt={tv.qr}
          style={{ width: `${px}px`, height: `${px}px` }}
        />
        <div>
          <h2>{tv.scan}</h2>
          <p class="small quiet">{invite.orType}</p>
        </div>
      </div>
      <div>
        <div class="addr num">{plainAddress(joinLink)}</div>
        {addresses.length === 0 ? (
          <p class="trouble">{invite.noNetwork}</p>
        ) : (
          <p class="small quiet">
            {invite.or} <b>{localName}</b>
          </p>
        )}
        {takenPort === null ? null : (
          <p class="small">{invite.portTaken(takenPort, portOf(state))}</p>
        )}
        {hasMoved && addresses.length > 0 ? (
          <Moved words={invite.moved} onSeen={() => forget(host)} />
        ) : null}
      </div>
      <div class="pair">
        {addresses.length === 0 ? null : (
          <Choice
            icon="wifi"
            label={invite.network}
            value={adapter ?? ''}
            options={[...new Set(addresses.map((each) => each.adapter))].map((name) => [
              name,
              name,
            ])}
            onChoose={(chosen) => void host.chooseAdapter(chosen)}
          />
        )}
        <CopyLink link={joinLink} words={invite} />
      </div>
    </>
  );
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
  readonly words: Desk['words']['invite'];
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
        <label class="whole small">
          {words.copyYourself}
          <input ref={field} class="select" readOnly value={link} />
        </label>
      ) : null}
    </>
  );
}

type ChecksProps = Pick<Desk, 'words'> & { readonly state: HostState };

/** What most often keeps friends out. */
function Doctor(props: ChecksProps) {
  return (
    <div class="doctor">
      <h3>
        <Icon name="look" />
        {props.words.invite.doctor}
      </h3>
      <Checks {...props} />
    </div>
  );
}

function Checks({ words: { invite }, state }: ChecksProps) {
  const checks = [...invite.checks, invite.firewall(thisSystem(), portOf(state))];
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

function Trouble(props: ChecksProps) {
  return (
    <details class="fold">
      <summary>{props.words.invite.trouble}</summary>
      <div class="doctor">
        <Checks {...props} />
      </div>
    </details>
  );
}

function Arrived({ friends, host, words }: Desk & { readonly friends: number }) {
  const { invite, settings } = words;
  const state = useValue(() => host.state.value);
  const isLocked = state?.door === 'code';
  return (
    <div class="arrived">
      <span class="mark">
        <Icon name="check" />
      </span>
      <div>
        <b>{invite.friendsIn(friends)}</b>
        <span>{isLocked ? settings.locked(state?.code ?? '') : invite.anyTime}</span>
      </div>
    </div>
  );
}

/** Whole pixels for each module, the white border included: what a QR code of this text needs. */
function qrPixels(text: string): number {
  const most = [17, 32, 53, 78, 106];
  const version = most.findIndex((bytes) => text.length <= bytes) + 1 || most.length;
  const modules = 17 + 4 * version + 8;
  return Math.floor(268 / modules) * modules;
}

/** Another link is another picture, so that no old one is shown from a cache. */
function shortHash(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}
