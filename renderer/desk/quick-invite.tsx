/** The parts of the desk that stay in view where the desk is a sheet. */

import { PlayNow } from './alone.tsx';
import type { Desk } from './desk-store.ts';
import { useScene, useShown } from '../ui/page.ts';
import { Icon } from '../ui/icon.tsx';
import { Address, DoorCode, HostQr, NoNetwork } from './join-link.tsx';

export function QuickInvite({ host, words }: Desk) {
  const { store } = useShown();
  const state = host.state.value;
  const scene = useScene();
  // In a lobby it says *Begin*; and where nothing else begins the next game, the podium offers to.
  const isOffered =
    scene === 'lobby' || (scene === 'over' && store.view.value?.restartSeconds === null);
  const isAlone = host.company.isAlone.value && !isOffered;
  if (state === undefined) return null;
  return (
    <aside class="desk-quick" aria-label={words.tabs.invite}>
      {state.addresses.length === 0 ? (
        <NoNetwork />
      ) : (
        <>
          <HostQr link={state.joinLink} room={168} />
          <div>
            <p class="desk-quick-address num">
              <Address link={state.joinLink} />
            </p>
            <DoorCode state={state} />
          </div>
        </>
      )}
      {isAlone ? <PlayNow {...{ host, words }} /> : null}
      {isOffered ? null : (
        <button
          type="button"
          class={isAlone ? 'btn' : 'btn go'}
          disabled={host.isOff.value}
          onClick={() => host.newGame()}
        >
          <Icon name="again" />
          {words.newGame}
        </button>
      )}
    </aside>
  );
}

/** On the bench: friends may come at any time. */
export function SmallInvite({ host }: Pick<Desk, 'host'>) {
  const state = host.state.value;
  if (state === undefined || state.addresses.length === 0) return null;
  return (
    <div class="desk-small-invite">
      <p class="num">
        <Address link={state.joinLink} />
      </p>
      <HostQr link={state.joinLink} room={76} />
    </div>
  );
}
