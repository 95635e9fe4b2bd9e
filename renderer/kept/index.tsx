/** A game that is over, as one file that shows it by itself: without a host, without a network. */

import '../ui/tokens.css';
import '../ui/base.css';
import { render } from 'preact';
import type { KeptGame } from '../../shared/kept-game.ts';
import { Preferences } from '../state/preferences.ts';
import { chooseLanguage } from '../text/dictionary.ts';
import { lessonDictionaries } from '../text/lesson-dictionary.ts';
import { sidesDictionaries } from '../text/sides-dictionary.ts';
import { storyDictionaries } from '../text/story-dictionary.ts';
import { PreferencesContext } from '../ui/page.ts';
import { KeptPage } from './page.tsx';

async function start(): Promise<void> {
  const game = JSON.parse(document.querySelector('#game')?.textContent ?? '') as KeptGame;
  // The file has the words of one language.
  const language = chooseLanguage([document.documentElement.lang]);
  const preferences = new Preferences();
  const [{ default: words }, { default: lesson }, { default: sides }] = await Promise.all([
    storyDictionaries[language](),
    lessonDictionaries[language](),
    sidesDictionaries[language](),
    preferences.speak(language),
  ]);
  document.title = game.record.title;
  render(
    <PreferencesContext.Provider value={preferences}>
      <KeptPage {...{ game, words, lesson, sides }} />
    </PreferencesContext.Provider>,
    document.querySelector('#page') as Element,
  );
}

void start();
