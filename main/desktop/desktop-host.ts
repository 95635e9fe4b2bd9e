import { join } from 'node:path';
import type { Table } from '../game/table.ts';
import { realClock } from '../host/clock.ts';
import type { Settings } from '../host/settings.ts';
import { listenOnKeptPort } from '../server/kept-port.ts';
import { PORT_FIRST } from '../server/listen.ts';
import { type RunningHost, startHost } from '../server/start-host.ts';
import type { Log } from './log.ts';
import { openTable } from './open-table.ts';

export interface DesktopHostOptions {
  /** Where the game is saved. */
  readonly folder: string;
  readonly settings: Settings;
  /** The port that was named at the start, if one was. */
  readonly port: number | undefined;
  readonly log: Log;
  readonly tell: (sentence: string) => void;
}

/** The host of the last time, with its game, its port, its network and its own player. */
export async function startDesktopHost({
  folder,
  settings,
  port,
  log,
  tell,
}: DesktopHostOptions): Promise<RunningHost & { readonly table: Table }> {
  const saveFile = join(folder, 'game.json');
  const report = (error: unknown) => log.bug(error);
  const table = await openTable(saveFile, report, tell);
  const { port: keptPort, adapter, ownId } = settings.value;
  const kept = port ?? keptPort;
  const running = await startHost({
    table,
    clock: realClock,
    random: Math.random,
    report,
    onBroken: (sentence) => log.say(sentence), // the desk offers a new game
    listen: (app) => listenOnKeptPort(app, { kept, run: table.run, clock: realClock }),
    save: {
      filename: saveFile,
      onTrouble: (trouble) => log.say(`the game cannot be saved: ${trouble}`), // the desk says it
    },
  });
  const { host } = running;
  const wanted = kept ?? PORT_FIRST;
  host.takenPort = wanted === 0 || wanted === running.port ? null : wanted;
  host.ownId = ownId;
  host.adapter = adapter;
  host.onAdapter = (chosen) => settings.change({ adapter: chosen });
  settings.change({ port: running.port });
  return { ...running, table };
}
