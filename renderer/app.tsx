/** Which screen: the door, the lobby, the game, the podium. */

import type { ComponentType } from 'preact';
import { LobbyScreen } from './lobby/lobby-screen.tsx';
import { JoinScreen } from './play/join-screen.tsx';
import { useBring, useOver, useTables } from './play/parts.ts';
import { MenuRoom } from './play/menu-button.tsx';
import { MessageScreens } from './play/message-screens.tsx';
import { PlayScreen } from './play/play-screen.tsx';
import { Failed } from './ui/failed.tsx';
import { LiveRegion } from './ui/live-region.tsx';
import { usePlayer, useScene, useShown } from './ui/page.ts';

export interface AppProps {
  /** What players who are in see; the host's has the desk beside it. */
  readonly Table?: ComponentType;
  readonly MenuRows?: ComponentType;
}

export function App({ Table = FriendsTable, MenuRows }: AppProps) {
  return (
    <MenuRoom MenuRows={MenuRows}>
      <Screen Table={Table} />
      <LiveRegion />
    </MenuRoom>
  );
}

function Screen({ Table }: { readonly Table: ComponentType }) {
  const { trouble } = useShown();
  const { session } = usePlayer();
  const gate = session.gate.value;
  useTables(); // before the door, to be there behind it
  if (trouble.unreachable.value) return <MessageScreens />;
  if (gate === 'reload') return <Failed />;
  if (gate === 'join') return <JoinScreen />;
  return gate === 'in' ? <Table /> : <MessageScreens />;
}

/** The game in its phases. */
function FriendsTable() {
  const scene = useScene();
  const bring = useBring();
  // What a game ends with comes beside it, and is there when it is over.
  const Over = useOver();
  const tables = useTables();
  const Placed = tables?.Placed.value;
  return (
    <>
      {tables && <tables.Usher />}
      {scene === 'lobby' ? (
        bring === undefined ? (
          <LobbyScreen />
        ) : (
          <bring.Screen />
        )
      ) : Placed !== undefined ? (
        <Placed />
      ) : scene === 'over' && Over !== undefined ? (
        <Over />
      ) : (
        <PlayScreen />
      )}
    </>
  );
}
