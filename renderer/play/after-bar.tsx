/** Under the podium: my award, the way to the film, and a sheet with everybody's and with how the evening stands. */

import { useRef, useState } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { awardAt } from '../game/awards.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { stepped } from '../ui/steps.ts';
import { Medals, MyAward } from './awards.tsx';
import { Tonight } from './tonight.tsx';
import { WatchAgain, useWatching } from './watch-again.tsx';

/** So many games stand side by side on the smallest phone. */
const COLUMNS = 3;

type Tab = 'awards' | 'tonight';

interface AfterProps {
  readonly view: TableView;
  readonly text: Dictionary;
  readonly words: StoryDictionary;
}

/** Who has no award has a plain way to those of the others. */
export function AfterBar({ view, text, words }: AfterProps) {
  const [open, setOpen] = useState<Tab>();
  const watching = useWatching(view);
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
    <div class="after">
      {mine && <MyAward award={mine} {...{ text, words }} onOpen={() => setOpen('awards')} />}
      <div class="ways">
        {watching && <WatchAgain {...watching} />}
        {tabs
          .filter((tab) => tab !== 'awards' || mine === undefined)
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
  return tab === 'awards' ? words.awards.title : words.tonight.title;
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
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const next = stepped(event.key, tabs.indexOf(tab), tabs.length);
    const name = next === undefined ? undefined : tabs[next];
    if (name === undefined) return;
    event.preventDefault();
    onTab(name);
    list.current?.querySelector<HTMLElement>(`#after-${name}`)?.focus();
  };
  return (
    <Dialog class="sheet" label={titleOf(tab, words)} closesOutside onClose={onClose}>
      <div class="sheet-head">
        <div ref={list} class="seg" role="tablist" onKeyDown={press}>
          {tabs.map((name) => (
            <button
              key={name}
              id={`after-${name}`}
              type="button"
              role="tab"
              aria-selected={tab === name}
              aria-controls="after-panel"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => onTab(name)}
            >
              {titleOf(name, words)}
            </button>
          ))}
        </div>
        <button type="button" class="ibtn" aria-label={text.menu.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div id="after-panel" role="tabpanel" aria-labelledby={`after-${tab}`}>
        {tab === 'awards' ? (
          <Medals {...{ view, text, words, onShow }} />
        ) : (
          <>
            <h2>{words.tonight.after(view.evening.games)}</h2>
            <Tonight {...{ view, text, words }} columns={COLUMNS} />
          </>
        )}
      </div>
    </Dialog>
  );
}
