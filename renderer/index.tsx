/** One page for friends, for the host's window and for the TV. */

import './style/tokens.css';
import './style/base.css';
import './style/board.css';
import './style/screens.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { loadId, loadText } from './client/identity.ts';
import { desktopHost } from './client/desktop.ts';
import { takeFragment } from './client/fragment.ts';
import { OwnPlayer } from './client/own-player.ts';
import { Preferences } from './client/preferences.ts';
import { Speaker } from './client/speaker.ts';
import { Store } from './client/store.ts';
import { Tabs } from './client/tabs.ts';
import { chooseLanguage, dictionaries } from './text/dictionary.ts';
import { PageContext } from './view/context.ts';

async function start(): Promise<void> {
  const root = document.getElementById('page');
  if (root === null) return;
  const language = chooseLanguage([loadText('language') ?? '', ...navigator.languages]);
  document.documentElement.lang = language;
  const { default: text } = await dictionaries[language]();
  const { code, secret } = takeFragment();
  const store = new Store(text);
  const sounds = new Speaker(loadText('muted') === 'true');
  const preferences = new Preferences(store, sounds);
  for (const touch of ['pointerdown', 'keydown']) {
    addEventListener(touch, () => sounds.unlock(), { once: true });
  }
  const isHost = secret !== undefined || desktopHost() !== undefined;
  const id = loadId();
  const options = { id, store, sounds, code, tabs: new Tabs(id), isHost };
  const player = new OwnPlayer(options);
  const page = { store, player, preferences };
  const showing = async () => {
    if (location.pathname === '/tv') {
      const { TvScreen } = await import('./view/tv-screen.tsx');
      return <TvScreen code={code} />;
    }
    if (!isHost) return <App />;
    const { hostFrame } = await import('./view/host-panel.tsx');
    return <App HostFrame={hostFrame(secret)} />;
  };
  render(<PageContext.Provider value={page}>{await showing()}</PageContext.Provider>, root);
  if (location.pathname !== '/tv') await player.start();
}

void start();
