/** One page for friends, for the host's window and for the TV. */

import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/surfaces.css';
import './ui/people.css';
import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { pages } from '../shared/paths.ts';
import { App, type AppProps } from './app.tsx';
import { reduced } from './board/motion.ts';
import { desktopHost, type Fragment, takeFragment } from './net/place.ts';
import { loadId } from './net/identity.ts';
import { loadText, openKept } from './net/storage.ts';
import { keepAskingForStyles } from './net/styles.ts';
import { type Parts, PartsContext } from './play/parts.ts';
import { openPlayer, type Player, type Shown } from './state/player.ts';
import { Ending } from './state/ending.ts';
import { Preferences } from './state/preferences.ts';
import { Store } from './state/store.ts';
import { Trouble } from './state/trouble.ts';
import { chooseLanguage } from './text/dictionary.ts';
import { show, showFailed } from './ui/failed.tsx';
import { PlayerContext, PreferencesContext, ShownContext } from './ui/page.ts';

const parts: Parts = {
  menu: async () => (await import('./play/menu-sheet.tsx')).menu,
  over: async () => (await import('./play/over-screen.tsx')).OverScreen,
  after: async (language) => (await import('./play/after.tsx')).openAfter(language),
  film: async (language) => (await import('./film/index.tsx')).openFilm(language),
  tables: async (language) => (await import('./tables/index.tsx')).openTables(language),
  sides: async (language) => (await import('./sides/index.tsx')).openSides(language),
  bring: async (language) => (await import('./bring/index.tsx')).openBring(language),
};

async function start(): Promise<void> {
  keepAskingForStyles();
  await openKept(desktopHost());
  const link = takeFragment();
  const preferences = new Preferences();
  const store = new Store();
  const trouble = new Trouble(() => store.view.peek() !== undefined);
  const shown = { preferences, store, trouble, ending: openEnding(store) };
  // The app says the language of its TV view, which has nothing kept of its own.
  const wanted = new URLSearchParams(location.search).get('lang') ?? loadText('language') ?? '';
  const language = chooseLanguage([wanted, ...navigator.languages]);
  document.documentElement.lang = language; // also where the words do not come
  const open = location.pathname === pages.tv ? openTv : openPlay;
  // The words come while the page is put together and the table asked for.
  const [, content] = await Promise.all([preferences.speak(language), open(shown, link)]);
  show(
    <PreferencesContext.Provider value={preferences}>
      <ShownContext.Provider value={shown}>
        <PartsContext.Provider value={parts}>{content}</PartsContext.Provider>
      </ShownContext.Provider>
    </PreferencesContext.Provider>,
  );
}

async function openTv(shown: Shown, { code }: Fragment): Promise<ComponentChildren> {
  const { TvScreen, Spectator } = await import('./tv/index.tsx');
  const spectator = new Spectator(shown, code);
  void spectator.start();
  addEventListener('hashchange', () => location.reload());
  return <TvScreen spectator={spectator} />;
}

async function openPlay(shown: Shown, link: Fragment): Promise<ComponentChildren> {
  const { preferences, trouble } = shown;
  effect(() => dress(preferences.theme.value));
  if (link.carried !== undefined) await (await import('./net/elsewhere.ts')).takeSeat(link.carried);
  const options = { id: loadId(), code: link.code };
  const isHost = link.secret !== undefined || desktopHost() !== undefined;
  const { player, ...own }: PlayedProps = isHost
    ? (await import('./desk/index.tsx')).openDesk(link.secret, shown, options)
    : { player: openPlayer(shown, options) };
  const { gate } = player.session;
  player.start().catch(showFailed);
  followLinks(player, link.secret);
  // An empty screen would be in the way of the first one.
  await new Promise<void>((resolve) => {
    effect(() => {
      if (gate.value !== 'starting' || trouble.unreachable.value) resolve();
    });
  });
  return <Played {...{ player, ...own }} />;
}

interface PlayedProps extends AppProps {
  readonly player: Player;
}

function Played({ player, ...own }: PlayedProps) {
  return (
    <PlayerContext.Provider value={player}>
      <App {...own} />
    </PlayerContext.Provider>
  );
}

/** The end of each game; a tap or a key skips it. */
function openEnding({ view }: Store): Ending {
  const ending = new Ending(() => reduced.matches);
  effect(() => {
    if (view.value !== undefined) ending.see(view.value);
  });
  // Not the finger that comes down: it would press what the podium has there when it is lifted.
  for (const input of ['click', 'keydown']) addEventListener(input, () => ending.skip(), true);
  return ending;
}

/** Light, dark, or as the system says. */
function dress(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
}

/** A link that is opened in this tab once more does not load the page by itself. */
function followLinks({ session }: Player, secret: string | undefined): void {
  addEventListener('hashchange', () => {
    const link = takeFragment();
    const gate = session.gate.peek();
    const isOldHost = link.secret === secret;
    if (gate === 'code' && isOldHost)
      void session.enter(link.code ?? '', false).catch(() => undefined);
    else if (gate !== 'in' || !isOldHost) location.reload();
  });
}

start().catch(showFailed); // a file did not come
