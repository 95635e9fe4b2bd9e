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

/** `memory-scramble-lesson-2026-03-14.csv`, by the day of this computer. */
export function lessonFile(extension: 'csv' | 'html'): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `memory-scramble-lesson-${day}.${extension}`;
}
