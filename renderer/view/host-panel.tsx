/** The host's own window: the game at the left, the desk with every power at the right. */

import '../style/menu.css';
import '../style/wide.css';
import '../style/host.css';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { desktopHost } from '../client/desktop.ts';
import { findHost } from '../client/host-client.ts';
import { type Desk, HostStore, friendsOf } from '../client/host-store.ts';
import { HostPlayer } from '../client/host-player.ts';
import { loadTab, saveTab } from '../client/identity.ts';
import type { OwnPlayerOptions } from '../client/own-player.ts';
import { Brand } from './brand.tsx';
import { usePage } from './context.ts';
import { useMedia, useValue } from './hooks.ts';
import { BoardsTab } from './host/boards-tab.tsx';
import { AskDialog, FileDialog } from './host/dialogs.tsx';
import { InviteTab } from './host/invite-tab.tsx';
import { stepped } from './host/menu.tsx';
import { PlayersTab } from './host/players-tab.tsx';
import { SettingsTab } from './host/settings-tab.tsx';
import { Stage } from './host/stage.tsx';
import { MenuButton } from './menu-button.tsx';
import { useDialog } from './menu-sheet.tsx';
import { Icon } from './more-icons.tsx';
import { SoundButton } from './sound-button.tsx';

/** The host's page: who plays there, and the frame around that, with the powers of the secret. */
export default function openHost(secret: string | undefined, options: OwnPlayerOptions) {
  const api = findHost(secret);
  const host = new HostStore(api, options.store);
  host.start();
  // What the desktop app asks for, from its menu or with a file, the desk does.
  const desktop = desktopHost();
  desktop?.onOffer((file) => host.openOffered(file));
  desktop?.onNewGame(() => host.newGame());
  return { player: new HostPlayer(options, api), HostFrame: hostFrame(host) };
}

function hostFrame(host: HostStore): ComponentType {
  return function HostFrame() {
    const words = useValue(() => host.words.value);
    return words === undefined ? <main class="screen" /> : <HostScreen {...{ host, words }} />;
  };
}

const tabs = ['invite', 'players', 'boards', 'settings'] as const;

type Tab = (typeof tabs)[number];

function HostScreen(desk: Desk) {
  const { store } = usePage();
  const { host, words } = desk;
  const hasRoom = useMedia('(min-width: 1000px)');
  const [isFolded, setFolded] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [tab, setTab] = useState(() => firstTab(friendsOf(store.view.peek()).length));
  const picker = useRef<HTMLInputElement>(null);
  const toggle = () => (hasRoom ? setFolded(!isFolded) : setSheetOpen(!isSheetOpen));
  useFoldKey(toggle);
  const isDragged = useDrop((file) => void host.openFile(file));
  const isShown = hasRoom ? !isFolded : isSheetOpen;
  const onPick = () => void (desktopHost()?.pickBoard() ?? picker.current?.click());
  const content = <DeskContent {...desk} tab={tab} onTab={setTab} onPick={onPick} />;
  return (
    <div class={`screen host ${hasRoom && isShown ? 'beside' : ''}`}>
      <Stage {...desk} onDesk={isShown ? undefined : toggle} />
      {!isShown ? null : hasRoom ? (
        <aside class="desk" aria-label={words.desk}>
          {content}
        </aside>
      ) : (
        <DeskSheet label={words.desk} onClose={toggle}>
          {content}
        </DeskSheet>
      )}
      <input
        ref={picker}
        type="file"
        accept=".txt,.board,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) void host.openFile(file);
          currentTarget.value = ''; // the same file, mended, may be chosen again
        }}
      />
      <FileDialog {...desk} onPick={onPick} />
      <AskDialog {...desk} />
      {isDragged ? (
        <div class="veil drop-veil">
          <p>{words.boards.dropNow}</p>
        </div>
      ) : null}
    </div>
  );
}

/** Invite while alone, afterwards what was used last. */
function firstTab(friends: number): Tab {
  const last = tabs.find((tab) => tab === loadTab('tab'));
  return friends === 0 ? 'invite' : (last ?? 'invite');
}

/** Ctrl or ⌘ with B. */
function useFoldKey(fold: () => void): void {
  const latest = useRef(fold);
  latest.current = fold;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!isCovered()) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Whether a dialog or a menu lies over the desk: then keys are meant for that. */
function isCovered(): boolean {
  return document.querySelector('.modal, .sheet, .popup') !== null;
}

/** A file may be dropped anywhere. @returns whether one is being dragged over the window */
function useDrop(open: (file: File) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault(); // or the browser would leave the page for the file
      setDragged(event.type === 'dragover');
      const file = event.dataTransfer.files[0];
      if (event.type === 'drop' && file !== undefined) open(file);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false);
    };
    addEventListener('dragover', drag);
    addEventListener('drop', drag);
    addEventListener('dragleave', leave);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('drop', drag);
      removeEventListener('dragleave', leave);
    };
  }, []);
  return isDragged;
}

