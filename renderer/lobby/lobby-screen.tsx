/** Who is in waits here until the host begins. */

import { seatIndexes } from '../../shared/seat.ts';
import type { PlayerView } from '../../shared/table-view.ts';
import { about } from '../game/say.ts';
import { mineFirst, playersHere, signAt } from '../game/situation.ts';
import { MenuButton } from '../play/menu-button.tsx';
import { useSides, useTables } from '../play/parts.ts';
import { Plaque } from '../play/message-screens.tsx';
import { Door } from '../ui/door.tsx';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { Hopper, Hopping } from './hops.tsx';
import { CountCard, useCount, useCountHeard, useGoal } from './count.tsx';
import { useLift } from './lift.ts';

export function LobbyScreen() {
  const { store } = useShown();
  const { session } = usePlayer();
  const text = useText();
  const { lobby, say, door } = text;
  const number = useCount();
  const goal = useGoal();
  useCountHeard(number);
  useLift('.door');
  const tables = useTables();
  const { sides } = useSides();
  const view = store.view.value;
  const me = store.me.value;
  if (view === undefined) return null;
  const isCounting = number !== undefined;
  if (view.sides?.kind === 'teams' && sides !== undefined && me !== null && !isCounting) {
    return <sides.Lobby />;
  }
  const players = playersHere(view);
  const table = me === null ? undefined : view.you.table;
  const [title, lede] =
    me === null
      ? say.watching
      : [
          tables && table ? tables.words.at(table) : lobby.title,
          `${lobby.you(lobby.sign(...seatIndexes(signAt(view, me))))} ${lobby.hostStarts}`,
        ];
  const sign = me === null ? <Plaque name="tv" /> : <Sticker seat={me} sign={signAt(view, me)} />;
  const at = tables && table && <tables.BigSign table={table} />;
  const art = at || <div class="lobby-sign">{sign}</div>;
  return (
    <Door
      art={
        isCounting ? (
          <CountCard number={number} />
        ) : me === null ? (
          art
        ) : (
          <Hopping label={at ? tables?.words.table(table ?? 1) : undefined}>{art}</Hopping>
        )
      }
      corner={<MenuButton />}
      title={isCounting ? lobby.ready : title}
      lede={isCounting ? goal : lede}
      foot={
        <>
          {me === null ? (
            <button type="button" class="btn go big" onClick={() => session.play()}>
              {door.takeSeat}
            </button>
          ) : null}
          <p class="quiet small centre">
            {about(text, view, players.length)}
            {at && <span class="lobby-wrong">{tables.words.wrong}</span>}
          </p>
        </>
      }
    >
      <Crowd {...{ players, me }} />
    </Door>
  );
}

interface CrowdProps {
  readonly players: readonly PlayerView[];
  readonly me: number | null;
}

/** Everybody who waits, me first. */
export function Crowd({ players, me }: CrowdProps) {
  const { score } = useText();
  return (
    <ul class="crowd" aria-label={score.players} tabIndex={0}>
      {mineFirst(players, me).map(({ seat, name, sign, computer }) => (
        <Hopper key={seat} seat={seat} class={`pal ${seat === me ? 'me' : ''}`}>
          <Sticker {...{ seat, sign, computer }} label={score.computer} />
          <bdi>{seat === me ? score.you : name}</bdi>
        </Hopper>
      ))}
    </ul>
  );
}
