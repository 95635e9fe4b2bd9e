/** What a game needs that is won together: a strip, a list, a lobby and an end of its own. */

import type { Language } from '../text/dictionary.ts';
import { sidesDictionaries } from '../text/sides-dictionary.ts';
import type { SidesParts } from '../ui/page.ts';
import { resultOf } from '../game/sides-say.ts';
import { SidesFigures } from './figures.tsx';
import { SidesList } from './list.tsx';
import { SidesAbout, SidesStrip } from './strip.tsx';
import { SidesStage } from './stage.tsx';
import { TeamLobby, TeamRows } from './team-lobby.tsx';

/** All of it, in this language. */
export async function openSides(language: Language): Promise<SidesParts> {
  const { default: words } = await sidesDictionaries[language]();
  return {
    words,
    resultOf: (view, text, tables) => resultOf(view, words, text, tables),
    Strip: (props) => <SidesStrip {...props} words={words} />,
    About: () => <SidesAbout words={words} />,
    List: (props) => <SidesList {...props} words={words} />,
    Teams: (props) => <TeamRows {...props} words={words} />,
    Lobby: () => <TeamLobby words={words} />,
    Stage: (props) => <SidesStage {...props} words={words} />,
    Figures: (props) => <SidesFigures {...props} words={words} />,
  };
}
