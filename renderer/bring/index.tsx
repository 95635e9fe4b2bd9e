/** A lobby in which everybody brings cards: the screen of a friend, and what the host's window has of it. */

import type { Language } from '../text/dictionary.ts';
import { bringDictionaries } from '../text/bring-dictionary.ts';
import type { BringParts } from '../ui/page.ts';
import { BringEar, BringOne } from './bring-one.tsx';
import { BringScreen } from './bring-screen.tsx';
import { BringIcon } from './bring-icon.tsx';

/** All of it, in this language. */
export async function openBring(language: Language): Promise<BringParts> {
  const { default: words } = await bringDictionaries[language]();
  return {
    words,
    Screen: () => <BringScreen words={words} />,
    BringOne: () => <BringOne words={words} />,
    Ear: () => <BringEar words={words} />,
    Sign: () => <BringIcon name="bring" />,
  };
}
