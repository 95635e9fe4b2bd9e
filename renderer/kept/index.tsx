/** A game that is over, as one file that shows it by itself: without a host, without a network. */

import '../ui/tokens.css';
import '../ui/base.css';
import { render } from 'preact';
import type { KeptGame } from '../../shared/kept-game.ts';
import { Ending } from '../state/ending.ts';
import { Preferences } from '../state/preferences.ts';
import { Store } from '../state/store.ts';
import { Trouble } from '../state/trouble.ts';
import { chooseLanguage } from '../text/dictionary.ts';
import { filmDictionaries } from '../text/film-dictionary.ts';
import { keptDictionaries } from '../text/kept-dictionary.ts';
import { storyDictionaries } from '../text/story-dictionary.ts';
import { ShownContext } from '../ui/page.ts';
import { KeptPage } from './page.tsx';

async function start(): Promise<void> {
  const game = JSON.parse(document.querySelector('#game')?.textContent ?? '') as KeptGame;
  // The file has the words of one language.
  const language = chooseLanguage([document.documentElement.lang]);
  const preferences = new Preferences();
  const [film, story, kept] = await Promise.all([
    filmDictionaries[language](),
    storyDictionaries[language](),
    keptDictionaries[language](),
    preferences.speak(language),
  ]);
  document.title = game.record.title;
  const shown = {
    preferences,
    store: new Store(),
    trouble: new Trouble(() => true),
    ending: new Ending(() => true),
  };
  render(
    <ShownContext.Provider value={shown}>
      <KeptPage game={game} film={film.default} story={story.default} kept={kept.default} />
    </ShownContext.Provider>,
    document.querySelector('#page') as Element,
  );
}

void start();
