import { fileURLToPath } from 'node:url';
import { parseWhole } from '../../shared/card.ts';

/** What a terminal, a desktop or a file manager starts the app with. */
export interface PortAndFiles {
  readonly port: number | undefined;
  /** Paths of the files to open; a relative one begins where the app was started. */
  readonly files: readonly string[];
}

/** `[PORT] [FILE]...`, where a file may also be an address, as desktops of Linux write it. */
export function portAndFiles(positionals: readonly string[]): PortAndFiles {
  const port = parseWhole(positionals[0] ?? '');
  const isPort = port !== undefined && port <= 65_535;
  const files = positionals.slice(isPort ? 1 : 0).map(pathOf);
  return { port: isPort ? port : undefined, files };
}

function pathOf(argument: string): string {
  if (!/^file:/i.test(argument)) return argument;
  try {
    return fileURLToPath(argument);
  } catch {
    return argument; // an address on another computer: the page says that it cannot be read
  }
}
