/**
 * Everybody brings cards, for the whole room: how to come in, what lies on the table, and from
 * whom.
 */

import './bring.css';
import type { PlayerId } from '../../shared/card.ts';
import { dealSizes } from '../../shared/sizes.ts';
import type { TableView } from '../../shared/table-view.ts';
import { broughtBy, faceSaid, tiltOf } from '../game/brought.ts';
import { isolated } from '../game/say.ts';
import { nameOf } from '../game/situation.ts';
import { Say } from '../ui/say.tsx';
import { BroughtCard } from '../ui/brought-card.tsx';
import { type BringParts, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import type { Qr } from './spectator.ts';
import { QrTile, WayIn } from './tv-join.tsx';

/** Up to LARGE_MAX cards are large; of more, the newest SHOWN_MAX are shown. */
const LARGE_MAX = 11;
const SHOWN_MAX = 24;

/** How many names stand beside them. */
const LISTED_MAX = 10;

interface BringProps {
  readonly qr: Qr | undefined;
  readonly view: TableView;
  readonly bring: BringParts;
  /** The player who looks. */
  readonly player: PlayerId;
}

export function Bring({ qr, view, bring, player }: BringProps) {
  const { words, Sign } = bring;
  const { tv, score } = useText();
  const bringing = view.bringing;
  if (bringing === null) return null;
  const { cards, each } = bringing;
  const people = broughtBy(view, cards);
  const isLarge = cards.length <= LARGE_MAX;
  const next = dealSizes(cards.length).find(({ left }) => left === -1);
  return (
    <main class="screen tv-screen tv-split tv-bring">
      <section class="tv-ribbon">
        <div class="tv-ribbon-stack">
          <QrTile qr={qr} />
          <div class="tv-plate">
            <WayIn qr={qr} Title="h2" hint={tv.sameWifi} />
          </div>
        </div>
      </section>
      <section class="tv-words">
        <div>
          <h1>{words.title}</h1>
          <p class="quiet tv-lede">{words.tv.lede(each)}</p>
        </div>
        <div class="tv-table">
          <ul class={isLarge ? 'tv-brought' : 'tv-brought tv-many'} aria-label={words.onTable}>
            {cards.slice(-SHOWN_MAX).map(({ number, seat, ...face }) => (
              <li key={number} style={{ '--tilt': `${tiltOf(number)}deg` }}>
                <BroughtCard {...{ face, seat }} player={player} />
              </li>
            ))}
            {next === undefined || !isLarge ? null : (
              <li class="brought-place">{words.host.place(`${next.rows} × ${next.columns}`)}</li>
            )}
          </ul>
          {people.length === 0 ? null : (
            <ul class="paper tv-from" aria-label={score.players}>
              {people.slice(0, LISTED_MAX).map(({ seat, name, count }) => (
                <li key={seat} class={count === 0 ? 'quiet' : ''}>
                  <Sticker seat={seat} />
                  <bdi class="tv-name">{name}</bdi>
                  <b class="num">{count === 0 ? '' : count}</b>
                </li>
              ))}
              {people.length > LISTED_MAX ? (
                <li class="quiet num">{tv.more(people.length - LISTED_MAX)}</li>
              ) : null}
            </ul>
          )}
        </div>
        <Say
          mood="plain"
          mark="look"
          sign={<Sign />}
          lines={[
            cards.length === 0 ? words.host.noCards : words.host.lie(cards.length),
            newest(view, words),
          ]}
        />
      </section>
    </main>
  );
}

/** A sentence about the last card and its owner. */
function newest(view: TableView, words: BringParts['words']): string {
  const cards = view.bringing?.cards ?? [];
  const last = cards[cards.length - 1];
  if (last === undefined) return words.tv.first;
  const face = faceSaid(last);
  if (last.seat === null || face === undefined) return '';
  return words.tv.from(isolated(face), isolated(nameOf(view, last.seat)));
}
