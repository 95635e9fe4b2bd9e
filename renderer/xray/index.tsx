/**
 * The X-ray: who has what, who waits, what is handed over in the same step, as it happens and back to
 * the first flip. It comes when the host opens it, or the TV shows it.
 */

import './xray.css';
import './steps-list.css';
import './side.css';
import './tv.css';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { fetchSteps } from '../net/client.ts';
import type { Language } from '../text/dictionary.ts';
import { xrayDictionaries, type XrayDictionary } from '../text/xray-dictionary.ts';
import { TV, WINDOW, XrayContext, type XrayForm } from './parts.ts';
import { type ScreenProps, TvXrayScreen, XrayScreen } from './screen.tsx';
import { type XrayGame, XrayStore } from './xray-store.ts';

/** What the host's window shows in place of the game and the desk, in this language. */
export async function openXray(
  language: Language,
  game: XrayGame,
): Promise<ComponentType<ScreenProps>> {
  const { default: words } = await xrayDictionaries[language]();
  return (props) => (
    <Following {...{ game, words, form: WINDOW }}>
      <XrayScreen {...props} />
    </Following>
  );
}

/** What a TV shows, in this language. */
export async function openTvXray(language: Language, game: XrayGame): Promise<ComponentType> {
  const { default: words } = await xrayDictionaries[language]();
  return () => (
    <Following {...{ game, words, form: TV }}>
      <TvXrayScreen />
    </Following>
  );
}

interface FollowingProps {
  readonly game: XrayGame;
  readonly words: XrayDictionary;
  readonly form: XrayForm;
  readonly children: ComponentChildren;
}

/** Follows the steps of the game for as long as they are shown; each table counts its own. */
function Following({ game, words, form, children }: FollowingProps) {
  void game.shown.store.view.value; // it may be of another table by now
  const table = game.at();
  const xray = useMemo(() => {
    const { id, at: _, ...told } = game;
    return new XrayStore({
      ...told,
      steps: (query, ended) => fetchSteps(id(), table, query, ended),
    });
  }, [game, table]);
  useEffect(() => {
    xray.start();
    return () => xray.end();
  }, [xray]);
  const parts = useMemo(() => ({ xray, words, form }), [xray, words, form]);
  return <XrayContext.Provider value={parts}>{children}</XrayContext.Provider>;
}
