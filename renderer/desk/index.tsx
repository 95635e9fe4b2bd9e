/** The host's own window: the game at the left, the desk with every power at the right. */

import '../ui/window.css';
import './desk.css';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { desktopHost } from '../net/place.ts';
import { findHost, openHostPlayer } from './host-client.ts';
import { othersOf } from './company.ts';
import { type Desk, DeskStore } from './desk-store.ts';
import { eveningName } from '../game/story.ts';
import { loadTab, saveTab } from '../net/storage.ts';
import type { Shown } from '../state/player.ts';
import { Brand } from '../ui/door.tsx';
import { useShown, useText } from '../ui/page.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { useMedia } from '../ui/hooks.ts';
import { useCommands } from './commands.tsx';
import { BoardsTab, Ways } from './boards-tab.tsx';
import { DealFoot } from './bring-panel.tsx';
import { AskDialog } from './dialogs.tsx';
import { FileDialog } from './file-dialog.tsx';
import { Foot } from './foot.tsx';
import { NewGame } from './new-game.tsx';
import { InviteTab } from './invite-tab.tsx';
import { isPrinting } from './lesson-sheet.tsx';
import { ReplaceQuestion } from './once.tsx';
import { PlayersTab } from './players-tab.tsx';
import { QuickInvite, SmallInvite } from './quick-invite.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { Stage } from './stage.tsx';
import { TonightTab } from './tonight-tab.tsx';
import { TvLink } from './tv-tools.tsx';
import { useDrop } from '../ui/use-drop.ts';
import { StudyRow, useXrayScreen, XrayDoor, XrayDoorContext } from './xray-door.tsx';
import { MenuButton, SoundButton } from '../play/menu-button.tsx';
import { deskDictionaries } from '../text/desk-dictionary.ts';
import { chooseLanguage } from '../text/dictionary.ts';
import { Icon } from '../ui/icon.tsx';
import { useBring } from '../play/parts.ts';

/** The host's page: a player, and the desk with the powers that the secret opens. */
export function openDesk(
  secret: string | undefined,
  shown: Shown,
  options: Parameters<typeof openHostPlayer>[2],
) {
  const api = findHost(secret);
  const player = openHostPlayer(api, shown, {
    ...options,
    onFaces: () => host.tables.showAgain(),
  });
  const { text } = shown.preferences;
  const { view } = shown.store;
  const host: DeskStore = new DeskStore(api, {
    id: () => player.session.id,
    view,
    text,
    client: player.client,
    faced: player.faced,
    follow: () => player.session.follow(),
    onBroken: () => player.session.giveUp(),
    openMaker: async (...opening) => (await import('../maker/index.tsx')).openMaker(...opening),
    Invite: () => <SmallInvite host={host} />,
  });
  host.start();
  // Beside the words of the page. Where they do not come, the desk asks once more, and says so.
  deskDictionaries[chooseLanguage([document.documentElement.lang])]().catch(() => undefined);
  // The desk does whatever the desktop app asks for, from its menu or with a file.
  const desktop = desktopHost();
  desktop?.onOffer((files) => host.files.offer(files));
  desktop?.onCommand((command) => host.command(command));
  desktop?.onQuit(() => host.maker.keepNow());
  addEventListener('pagehide', () => void host.maker.keepNow());
  const xray = new XrayDoor(host, shown, player);
  const MenuRows = () => {
    const words = host.words.value;
    return words === undefined ? null : <StudyRow {...{ words, door: xray }} />;
  };
  return { player, Table: hostTable(host, xray), MenuRows };
}

function hostTable(host: DeskStore, xray: XrayDoor): ComponentType {
  return function HostTable() {
    const words = host.words.value;
    if (words === undefined) return <main class="screen" />;
    return (
      <XrayDoorContext.Provider value={xray}>
        <HostScreen {...{ host, words }} />
      </XrayDoorContext.Provider>
    );
  };
}

const tabs = ['invite', 'players', 'boards', 'tonight', 'settings'] as const;

type Tab = (typeof tabs)[number];

