/** On wide screens: how this game ended, with everybody's award, or how the evening stands. */

import { useState } from 'preact/hooks';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { awardAt } from '../game/situation.ts';
import { doing } from '../game/doing.ts';
import { eveningName } from '../game/story.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { TabList } from '../ui/tab-list.tsx';
import { ScoreList } from './score-list.tsx';
import { Tonight } from './tonight.tsx';

/** How many games stand side by side in the rail. */
const COLUMNS = 3;

const tabs = ['game', 'tonight'] as const;

interface StandingsProps {
  readonly view: TableView;
  readonly text: Dictionary;
  readonly words: StoryDictionary;
}

export function Standings({ view, text, words }: StandingsProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('game');
  if (view.evening.games === 0) {
    return (
      <section class="paper play-standings">
        <Scores {...{ view, text, words }} />
      </section>
    );
  }
  const titleOf = (name: (typeof tabs)[number]) =>
    name === 'game' ? words.tonight.thisGame : eveningName(words.tonight, new Date().getHours());
  return (
    <section class="paper play-standings">
      <TabList
        id="standings"
        panel="standings-panel"
        {...{ tabs, chosen: tab, titleOf, onChoose: setTab }}
      />
      <div id="standings-panel" role="tabpanel" aria-labelledby={`standings-${tab}`} tabIndex={0}>
        {tab === 'game' ? (
          <Scores {...{ view, text, words }} />
        ) : (
          <Tonight {...{ view, text, words }} columns={COLUMNS} />
        )}
      </div>
    </section>
  );
}

/** Mine stands above it. */
function Scores({ view, text, words }: StandingsProps) {
  const noteOf = (player: PlayerView) => {
    const award = awardAt(view, player.seat);
    return award === undefined ? doing(player, view, text) : words.awards[award.kind].name;
  };
  return <ScoreList noteOf={noteOf} />;
}
