/** Keeps a file for the host: by the system's dialog in the app, and else as a download. */

import type { SavedFile } from '../../shared/host-api.ts';
import { desktopHost } from '../net/place.ts';

export async function keepFile({ name, text }: SavedFile): Promise<void> {
  const app = desktopHost();
  if (app === undefined) download(name, text);
  else await app.saveFile({ name, text });
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
