/** The controls of the X-ray. */

import type { TableView, TvShows } from '../../shared/table-view.ts';
import { Icon } from '../ui/icon.tsx';
import { Radios } from '../ui/radios.tsx';
import type { TestOfStep } from './copied-test.ts';
import { tenths, useXray } from './parts.ts';
import { SPANS } from './xray-store.ts';

interface ToolbarProps {
  readonly view: TableView;
  readonly test: TestOfStep;
  readonly onTv: (shows: TvShows) => void;
  readonly copy: () => void;
  readonly onClose: () => void;
}

export function Toolbar({ view, test, onTv, copy, onClose }: ToolbarProps) {
  const { xray, words } = useXray();
  void xray.version.value;
  const isStill = xray.until.value !== undefined;
  const isOnTv = view.tvShows === 'xray';
  const isCopied = test.outcome.value === 'copied';
  const hasSteps = xray.log.count > 0;
  return (
    <header class="x-bar">
      <button type="button" class="ibtn solid x-close" aria-label={words.close} onClick={onClose}>
        <Icon name="back" />
      </button>
      <h1>{words.title}</h1>
      <StatePill view={view} />
      <span class="x-gap" />
      <button
        type="button"
        class="btn"
        disabled={!hasSteps || (!isStill && view.phase === 'over')}
        onClick={() => (isStill ? xray.backToNow() : xray.pause())}
      >
        {isStill ? <Icon name="play" /> : <PauseIcon />}
        {isStill ? words.backToNow : words.pause}
      </button>
      <Spans />
      <button
        type="button"
        class="btn x-slim"
        aria-pressed={isOnTv}
        onClick={() => onTv(isOnTv ? 'game' : 'xray')}
      >
        <Icon name={isOnTv ? 'check' : 'tv'} />
        <span>{words.onTv}</span>
      </button>
      <button type="button" class="btn x-slim" disabled={!hasSteps} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>{isCopied ? words.copied : words.copy}</span>
      </button>
      <span class="unseen" role="status">
        {isCopied ? words.copied : ''}
      </span>
    </header>
  );
}

/** Whether this is now. */
export function StatePill({ view }: { readonly view: TableView }) {
  const { xray, words } = useXray();
  void xray.version.value;
  const looked = xray.chosen.value === undefined ? undefined : xray.log.step(xray.chosen.value);
  const until = xray.until.value;
  if (until !== undefined) {
    return <span class="x-state x-is-note num">{words.pausedAt(tenths(looked?.ms ?? until))}</span>;
  }
  if (view.phase === 'over') return <span class="x-state">{words.over}</span>;
  if (xray.log.count === 0) return null;
  return (
    <span class="x-state x-is-good">
      <Icon name="check" />
      {words.live}
    </span>
  );
}

function PauseIcon() {
  return (
    <svg class="icon x-full" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
    </svg>
  );
}

/** How much time the lanes show. */
function Spans() {
  const { xray, words } = useXray();
  return (
    <Radios
      label={words.span}
      chosen={xray.span.value}
      options={SPANS.map((span) => ({
        value: span,
        shown: span < 60_000 ? words.seconds(span / 1_000) : words.minutes(span / 60_000),
      }))}
      onChoose={(span) => {
        xray.span.value = span;
      }}
    />
  );
}