interface DeskSheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Where there is no room beside the game, the desk comes over it. */
function DeskSheet({ label, onClose, children }: DeskSheetProps) {
  const { store } = usePage();
  const { close } = useValue(() => store.text.value.menu);
  const sheet = useDialog(() => {
    if (!isCovered()) onClose();
  });
  useEffect(
    () => () => {
      // Back to the button that opened it, which is only there again once the sheet is gone.
      setTimeout(() => document.querySelector<HTMLElement>('.desk-button')?.focus());
    },
    [],
  );
  return (
    <div class="veil" onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div
        ref={sheet}
        class="desk"
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
      >
        {children}
        <button type="button" class="ibtn desk-close" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}

interface DeskContentProps extends Desk {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onPick: () => void;
}

function DeskContent({ host, words, tab, onTab, onPick }: DeskContentProps) {
  const desk = { host, words };
  return (
    <>
      <div class="head">
        <Brand />
        <SoundButton />
        <TvLink {...desk} />
        <MenuButton />
      </div>
      <TabList {...{ words, tab, onTab }} />
      <div class="body" role="tabpanel" id="desk-panel" aria-labelledby={`tab-${tab}`}>
        <Notes {...desk} />
        {tab === 'invite' ? <InviteTab {...desk} /> : null}
        {tab === 'players' ? <PlayersTab {...desk} /> : null}
        {tab === 'boards' ? <BoardsTab {...desk} onPick={onPick} /> : null}
        {tab === 'settings' ? <SettingsTab {...desk} /> : null}
      </div>
      <Foot {...desk} />
    </>
  );
}

/** The big screen comes in through any door: the code goes with its address. */
function TvLink({ host, words }: Desk) {
  const state = useValue(() => host.state.value);
  const code = state?.door === 'code' ? `#code=${state.code ?? ''}` : '';
  return (
    <a class="ibtn" href={`/tv${code}`} target="_blank" rel="noopener" aria-label={words.tv}>
      <Icon name="tv" />
    </a>
  );
}

function TabList({ words, tab, onTab }: Pick<DeskContentProps, 'words' | 'tab' | 'onTab'>) {
  const { store } = usePage();
  const friends = useValue(() => friendsOf(store.view.value).length);
  const list = useRef<HTMLDivElement>(null);
  const choose = (chosen: Tab) => {
    onTab(chosen);
    saveTab('tab', chosen);
  };
  const press = (event: KeyboardEvent) => {
    const next = stepped(event.key, tabs.indexOf(tab), tabs.length);
    const name = next === undefined ? undefined : tabs[next];
    if (name === undefined) return;
    event.preventDefault();
    choose(name);
    list.current?.querySelector<HTMLElement>(`#tab-${name}`)?.focus();
  };
  return (
    <div ref={list} class="seg" role="tablist" aria-label={words.desk} onKeyDown={press}>
      {tabs.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={tab === name}
          aria-controls="desk-panel"
          tabIndex={tab === name ? 0 : -1}
          onClick={() => choose(name)}
        >
          {name === 'players' && friends > 0
            ? `${words.tabs.players} ${friends}`
            : words.tabs[name]}
        </button>
      ))}
    </div>
  );
}

/** What did not work, and what the host should know. */
function Notes({ host, words: { trouble } }: Desk) {
  const outage = useValue(() => host.outage.value);
  const failed = useValue(() => host.trouble.value);
  const broken = useValue(() => host.state.value?.broken ?? null);
  const saveTrouble = useValue(() => host.state.value?.saveTrouble ?? null);
  const notes = new Set<string>();
  if (outage !== undefined) notes.add(trouble[outage]);
  if (failed !== undefined) notes.add(trouble[failed]);
  if (broken !== null) notes.add(trouble.broken);
  if (saveTrouble !== null) notes.add(`${trouble.save} ${saveTrouble}`);
  return (
    <div role="alert" class="notes">
      {[...notes].map((note) => (
        <p key={note} class="trouble">
          {note}
        </p>
      ))}
    </div>
  );
}

/** The next game is always one press away, and says which board it will have. */
function Foot({ host, words }: Desk) {
  const { store } = usePage();
  const view = useValue(() => store.view.value);
  const chosen = useValue(() => host.chosen.value);
  const board = chosen ?? view;
  if (view === undefined || board === undefined) return null;
  const isLobby = view.phase === 'lobby';
  return (
    <div class="base">
      {isLobby ? (
        <button type="button" class="btn go big" onClick={() => void host.use('begin', {})}>
          {words.begin}
        </button>
      ) : null}
      <div>
        <b>{`${board.title}, ${board.rows} × ${board.columns}`}</b>
        <p class="tiny quiet">{words.keepSeats}</p>
      </div>
      <button type="button" class={`btn ${isLobby ? '' : 'go'}`} onClick={() => host.newGame()}>
        <Icon name="again" />
        {words.newGame}
      </button>
    </div>
  );
}
