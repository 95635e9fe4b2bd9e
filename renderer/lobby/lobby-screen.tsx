/** Who is in waits here until the host begins. */

import '../play/messages.css';
import { seatIndexes } from '../../shared/seat.ts';
import { isolated } from '../game/say.ts';
import { mineFirst, playersHere } from '../game/situation.ts';
import { Door } from '../ui/door.tsx';
import { useShown, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { CountCard, useCount, useCountHeard, useGoal } from './count.tsx';
import { useLift } from './lift.ts';

export function LobbyScreen() {
  const { store } = useShown();
  const { lobby, score } = useText();
  const number = useCount();
  const goal = useGoal();
  useCountHeard(number);
  useLift('.door');
  const view = store.view.value;
  const me = store.me.value;
  if (view === undefined) return null;
  const isCounting = number !== undefined;
  const name = lobby.sign(...seatIndexes(me ?? 0));
  const players = playersHere(view);
  return (
    <Door
      art={
        isCounting ? (
          <CountCard number={number} />
        ) : (
          <div class="big-sign">{<Sticker seat={me ?? 0} />}</div>
        )
      }
      title={isCounting ? lobby.ready : lobby.title}
      lede={isCounting ? goal : `${lobby.you(name)} ${lobby.hostStarts}`}
      foot={
        <p class="quiet small centre">
          {lobby.about(isolated(view.title), view.pairsLeft, players.length)}
        </p>
      }
    >
      <ul class="crowd" aria-label={score.players} tabIndex={0}>
        {mineFirst(players, me).map(({ seat, name: who, computer }) => (
          <li key={seat} class={`pal ${seat === me ? 'me' : ''}`}>
            <Sticker seat={seat} computer={computer} label={score.computer} />
            <bdi>{seat === me ? score.you : who}</bdi>
          </li>
        ))}
      </ul>
    </Door>
  );
}
