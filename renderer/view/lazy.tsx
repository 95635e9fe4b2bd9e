/** What is not needed to play is fetched when it is shown, its words included. */

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../client/store.ts';
import { usePage } from './context.ts';

type Later = typeof import('./later.ts');

let later: Later | undefined;

const RETRY_MS = 1_000;

/** Hands on later.ts: at once, or where it was not fetched yet, as soon as the host gives it. */
export function withLater(store: Store, use: (later: Later) => void): void {
  if (later !== undefined) return use(later);
  Promise.all([import('./later.ts'), store.loadMore()]).then(
    ([loaded]) => {
      later = loaded;
      use(loaded);
    },
    () => setTimeout(() => withLater(store, use), RETRY_MS), // the network is gone for now
  );
}

/** A view of later.ts. */
export function lazy<P extends object>(
  pick: (later: Later) => ComponentType<P>,
): (props: P) => JSX.Element | null {
  return function Lazy(props: P) {
    const { store } = usePage();
    const [, repaint] = useState(false);
    const isMissing = later === undefined;
    useEffect(() => {
      // It may have come between painting and here, so what counts is what was painted.
      if (isMissing) withLater(store, () => repaint(true));
    }, []);
    if (later === undefined) return null;
    const View = pick(later);
    return <View {...props} />;
  };
}
