/** Below the board: who has what, or the chosen step as a test. */

import { useEffect } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { TabList } from '../ui/tab-list.tsx';
import type { TestOfStep } from './copied-test.ts';
import { WhoHas, openFlips } from './who-has.tsx';
import { useXray } from './parts.ts';

const tabs = ['who', 'test'] as const;

export type SideTab = (typeof tabs)[number];

interface SidePanelProps {
  readonly view: TableView;
  readonly spots: TableView['spots'];
  readonly test: TestOfStep;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
}

export function SidePanel({ view, spots, test, tab, onTab }: SidePanelProps) {
  const { words } = useXray();
  return (
    <section class="paper x-side-panel">
      <TabList
        id="x-tab"
        panel="x-side"
        label={words.whoHasWhat}
        {...{ tabs, chosen: tab, onChoose: onTab }}
        titleOf={(name) => (name === 'who' ? words.whoHasWhat : words.asTest)}
      />
      <div
        class="x-side-body"
        role="tabpanel"
        id="x-side"
        aria-labelledby={`x-tab-${tab}`}
        tabIndex={0}
      >
        {tab === 'who' ? (
          <>
            <p class="x-open quiet">{words.openFlips(openFlips(spots))}</p>
            <WhoHas view={view} spots={spots} />
          </>
        ) : (
          <TestPanel test={test} />
        )}
      </div>
    </section>
  );
}

function TestPanel({ test }: { readonly test: TestOfStep }) {
  const { xray, words } = useXray();
  const chosen = xray.chosen.value;
  useEffect(() => void test.show(chosen), [chosen]);
  const state = test.state.value;
  if (state.kind === 'none') return <p class="quiet">{words.test.choose}</p>;
  if (state.kind === 'asked') return <p class="quiet">…</p>;
  if (state.kind !== 'told') {
    const sentence = state.kind === 'refused' ? words.test.none : words.test.trouble;
    return (
      <p class="trouble" role="alert">
        {sentence}
      </p>
    );
  }
  const { text, moves, of } = state.test;
  return (
    <>
      <pre class="x-code">
        <code>{bodyOf(text).map(codeLine)}</code>
      </pre>
      <p class="quiet x-fine">
        {words.test.moves(moves, of)}
        {xray.log.isWhole ? '' : ` ${words.test.letters}`}
      </p>
      {test.outcome.value === 'by hand' ? (
        <label class="x-fine">
          {words.copyYourself}
          <textarea readOnly value={text} rows={3} />
        </label>
      ) : null}
    </>
  );
}

/** The body of the test: everything around it is the same in each. */
function bodyOf(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.startsWith('  '));
  return lines.map((line) => line.slice(2));
}

/** Comments are quiet. */
function codeLine(line: string, index: number) {
  const at = line.lastIndexOf(' // ');
  if (at < 0) return `${line}\n`;
  return (
    <span key={index}>
      {line.slice(0, at)}
      <i>{line.slice(at)}</i>
      {'\n'}
    </span>
  );
}
