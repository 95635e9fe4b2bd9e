import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { XrayDictionary } from '../text/xray-dictionary.ts';
import type { XrayStore } from './xray-store.ts';

/** All that the parts of the X-ray have in common. */
export interface XrayParts {
  readonly xray: XrayStore;
  readonly words: XrayDictionary;
  readonly isTv: boolean;
}

export const XrayContext = createContext(undefined as unknown as XrayParts);

export function useXray(): XrayParts {
  return useContext(XrayContext);
}
