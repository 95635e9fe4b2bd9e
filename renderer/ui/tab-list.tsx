/** Tabs in a line: one is chosen, by a click or by the keys that lead along a line. */

import { useRef } from 'preact/hooks';
import { stepped } from './steps.ts';

interface TabListProps<T extends string> {
  /** Begins the id of each tab. */
  readonly id: string;
  /** The id of what they change. */
  readonly panel: string;
  readonly label?: string;
  readonly tabs: readonly T[];
  /** Undefined: something else is shown for now. */
  readonly chosen: T | undefined;
  readonly titleOf: (tab: T) => string;
  readonly onChoose: (tab: T) => void;
}

export function TabList<T extends string>(props: TabListProps<T>) {
  const { id, panel, label, tabs, chosen, titleOf, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const stop = Math.max(
    0,
    tabs.findIndex((tab) => tab === chosen),
  );
  const press = (event: KeyboardEvent) => {
    const next = stepped(event.key, stop, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`#${id}-${tab}`)?.focus();
  };
  return (
    <div ref={list} class="seg" role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map((tab, index) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={panel}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {titleOf(tab)}
        </button>
      ))}
    </div>
  );
}
