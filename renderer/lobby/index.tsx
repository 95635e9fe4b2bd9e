/** The lobby of a friend. It is fetched where a game waits in one, and most games do not. */

import type { ComponentType } from 'preact';
import type { Language } from '../text/dictionary.ts';
import { lobbyDictionaries } from '../text/lobby-dictionary.ts';
import { LobbyScreen } from './lobby-screen.tsx';

/** The screen, in this language. */
export async function openLobby(language: Language): Promise<ComponentType> {
  const { default: words } = await lobbyDictionaries[language]();
  return () => <LobbyScreen words={words} />;
}
