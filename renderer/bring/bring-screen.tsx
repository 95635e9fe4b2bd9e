/** What a friend sees while everybody brings cards: mine, the others', and three ways in the thumb zone. */

import './bring.css';
import './bring-sheets.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BroughtView } from '../../shared/brought.ts';
import type { TableView } from '../../shared/table-view.ts';
import { faceInWords, tiltOf } from '../game/brought.ts';
import { sayLost } from '../game/say.ts';
import { bringClient } from '../net/bring-client.ts';
import { MenuButton } from '../play/menu-button.tsx';
import { Say } from '../ui/say.tsx';
import type { BringDictionary } from '../text/bring-dictionary.ts';
import { BroughtCard } from '../ui/brought-card.tsx';
import { takeLostFocus } from '../ui/top-layer.ts';
import { Icon } from '../ui/icon.tsx';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { Hand, Sheets, Ways } from './bring-sheets.tsx';
import { BringStore } from './bring-store.ts';
import { sayBring } from './bring-say.ts';
import { BringIcon } from './bring-icon.tsx';
import { followArrivals } from './arrivals.ts';

export interface BringProps {
  readonly words: BringDictionary;
}

/** What all parts of it are given. */
export interface BringUse extends BringProps {
  readonly bring: BringStore;
}

export function BringScreen({ words }: BringProps) {
  const { store } = useShown();
  const bring = useBringStore(words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeLostFocus(heading.current), []);
  useArrivals(words);
  const view = store.view.value;
  const own = view?.you.brought.length;
  useEffect(() => {
    // The button that had the focus may be off or gone now; a browser notices after the next frame.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => takeLostFocus(nextStop())),
    );
    return () => cancelAnimationFrame(frame);
  }, [own]);
  const bringing = view?.bringing ?? null;
  if (view === undefined || bringing === null) return null;
  const me = view.you.seat;
  return (
    <main class="screen bring">
      <div class="bring-sign">{me === null ? null : <Sticker seat={me} />}</div>
      <MenuButton />
      <div class="bring-title">
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p class="lede">{words.upTo(bringing.each)}</p>
      </div>
      <Hand {...{ words, bring }} />
      <Others view={view} words={words} />
      <Ways {...{ words, bring }} />
      <BringSay {...{ words, bring }} />
      <Sheets {...{ words, bring }} />
    </main>
  );
}

/** One more way to bring a card, else a card of mine. */
function nextStop(): HTMLElement | null {
  return document.querySelector('.bring-ways button:enabled, .bring-hand .brought-cross');
}

/** Follows the table for as long as it is shown. */
export function useBringStore(words: BringDictionary): BringStore {
  const latest = useRef(words);
  latest.current = words;
  const { store } = useShown();
  const { session, speaker, notices } = usePlayer();
  const bring = useMemo(
    () =>
      new BringStore({
        client: bringClient,
        id: () => session.id,
        view: store.view,
        onRefused: (code) => session.refuse(code),
        onLanded: () => speaker.play('flip'),
        onLate: () => notices.tell({ kind: 'newGame', lines: latest.current.say.late }),
        wake: () => session.tryNow(),
      }),
    [],
  );
  useEffect(
    () =>
      store.view.subscribe((view) => {
        if (view !== undefined) bring.see(view);
      }),
    [],
  );
  return bring;
}

/** What lies on the table, the newest first; that it is mine its sticker tells. */
function Others({ view, words }: BringProps & { readonly view: TableView }) {
  const { session } = usePlayer();
  const { spot } = useText();
  const cards = view.bringing?.cards ?? [];
  if (cards.length === 0) return null;
  return (
    <section class="bring-others">
      <div class="about">
        <span>{words.onTable}</span>
        <span class="num">{words.cards(cards.length)}</span>
      </div>
      <ul tabIndex={0} aria-label={words.onTable}>
        {newestFirst(cards).map(({ number, seat, ...face }) => (
          <li key={number} style={{ '--tilt': `${tiltOf(number)}deg` }}>
            <BroughtCard {...{ face, seat }} player={session.id} />
            <span class="unseen">{faceInWords(face, { ...words, photo: spot.photo })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function newestFirst(cards: readonly BroughtView[]): readonly BroughtView[] {
  return [...cards].sort((one, other) => other.number - one.number);
}

/** How many of mine came back and can be brought again: as many as there is room for. */
export function returnedOf(bring: BringStore, view: TableView | undefined): number {
  const room = (view?.bringing?.each ?? 0) - (view?.you.brought.length ?? 0);
  return Math.max(0, Math.min(bring.returned.value.length, room));
}

export function BringAgain({ words, bring }: BringUse) {
  return (
    <button
      type="button"
      class="btn"
      disabled={bring.isBusy.value}
      onClick={() => void bring.bringAgain()}
    >
      {words.bringAgain}
    </button>
  );
}

function BringSay({ words, bring }: BringUse) {
  const { store, trouble } = useShown();
  const { voice, session } = usePlayer();
  const text = useText();
  const view = store.view.value;
  const news = bring.news.value;
  const lost = trouble.lost.value;
  const returned = returnedOf(bring, view);
  const said =
    view === undefined || lost !== 'no'
      ? sayLost(text, lost === 'no' ? 'lost' : lost)
      : sayBring({ text, words, view, news, returned });
  const [first, second] = said.lines;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) voice.speak(`${first} ${second}`);
    isFirst.current = false;
  }, [first, second]);
  return (
    <Say {...said} sign={lost === 'no' ? <BringIcon name="bring" /> : undefined}>
      {news?.kind === 'takenBack' ? (
        <button
          type="button"
          class="btn bring-undo"
          aria-label={words.undo}
          onClick={() => void bring.undo()}
        >
          <Icon name="undo" />
          <span>{words.undo}</span>
        </button>
      ) : null}
      {news === undefined && returned > 0 ? <BringAgain {...{ words, bring }} /> : null}
      {session.watches.value ? (
        <button type="button" class="btn go" onClick={() => session.play()}>
          {text.door.takeSeat}
        </button>
      ) : null}
    </Say>
  );
}

/** What others bring is heard for as long as this is shown. */
export function useArrivals(words: BringDictionary, onArrived?: () => void): void {
  const { store } = useShown();
  const { voice } = usePlayer();
  const speak = (sentence: string) => voice.speak(sentence);
  useEffect(() => followArrivals({ view: store.view, words, speak, onArrived }), [words]);
}
