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
import { chooseLanguage } from './text/dictionary.ts';
import { PageContext } from './view/context.ts';

async function start(): Promise<void> {
  applyTheme(loadTheme());
  const root = document.querySelector('#page') as Element;
  const language = chooseLanguage([loadText('language') ?? '', ...navigator.languages]);
  document.documentElement.lang = language;
  const { code, secret } = takeFragment();
  const isTv = location.pathname === '/tv';
  const isHost = !isTv && (secret !== undefined || desktopHost() !== undefined);
  // Fetched side by side: the words, the table, and the host's desk.
  const store = new Store();
  const words = store.load(language);
  const more = isTv || isHost ? store.loadMore() : undefined;
  const speaker = new Speaker(loadText('muted') === 'true');
  for (const touch of ['pointerdown', 'keydown']) {
    addEventListener(touch, () => speaker.unlock(), { once: true });
  }
  const options = { id: loadId(), store, speaker, code };
  const host = isHost
    ? (await import('./view/host-panel.tsx')).default(secret, options)
    : undefined;
  const player = host?.player ?? new OwnPlayer(options);
  const started = isTv ? undefined : player.start();
  await words;
  await more;
  if (!isTv) await store.opened(); // an empty screen would be in the way of the first one
  const shown = isTv ? await showTv(code) : <App HostFrame={host?.HostFrame} />;
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
  await started;
}

async function showTv(code: string | undefined) {
  const { TvScreen } = await import('./view/tv-screen.tsx');
  return <TvScreen code={code} />;
}

void start();
