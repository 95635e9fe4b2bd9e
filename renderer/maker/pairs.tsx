/** The pairs on the bench, two tiles each: a grid to move in by the arrows. */

import { useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import type { MakerDictionary } from '../text/maker-dictionary.ts';
import { type BenchPair, faceKey, isPhoto, photoName, played } from './bench.ts';
import type { MakerStore } from './maker-store.ts';
import { type Problem, pairsOf } from './problems.ts';
import { Face } from './tile.tsx';

export interface MakerParts {
  readonly store: MakerStore;
  readonly words: MakerDictionary;
}

export function Pairs({ store, words }: MakerParts) {
  const { pairs } = store.bench.value;
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const last = pairs.length * 2 - 1;
  const here = Math.min(at, Math.max(0, last));
  const cards = () => [...(grid.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const open = (index: number) => {
    const pair = pairs[Math.floor(index / 2)];
    if (pair === undefined) return;
    const isTwin = index % 2 === 1 && pair.second === undefined;
    if (isTwin) store.setTwin(pair.key, false);
    else store.edited.value = { key: pair.key, side: index % 2 === 0 ? 0 : 1 };
  };
  const remove = (index: number) => {
    const pair = pairs[Math.floor(index / 2)];
    if (pair === undefined) return;
    store.remove(pair.key);
    requestAnimationFrame(() => focusPair(Math.floor(index / 2)));
  };
  const press = (event: KeyboardEvent) => {
    const index = cards().indexOf(event.target as HTMLElement);
    if (index < 0) return;
    const next = moved(event.key, index, last, perRow(grid.current) * 2);
    if (next !== undefined) cards()[next]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') open(index);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
  };
  if (pairs.length === 0) return null;
  const problems = store.problems.value;
  return (
    <div
      ref={grid}
      class="maker-duos"
      role="grid"
      aria-label={words.pairs}
      onKeyDown={press}
      onFocusIn={({ target }) => {
        const index = cards().indexOf(target as HTMLElement);
        if (index >= 0) setAt(index);
      }}
    >
      {pairs.map((pair, index) => (
        <Duo
          key={pair.key}
          {...{ store, words, pair, index }}
          problems={problems.filter((each) => pairsOf(each).includes(index))}
          tabCard={here - index * 2}
          onOpen={(side) => {
            setAt(index * 2 + side);
            open(index * 2 + side);
          }}
          onRemove={() => remove(index * 2)}
        />
      ))}
    </div>
  );
}

/** Focuses a pair: the last one if there are fewer, and *Add* on an empty bench. */
export function focusPair(pair: number): void {
  const cards = document.querySelectorAll<HTMLElement>('.maker-bench [data-card]');
  const add = document.querySelector<HTMLElement>('.maker-bench .maker-add');
  (cards[Math.min(pair * 2, cards.length - 2)] ?? add)?.focus();
}

/** Places for photos that are not made small yet. */
export function OnTheirWay({ store, words }: MakerParts) {
  const names = store.photos.pending.value;
  const count = store.bench.value.pairs.length;
  if (names.length === 0) return null;
  return (
    <div class="maker-duos" aria-hidden="true">
      {names.map((name, index) => (
        <div key={index} class="maker-duo maker-awaited">
          <span class="maker-spot">
            <span class="maker-tile maker-ghost">
              <Icon name="photo" />
            </span>
          </span>
          <span class="maker-spot">
            <span class="maker-tile maker-sunk" />
          </span>
          <span class="maker-cap">
            <b>{count + index + 1}</b>
            {` · ${photoName(name) ?? words.onItsWay}`}
          </span>
        </div>
      ))}
    </div>
  );
}

function moved(key: string, index: number, last: number, row: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - row,
    ArrowDown: index + row,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? undefined : next < 0 || next > last ? index : next;
}

/** Pairs that stand side by side. */
function perRow(grid: HTMLElement | null): number {
  const tops = [...(grid?.children ?? [])].map((duo) => (duo as HTMLElement).offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

interface DuoProps extends MakerParts {
  readonly pair: BenchPair;
  readonly index: number;
  /** The problems of this pair. */
  readonly problems: readonly Problem[];
  /** Which of its cards the Tab key reaches: 0, 1, or neither. */
  readonly tabCard: number;
  readonly onOpen: (side: 0 | 1) => void;
  readonly onRemove: () => void;
}

function Duo(props: DuoProps) {
  const { store, words, pair, index, problems, onRemove } = props;
  const isOn = store.edited.value?.key === pair.key;
  const isTwin = pair.second === undefined;
  return (
    <div
      role="row"
      data-pair={pair.key}
      class={`maker-duo ${isOn ? 'maker-on' : ''} ${problems.length === 0 ? '' : 'maker-odd'}`}
    >
      <Card {...props} side={0} />
      {isTwin ? null : (
        <span class="maker-eq" aria-hidden="true">
          =
        </span>
      )}
      <Card {...props} side={1} />
      <span class="maker-cap" aria-hidden="true">
        <b>{index + 1}</b>
        {caption(pair, index, problems[0], words)}
      </span>
      <span role="gridcell" class="maker-cross">
        <button type="button" tabIndex={-1} aria-label={words.remove(index + 1)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}

function caption(
  pair: BenchPair,
  index: number,
  problem: Problem | undefined,
  words: MakerDictionary,
): string {
  if (problem?.kind === 'twice') return ` · ${words.also(otherThan(index, problem))}`;
  if (problem?.kind === 'empty') return ` · ${words.nothingYet}`;
  const name = isPhoto(pair.first) ? (pair.first.name ?? '') : '';
  return name === '' ? '' : ` · ${name}`;
}

/** The number of the other pair with the same face. */
function otherThan(index: number, { pair, other }: Extract<Problem, { kind: 'twice' }>): number {
  return (pair === index ? other : pair) + 1;
}

function Card({ words, pair, index, problems, tabCard, onOpen, side }: DuoProps & { side: 0 | 1 }) {
  const isSunk = side === 1 && pair.second === undefined;
  const face = side === 0 ? pair.first : (pair.second ?? pair.first);
  const isEmpty = !isPhoto(face) && played(face) === '';
  const name = isEmpty ? words.nothingYet : faceName(face, words);
  const said = isSunk ? words.same : name;
  const twice = problems.find((each) => each.kind === 'twice' && each.key === faceKey(face));
  const also = twice?.kind === 'twice' ? `, ${words.also(otherThan(index, twice))}` : '';
  // The tile is for the eye: its word has places for hyphens in it, which nobody should hear.
  return (
    <span class="maker-spot">
      <span
        class={`maker-tile ${isEmpty ? 'maker-ghost' : isSunk ? 'maker-sunk' : 'maker-up'}`}
        aria-hidden="true"
      >
        {isEmpty ? <small>{isSunk ? words.same : words.nothingYet}</small> : <Face face={face} />}
      </span>
      <span
        role="gridcell"
        class="maker-hit"
        data-card={`${pair.key}-${side}`}
        tabIndex={tabCard === side ? 0 : -1}
        aria-label={words.card(index + 1, side === 1, said) + also}
        onClick={() => onOpen(side)}
      />
    </span>
  );
}

export function faceName(face: BenchPair['first'], words: MakerDictionary): string {
  if (!isPhoto(face)) return played(face);
  return face.name === undefined ? words.photo : words.namedPhoto(face.name);
}
