import { fileURLToPath } from 'node:url';
import { parseWhole } from '../../shared/card.ts';

/** The arguments with which a terminal, a desktop or a file manager starts the app. */
export interface PortAndFiles {
  readonly port: number | undefined;
  /** The files to open; a relative path begins where the app was started. */
  readonly files: readonly string[];
}

/** Reads `[PORT] [FILE]...`; a file may be a `file:` address, as Linux desktops write it. */
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
    return argument; // on another computer: the page says that it cannot be read
  }
}