function HostScreen(desk: Desk) {
  const { store } = useShown();
  const { host, words } = desk;
  const hasRoom = useRoom();
  const [isFolded, setFolded] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [tab, setTab] = useState<Tab>(() => firstTab(othersOf(store.view.peek()).length));
  const picker = useRef<HTMLInputElement>(null);
  const toggle = () => (hasRoom ? setFolded(!isFolded) : setSheetOpen(!isSheetOpen));
  const showSettings = () => {
    onTab('settings');
    if (hasRoom) setFolded(false);
    else setSheetOpen(true);
  };
  useCommands(host, { fold: toggle, showSettings });
  const Xray = useXrayScreen();
  const Instead = host.maker.screen.value ?? Xray;
  const dragged = useDrop((files) => {
    if (host.maker.screen.peek() === undefined) void host.files.open(files);
  });
  const isShown = hasRoom ? !isFolded : isSheetOpen;
  const onPick = () => void (desktopHost()?.pickBoard() ?? picker.current?.click());
  const [isLaying, setLaying] = useState(false);
  const onTab = (chosen: Tab) => {
    setLaying(false);
    setTab(chosen);
    saveTab('tab', chosen);
  };
  const isBringing = (store.view.value?.bringing ?? null) !== null;
  useEffect(() => {
    if (isBringing) setTab('invite'); // where its QR and its choices are
  }, [isBringing]);
  const onSeated = () => {
    onTab('players');
    if (!hasRoom) toggle(); // or the desk would lie on the game that begins
  };
  const content = (
    <DeskContent {...desk} {...{ tab, onTab, onPick, onSeated, isLaying }} onLay={setLaying} />
  );
  if (Instead !== undefined) {
    return (
      <div class={`screen desk-window desk-instead ${hasRoom ? 'desk-beside' : ''}`}>
        <NotesOver {...desk} />
        <Instead />
        <FileDialog {...desk} onPick={onPick} />
        <AskDialog {...desk} />
      </div>
    );
  }
  return (
    <div class={`screen desk-window ${hasRoom ? (isShown ? 'desk-beside' : '') : 'desk-narrow'}`}>
      {isShown ? null : <NotesOver {...desk} />}
      <Stage
        {...desk}
        isLaying={isLaying && isShown}
        onDesk={hasRoom && isShown ? undefined : toggle}
      />
      {hasRoom ? null : <QuickInvite {...desk} />}
      {!isShown ? null : hasRoom ? (
        <aside class="panel desk-side" aria-label={words.desk}>
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
        accept=".txt,.board,.csv,.tsv,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          void host.files.open([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // the same file, mended, may be chosen again
        }}
      />
      <FileDialog {...desk} onPick={onPick} />
      <AskDialog {...desk} />
      {dragged !== undefined ? (
        <div class="desk-drop">
          <p>{words.boards.dropNow}</p>
        </div>
      ) : null}
    </div>
  );
}

/** Whether the desk has room beside the game. Paper is narrow: what is printed does not fold away for it. */
function useRoom(): boolean {
  const hasRoom = useMedia('(min-width: 1000px)');
  const last = useRef(hasRoom);
  if (!isPrinting()) last.current = hasRoom;
  return last.current;
}

/** Invite while alone, afterwards what was used last. */
function firstTab(others: number): Tab {
  const last = tabs.find((tab) => tab === loadTab('tab'));
  return others === 0 ? 'invite' : (last ?? 'invite');
}

