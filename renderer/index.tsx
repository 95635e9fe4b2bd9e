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
import { Speaker } from './client/speaker.ts';
import { Store } from './client/store.ts';
import { applyTheme, loadTheme } from './client/theme.ts';
import { chooseLanguage, dictionaries } from './text/dictionary.ts';
import { PageContext } from './view/context.ts';

async function start(): Promise<void> {
  applyTheme(loadTheme());
  const root = document.querySelector('#page') as Element;
  const language = chooseLanguage([loadText('language') ?? '', ...navigator.languages]);
  document.documentElement.lang = language;
  const { code, secret } = takeFragment();
  const isTv = location.pathname === '/tv';
  const isHost = !isTv && (secret !== undefined || desktopHost() !== undefined);
  // Fetched side by side: the host's desk, and the words.
  const desk = isHost ? import('./view/host-panel.tsx') : undefined;
  const { default: words } = await dictionaries[language].play();
  const store = new Store(words);
  const speaker = new Speaker(loadText('muted') === 'true');
  for (const touch of ['pointerdown', 'keydown']) {
    addEventListener(touch, () => speaker.unlock(), { once: true });
  }
  const options = { id: loadId(), store, speaker, code };
  if (isTv || isHost) await store.loadMore();
  const host = (await desk)?.default(secret, options) ?? {
    player: new OwnPlayer(options),
    HostFrame: undefined,
  };
  const { player, HostFrame } = host;
  const shown = isTv ? await showTv(code) : <App HostFrame={HostFrame} />;
  const page = { store, player, speaker };
  // A link that is opened in this tab once more does not load the page by itself.
  addEventListener('hashchange', () => {
    const link = takeFragment();
    const gate = isTv ? undefined : store.gate.peek();
    const isOldHost = link.secret === secret;
    if (gate === 'code' && isOldHost) void player.enter(link.code ?? '').catch(() => undefined);
    else if (gate !== 'in' || !isOldHost) location.reload();
  });
  render(<PageContext.Provider value={page}>{shown}</PageContext.Provider>, root);
  if (!isTv) await player.start();
}

async function showTv(code: string | undefined) {
  const { TvScreen } = await import('./view/tv-screen.tsx');
  return <TvScreen code={code} />;
}

void start();
