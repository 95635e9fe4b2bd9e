/**
 * Every step in words, the newest first. A step is one target because everything in it happened
 * at once.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { isolated, shown, shownPair } from '../game/say.ts';
import { nameOf } from '../game/situation.ts';
import { pillKind } from '../game/xray-lanes.ts';
import type { XrayStep } from '../game/xray-log.ts';
import { type XrayLine, type XraySpeech, sayStep } from '../game/xray-say.ts';
import { useText } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { tenths, useXray, wornAt } from './parts.ts';

export function StepsList({ view }: { readonly view: TableView }) {
  const { xray, words, form } = useXray();
  const { isLed, stepsMax } = form;
  const [count, setCount] = useState(stepsMax);
  const list = useRef<HTMLOListElement>(null);
  const speech = useSpeech(view);
  void xray.version.value;
  const steps = xray.log.game === view.game ? xray.log.steps : [];
  const until = xray.until.value;
  const last = until === undefined ? steps.length : countUntil(steps, until);
  const chosen = xray.chosen.value;
  const looked = xray.hovered.value ?? chosen;
  const isFar = chosen !== undefined && chosen < (steps[last - count]?.number ?? 0);
  const newest = steps.slice(Math.max(0, last - count), last);
  const shownSteps = newest.map((_, index) => newest[newest.length - 1 - index] as XrayStep);
  useLayoutEffect(() => {
    if (isFar) setCount(count + stepsMax);
    const button = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    button?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, isFar]);
  return (
    <section class="paper x-steps" aria-labelledby="x-steps-title">
      <header class={isLed ? '' : 'unseen'}>
        <h2 id="x-steps-title">{words.stepByStep}</h2>
        <span class="small quiet">{words.newestFirst}</span>
      </header>
      <div class="x-steps-scroll" tabIndex={isLed ? -1 : undefined}>
        <ol ref={list}>
          {shownSteps.map((step) => {
            const lines = sayStep(step, speech);
            const inside = <StepLines {...{ step, lines, view }} />;
            return (
              <li key={step.number} class={lines.length > 1 ? 'x-many' : ''}>
                {isLed ? (
                  <button
                    type="button"
                    class={step.number === looked ? 'x-step x-looked' : 'x-step'}
                    data-number={step.number}
                    aria-current={step.number === chosen ? 'true' : undefined}
                    onClick={() => xray.choose(step.number)}
                    onFocus={({ currentTarget }) => {
                      if (currentTarget.matches(':focus-visible')) xray.choose(step.number);
                    }}
                    onPointerEnter={({ pointerType }) => {
                      if (pointerType === 'mouse') xray.hovered.value = step.number;
                    }}
                    onPointerLeave={() => {
                      xray.hovered.value = undefined;
                    }}
                  >
                    {inside}
                  </button>
                ) : (
                  <div class="x-step">{inside}</div>
                )}
              </li>
            );
          })}
        </ol>
        {xray.log.startsAnew && last <= count ? <p class="quiet x-anew">{words.anew}</p> : null}
        {last > count && isLed ? (
          <button type="button" class="btn x-earlier" onClick={() => setCount(count + stepsMax)}>
            {words.earlier}
          </button>
        ) : null}
      </div>
    </section>
  );
}

interface StepLinesProps {
  readonly step: XrayStep;
  readonly lines: readonly XrayLine[];
  readonly view: TableView;
}

function StepLines({ step, lines, view }: StepLinesProps) {
  return (
    <>
      <span class="num x-when">{tenths(step.ms)}</span>
      <span class="x-what">
        {lines.map(({ rule, seats, text }, index) => (
          <span key={index} class="x-line">
            {rule === undefined ? null : (
              <span class={`x-rule x-is-${pillKind(rule)}`}>{rule}</span>
            )}
            {seats.map((seat) => (
              <Sticker key={seat} {...wornAt(view, seat)} />
            ))}{' '}
            <span class="x-text">
              <Sentence text={text} />
            </span>{' '}
          </span>
        ))}
      </span>
    </>
  );
}

/** How steps are put into words now. */
function useSpeech(view: TableView): XraySpeech {
  const { xray, words } = useXray();
  const text = useText();
  const { cardOf } = xray.source;
  return {
    words: words.step,
    nameOf: (seat) => isolated(nameOf(view, seat)),
    columns: view.columns,
    cardAt: (at, epoch) => {
      const card = xray.log.cardAt(at, epoch, view);
      return card === undefined ? undefined : shown(text, cardOf(card));
    },
    pairOf: (card, other) => shownPair(text, cardOf(card), cardOf(other)),
  };
}

/** How many of these had happened before. */
function countUntil(steps: readonly XrayStep[], ms: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.ms ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}
