/** Which screen: the door, the lobby, the game, the podium. */

import type { ComponentType } from 'preact';
import { usePage } from './view/context.ts';
import { useValue } from './view/hooks.ts';
import { JoinScreen } from './view/join-screen.tsx';
import { lazy } from './view/lazy.tsx';
import { PlayScreen } from './view/play-screen.tsx';

const MessageScreens = lazy((later) => later.MessageScreens);
const OverScreen = lazy((later) => later.OverScreen);

/** @param HostFrame puts the host's desk beside what the host plays */
export function App({ HostFrame = Table }: { readonly HostFrame?: ComponentType | undefined }) {
  const { store } = usePage();
  const gate = useValue(() => store.gate.value);
  const isUnreachable = useValue(() => store.unreachable.value);
  if (isUnreachable) return <MessageScreens />;
  if (gate === 'join') return <JoinScreen />;
  return gate === 'in' ? <HostFrame /> : <MessageScreens />;
}

/** The game in its phases. */
export function Table() {
  const { store } = usePage();
  const phase = useValue(() => store.view.value?.phase);
  if (phase === 'lobby') return <MessageScreens />;
  return phase === 'over' ? <OverScreen /> : <PlayScreen />;
}
