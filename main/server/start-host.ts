import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { RequestHandler } from 'express';
import type { Report } from '../game/events.ts';
import type { Random } from '../game/deck.ts';
import type { Table } from '../game/table.ts';
import { keepBugReports } from '../host/bug-report.ts';
import type { Clock } from '../host/clock.ts';
import { Host } from '../host/host.ts';
import { SavedGame } from '../host/saved-game.ts';
import { type GameApp, createApp } from './app.ts';
import type { Listening } from './listen.ts';
import { PageFiles } from './page-files.ts';

export interface StartOptions {
  readonly table: Table;
  readonly clock: Clock;
  readonly random: Random;
  readonly report: Report;
  /** Chooses the port. */
  readonly listen: (app: GameApp) => Promise<Listening>;
  readonly secret?: string | undefined;
  readonly names?: readonly string[];
  /** Where the game is saved, if anywhere, and who is told when it cannot be. */
  readonly save: {
    readonly filename: string | undefined;
    readonly onTrouble: (trouble: string) => void;
  };
  /** Told that a bug broke the game, and where the report of it is: beside the saved game. */
  readonly onBroken?: (sentence: string) => void;
}

export interface RunningHost {
  readonly host: Host;
  readonly port: number;
  stop(): Promise<void>;
}

/** Puts the parts together: table, powers, saved game, server. */
export async function startHost(options: StartOptions): Promise<RunningHost> {
  const { table, clock, random, report, secret, names = [], save } = options;
  const host = new Host(table, clock, random);
  const reportsFolder = save.filename === undefined ? tmpdir() : dirname(save.filename);
  const endReports = keepBugReports(table, reportsFolder, options.onBroken ?? (() => undefined));
  const page = await PageFiles.read();
  const sources = await readSources();
  const app = createApp({ table, host, clock, report, secret, page, names, sources });
  const listening = await options.listen(app);
  host.port = listening.port;
  if (save.filename !== undefined) {
    host.savedGame = new SavedGame(table, save.filename, clock, save.onTrouble);
    await host.savedGame.save();
  }
  return {
    host,
    port: listening.port,
    stop: async () => {
      host.stop();
      await listening.stop();
      endReports();
      await host.savedGame?.stop();
    },
  };
}

/** `npm run dev` asks for the page's sources in the place of what was built. */
async function readSources(): Promise<RequestHandler | undefined> {
  if (process.env['MEMORY_SCRAMBLE_DEV'] === undefined) return undefined;
  const { servePageSources } = await import('./dev-page.ts');
  return servePageSources();
}
