/** What is not needed to play is fetched when it is shown, its words included. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from './context.ts';

export function lazy<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const { store } = usePage();
    const [isHere, setHere] = useState(Loaded !== undefined);
    useEffect(() => {
      if (Loaded !== undefined) return;
      void Promise.all([load(), store.loadMore()]).then(([{ default: component }]) => {
        Loaded = component;
        setHere(true);
      });
    }, []);
    return isHere && Loaded !== undefined ? <Loaded {...props} /> : null;
  };
}