interface DeskSheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Without room beside the game, the desk lies over it. */
function DeskSheet({ label, onClose, children }: DeskSheetProps) {
  const { close } = useText().menu;
  return (
    <Dialog class="panel desk-side" label={label} closesOutside onClose={onClose}>
      {children}
      <button type="button" class="ibtn desk-close" aria-label={close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Dialog>
  );
}

interface DeskContentProps extends Desk {
  readonly isLaying: boolean;
  readonly onLay: (isLaying: boolean) => void;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onPick: () => void;
  readonly onSeated: () => void;
}

function DeskContent(props: DeskContentProps) {
  const { host, words, tab, onTab, onPick, onSeated, isLaying, onLay } = props;
  const desk = { host, words };
  const bring = useBring();
  const shown = isLaying ? undefined : tab;
  const onBack = () => {
    onTab('boards');
    host.newGame();
  };
  const isAlone = host.company.isAlone.value && !host.tables.isSeveral.value && !isLaying;
  const isOffered = isAlone && tab === 'invite'; // a game with the computer
  return (
    <>
      <div class="panel-head">
        <Brand />
        <SoundButton />
        <TvLink {...desk} />
        <MenuButton />
      </div>
      <DeskTabs {...{ host, words, onTab }} tab={shown} />
      {host.isOff.value ? <Notes {...desk} /> : null}
      <div
        key={isLaying ? 'new' : tab} // each begins at its top
        class="panel-body"
        role="tabpanel"
        id="desk-panel"
        aria-labelledby={isLaying ? 'new-game' : `tab-${tab}`}
        inert={host.isOff.value}
      >
        {host.isOff.value ? null : <Notes {...desk} />}
        {isLaying ? (
          <NewGame {...desk} onBoards={() => onTab('boards')} onClose={() => onLay(false)} />
        ) : null}
        {shown === 'invite' ? <InviteTab {...desk} onSeated={onSeated} /> : null}
        {shown === 'players' ? <PlayersTab {...desk} /> : null}
        {shown === 'boards' ? <BoardsTab {...desk} /> : null}
        {shown === 'tonight' ? <TonightTab {...desk} /> : null}
        {shown === 'settings' ? <SettingsTab {...desk} /> : null}
      </div>
      {tab === 'boards' ? <Ways {...desk} onPick={onPick} /> : null}
      {bring === undefined ? (
        <Foot
          {...desk}
          {...{ isLaying, onLay }}
          isQuiet={isOffered}
          onSeated={isAlone && !isOffered ? onSeated : undefined}
        />
      ) : (
        <DealFoot {...desk} bring={bring} onBack={onBack} />
      )}
    </>
  );
}

interface DeskTabsProps extends Pick<DeskContentProps, 'host' | 'words' | 'onTab'> {
  /** Undefined: the next game is being laid. */
  readonly tab: Tab | undefined;
}

function DeskTabs({ host, words, tab, onTab }: DeskTabsProps) {
  const { store } = useShown();
  const players = host.tables.isSeveral.value
    ? host.tables.shown
    : (store.view.value?.players.length ?? 0);
  const isBringing = (store.view.value?.bringing ?? null) !== null;
  const titleOf = (name: Tab) => {
    if (name === 'invite' && isBringing) return words.tabs.cards;
    if (name === 'tonight') return eveningName(words.tabs.tonight, new Date().getHours());
    return name === 'players' && players > 1
      ? `${words.tabs.players} ${players}`
      : words.tabs[name];
  };
  return (
    <TabList
      id="tab"
      panel="desk-panel"
      label={words.desk}
      {...{ tabs, chosen: tab, titleOf, onChoose: onTab }}
    />
  );
}

/** Where the desk is not, they stand over the game. */
function NotesOver(desk: Desk) {
  return (
    <div class="desk-over">
      <Notes {...desk} />
    </div>
  );
}

/** Failures, notes and a question for the host. */
function Notes({ host, words }: Desk) {
  const { trouble, saving } = words;
  const outage = host.outage.value;
  const failed = host.trouble.value;
  const broken = host.state.value?.broken ?? null;
  const saveTrouble = host.state.value?.saveTrouble ?? null;
  const notes = new Set<string>();
  if (outage !== undefined) notes.add(trouble[outage]);
  if (failed !== undefined) notes.add(trouble[failed]);
  if (broken !== null) notes.add(trouble.broken);
  if (saveTrouble !== null) notes.add(saving[saveTrouble]);
  return (
    <>
      <div role="alert" class="desk-notes">
        {[...notes].map((note) => (
          <p key={note} class="trouble">
            {note}
          </p>
        ))}
      </div>
      <ReplaceQuestion {...{ host, words }} />
    </>
  );
}
