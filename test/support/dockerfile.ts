/** Follows a Dockerfile, line by line, in folders of this computer: its lines are tried without Docker. */

import { execFile } from 'node:child_process';
import { chown, cp, mkdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packageFolder } from './headless-process.ts';
import { typedEnvironment } from './npm.ts';

interface Instruction {
  readonly name: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly rest: string;
}

/** What a stage has become. */
export interface Stage {
  /** The folder that stands for the root of its files. */
  readonly root: string;
  readonly from: string;
  cwd: string;
  user: string;
  readonly env: Record<string, string>;
  readonly volumes: string[];
  health: readonly string[];
  entrypoint: readonly string[];
}

/** The user `node` of Node's images. */
export const NODE_USER = 1000;

export async function readDockerfile(): Promise<readonly Instruction[]> {
  const text = await readFile(join(packageFolder, 'Dockerfile'), 'utf8');
  const lines = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  return lines.split('\n').flatMap((line) => {
    const [, name, flags = '', rest = ''] = /^([A-Z]+) ((?:--\S+ )*)(.+)$/.exec(line) ?? [];
    if (name === undefined && line !== '') throw new Error(`this is no instruction: ${line}`);
    const given = [...flags.matchAll(/--([^=\s]+)=(\S+)/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ]);
    return name === undefined ? [] : [{ name, flags: Object.fromEntries(given), rest }];
  });
}

/** @returns the last stage, which is the image */
export async function followDockerfile(folder: string): Promise<Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const { name, flags, rest } of await readDockerfile()) {
    if (name === 'FROM') {
      const [from = '', , as = 'image'] = rest.split(' ');
      const root = join(folder, as);
      await mkdir(root);
      stage = {
        root,
        from,
        cwd: '/',
        user: 'root',
        env: {},
        volumes: [],
        health: [],
        entrypoint: [],
      };
      stages.set(as, stage);
    } else if (stage === undefined) {
      throw new Error(`${name} stands before FROM`);
    } else if (name === 'COPY') {
      await copy(stage, flags, rest.split(' '), stages);
    } else {
      await follow(stage, name, rest);
    }
  }
  return stage ?? Promise.reject(new Error('there is no FROM'));
}

async function follow(stage: Stage, name: string, rest: string): Promise<void> {
  if (name === 'WORKDIR') {
    stage.cwd = resolve(stage.cwd, rest);
    await mkdir(join(stage.root, stage.cwd), { recursive: true });
  } else if (name === 'RUN') {
    await run('sh', ['-c', rest], stage);
  } else if (name === 'ENV') {
    for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = value;
  } else if (name === 'USER') {
    stage.user = rest;
  } else if (name === 'VOLUME') {
    stage.volumes.push(rest);
  } else if (name === 'HEALTHCHECK') {
    stage.health = JSON.parse(rest.replace(/^CMD /, '')) as readonly string[];
  } else if (name === 'ENTRYPOINT') {
    stage.entrypoint = JSON.parse(rest) as readonly string[];
  } else {
    throw new Error(`nobody knows here what ${name} does`);
  }
}

/** Runs a program as in the stage. @throws with what it printed, if it fails */
export async function run(program: string, args: readonly string[], stage: Stage): Promise<void> {
  const env = { ...typedEnvironment({ npm_config_prefer_offline: 'true' }), ...stage.env };
  await promisify(execFile)(program, [...args], { cwd: join(stage.root, stage.cwd), env });
}

async function copy(
  stage: Stage,
  flags: Readonly<Record<string, string>>,
  words: readonly string[],
  stages: ReadonlyMap<string, Stage>,
): Promise<void> {
  const source = stages.get(flags['from'] ?? '')?.root ?? packageFolder;
  const isIgnored = source === packageFolder ? await readIgnored() : () => false;
  const last = words.at(-1) ?? '';
  const to = join(stage.root, resolve(stage.cwd, last));
  for (const word of words.slice(0, -1)) {
    const from = join(source, word);
    const isFolder = (await stat(from)).isDirectory();
    const filter = (path: string) => !isIgnored(relative(source, path));
    await cp(from, isFolder ? to : join(to, basename(word)), { recursive: true, filter });
  }
  if (flags['chown'] === 'node:node' && process.getuid?.() === 0) {
    await chown(to, NODE_USER, NODE_USER);
  }
}

/** .dockerignore names files and folders at the top, and endings. */
async function readIgnored(): Promise<(path: string) => boolean> {
  const text = await readFile(join(packageFolder, '.dockerignore'), 'utf8');
  const names = text.trim().split('\n');
  return (path) => {
    const [top = ''] = path.split(/[/\\]/);
    return names.some((name) =>
      name.startsWith('*') ? top.endsWith(name.slice(1)) : top === name,
    );
  };
}
