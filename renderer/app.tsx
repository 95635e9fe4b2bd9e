/** Which screen: the door, the lobby, the game, the podium. */

import type { ComponentType } from 'preact';
import { LobbyScreen } from './lobby/lobby-screen.tsx';
import { JoinScreen } from './play/join-screen.tsx';
import { useAfter } from './play/after-game.ts';
import { MenuRoom } from './play/menu-button.tsx';
import { MessageScreens } from './play/message-screens.tsx';
import { OverScreen } from './play/over-screen.tsx';
import { PlayScreen } from './play/play-screen.tsx';
import { useBring } from './play/use-bring.ts';
import { Failed } from './ui/failed.tsx';
import { LiveRegion } from './ui/live-region.tsx';
import { usePlayer, useScene, useShown } from './ui/page.ts';

/** @param Table what is shown to who is in; the host's has the desk beside it */
export function App({ Table = FriendsTable }: { readonly Table?: ComponentType | undefined }) {
  return (
    <MenuRoom>
      <Screen Table={Table} />
      <LiveRegion />
    </MenuRoom>
  );
}

function Screen({ Table }: { readonly Table: ComponentType }) {
  const { trouble } = useShown();
  const { session } = usePlayer();
  const gate = session.gate.value;
  if (trouble.unreachable.value) return <MessageScreens />;
  if (gate === 'reload') return <Failed />;
  if (gate === 'join') return <JoinScreen />;
  return gate === 'in' ? <Table /> : <MessageScreens />;
}

/** The game in its phases. */
function FriendsTable() {
  const scene = useScene();
  const bring = useBring();
  useAfter(); // it comes beside the game, and is there when that is over
  if (scene === 'lobby') return bring === undefined ? <LobbyScreen /> : <bring.Screen />;
  return scene === 'over' ? <OverScreen /> : <PlayScreen />;
}
