/** What is not needed to play is fetched when it is shown. */

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

export function lazy<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const isHere = useSignal(Loaded !== undefined);
    useEffect(() => {
      if (Loaded !== undefined) return;
      void load().then(({ default: component }) => {
        Loaded = component;
        isHere.value = true;
      });
    }, []);
    return isHere.value && Loaded !== undefined ? <Loaded {...props} /> : null;
  };
}
