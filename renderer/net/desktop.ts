import type { HostWindowApi } from '../../shared/desktop-api.ts';

/** The host's powers as the desktop app puts them here, at the host's own origin only. */
export function desktopHost(): HostWindowApi | undefined {
  return (globalThis as { readonly memoryScrambleHost?: HostWindowApi }).memoryScrambleHost;
}
