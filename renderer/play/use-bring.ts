import { useContext } from 'preact/hooks';
import { type BringParts, useShown } from '../ui/page.ts';
import { useFetched } from './fetched.ts';
import { PartsContext } from './parts.ts';

/** What is needed while everybody brings cards; undefined: they do not, or it is on its way. */
export function useBring(): BringParts | undefined {
  const isBringing = (useShown().store.view.value?.bringing ?? null) !== null;
  const parts = useFetched(useContext(PartsContext).bring, isBringing);
  return isBringing ? parts : undefined;
}
