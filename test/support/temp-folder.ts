import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Has something done at the end: usually that of the test. */
export type AtEnd = (end: () => Promise<void>) => void;

/** A folder of this test's own; it is removed when the test is over, though a dying program may write. */
export async function tempFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  // By its real name: that of a Mac goes through a link, and programs know themselves by the real one.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'memory-scramble-')));
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}
