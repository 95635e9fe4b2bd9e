/** What is shown once a game is over. It is fetched after the first board. */

import { useState } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { awardAt } from '../game/situation.ts';
import { awardsShown, eveningName } from '../game/story.ts';
import type { Dictionary, Language } from '../text/dictionary.ts';
import { storyDictionaries, type StoryDictionary } from '../text/story-dictionary.ts';
import { useMedia } from '../ui/hooks.ts';
import { TabList } from '../ui/tab-list.tsx';
import { Sheet } from '../ui/dialog.tsx';
import { Medals, MyAward, Pin, Prize } from './awards.tsx';
import { Standings } from './standings.tsx';
import { Since, Tonight, Wins } from './tonight.tsx';
import { useWatching, WatchAgain } from './watch-again.tsx';
import type { After } from './parts.ts';
import { Rosette } from './rosette.tsx';

export const parts = {
  awardsShown,
  eveningName,
  AfterBar,
  Pin,
  Prize,
  Rosette,
  Since,
  Tonight,
  Wins,
};

/** All of it, in this language. */
export async function openAfter(language: Language): Promise<After> {
  const { default: words } = await storyDictionaries[language]();
  return { parts, words };
}

/** How many games stand side by side on a phone, and on the smallest, where names need the room. */
const COLUMNS = 3;
const COLUMNS_SMALL = 1;

type Tab = 'awards' | 'tonight';

interface AfterProps {
  readonly view: TableView;
  readonly text: Dictionary;
  readonly words: StoryDictionary;
}

interface AfterBarProps extends AfterProps {
  /** In a rail there is room for everybody's scores and for the evening; the host's desk starts the next game. */
  readonly place: 'page' | 'rail' | 'desk';
}

/** Who has no award has a plain way to those of the others. */
export function AfterBar({ view, text, words, place }: AfterBarProps) {
  const isRail = place === 'rail';
  const [open, setOpen] = useState<Tab>();
  const watching = useWatching(view, words);
  const mine = awardAt(view, view.you.seat);
  const show = (step: number) => {
    setOpen(undefined);
    watching?.watch(step);
  };
  const tabs: readonly Tab[] = [
    ...(view.awards.length > 0 ? (['awards'] as const) : []),
    ...(view.evening.games > 0 ? (['tonight'] as const) : []),
  ];
  return (
    <div class={`play-after ${isRail ? 'railed' : ''}`}>
      {mine && <MyAward award={mine} {...{ text, words }} onOpen={() => setOpen('awards')} />}
      {isRail && <Standings {...{ view, text, words }} />}
      <div class="play-ways">
        {watching && <WatchAgain {...watching} isGold={place !== 'desk'} />}
        {tabs
          .filter((tab) => (tab === 'awards' ? mine === undefined : !isRail))
          .map((tab) => (
            <button key={tab} type="button" class="btn" onClick={() => setOpen(tab)}>
              {titleOf(tab, words)}
            </button>
          ))}
      </div>
      {open && (
        <AfterSheet
          {...{ view, text, words, tabs, tab: open }}
          onTab={setOpen}
          onShow={show}
          onClose={() => setOpen(undefined)}
        />
      )}
      {watching?.film}
    </div>
  );
}

function titleOf(tab: Tab, words: StoryDictionary): string {
  return tab === 'awards' ? words.awards.title : eveningName(words.tonight, new Date().getHours());
}

interface AfterSheetProps extends AfterProps {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onShow: (step: number) => void;
  readonly onClose: () => void;
}

function AfterSheet(props: AfterSheetProps) {
  const { view, text, words, tabs, tab, onTab, onShow, onClose } = props;
  const isSmall = useMedia('(max-width: 359px)');
  return (
    <Sheet
      label={titleOf(tab, words)}
      head={
        <TabList
          id="after"
          panel="after-panel"
          {...{ tabs, chosen: tab, onChoose: onTab }}
          titleOf={(name) => titleOf(name, words)}
        />
      }
      onClose={onClose}
    >
      <div
        id="after-panel"
        class="play-after-panel"
        role="tabpanel"
        aria-labelledby={`after-${tab}`}
      >
        {tab === 'awards' ? (
          <Medals {...{ view, text, words, onShow }} />
        ) : (
          <>
            <h2>
              {words.tonight.after(view.evening.games)}
              <Since {...{ view, words }} />
            </h2>
            <Tonight {...{ view, text, words }} columns={isSmall ? COLUMNS_SMALL : COLUMNS} />
          </>
        )}
      </div>
    </Sheet>
  );
}
