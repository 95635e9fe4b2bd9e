/** What the host can do with somebody where teams play: put them into another. */

import type { PlayerView } from '../../shared/table-view.ts';
import { useSides } from '../play/parts.ts';
import { useShown } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { type DoIt, Item } from './more-menu.tsx';

interface TeamItemsProps extends Pick<Desk, 'host'> {
  readonly player: PlayerView;
  readonly doIt: DoIt;
}

/** The other teams, where teams play. */
export function TeamItems({ host, player, doIt }: TeamItemsProps) {
  const { sides } = useSides();
  const view = useShown().store.view.value;
  if (view?.sides?.kind !== 'teams' || sides === undefined) return null;
  const { seat } = player;
  return (
    <>
      {view.sides.pairs.map((_, team) =>
        team === player.team ? null : (
          <Item
            key={team}
            label={sides.words.put[team] ?? ''}
            onChoose={doIt(() => host.use('putInTeam', { seat, team }))}
          />
        ),
      )}
    </>
  );
}
