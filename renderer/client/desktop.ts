import type { HostApi } from '../../shared/host-api.ts';

/** The host's powers as the desktop app puts them here, at the host's own origin only. */
export function desktopHost(): HostApi | undefined {
  return (globalThis as { readonly memoryScrambleHost?: HostApi }).memoryScrambleHost;
}
