import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DownloadNews, downloadBegins } from '../../main/launch/download-news.ts';
import { NoRuntime, downloadRuntime, findRuntime } from '../../main/launch/runtime.ts';
import { type Answer, mirror } from '../support/electron-mirror.ts';
import { putRuntime } from '../support/electron-runtime.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('while the runtime is downloaded, the launcher says', () => {
  function news() {
    const said: string[] = [];
    return { said, told: new DownloadNews(10_000, (sentence) => said.push(sentence)) };
  }

  test('at once that it does, how much, where to, and how to play without it', () => {
    expect(downloadBegins('/here')).toMatch(
      / about 100 MB\. It is downloaded once, and kept in \/here\. To play without waiting: .* npm run host\.$/,
    );
  });

  test('after silence, for how long already, and what happens when', () => {
    const { said, told } = news();
    told.passed(3_001);
    told.passed(6_002);
    expect(said).toEqual([
      'Nothing has arrived for 3 s. Is this computer online? In 7 s the game starts here in the terminal instead.',
      'Nothing has arrived for 6 s. Is this computer online? In 4 s the game starts here in the terminal instead.',
    ]);
  });

  test('every tenth, and where it is slow, each time how far it is', () => {
    const { said, told } = news();
    for (const part of [0, 0.04, 0.05]) told.arrived(part);
    told.passed(20);
    told.passed(20);
    told.arrived(0.31);
    told.arrived(1);
    told.passed(20);
    expect(said).toEqual(['0 %', '5 %', '31 %', '100 %']);
  });

  test('each tenth once', () => {
    const { said, told } = news();
    for (const part of [0, 0.09, 0.1, 0.19, 0.2]) told.arrived(part);
    expect(said).toEqual(['0 %', '10 %', '20 %']);
  });
});

describe('a runtime', () => {
  test('that is named is found, or it is said that it is not there', async () => {
    const folder = await tempFolder();
    expect(() => findRuntime(folder)).toThrow(NoRuntime);
    const executable = await putRuntime(folder, '');
    expect(findRuntime(folder)).toBe(executable);
  });

  /** Downloads from a mirror that answers so, into a cache of this test's own. */
  async function download(answer: Answer, patienceMs = 20_000) {
    vi.stubEnv('ELECTRON_MIRROR', await mirror(answer));
    for (const name of ['npm_config_electron_mirror', 'NPM_CONFIG_ELECTRON_MIRROR']) {
      vi.stubEnv(name, undefined); // npm's own setting would come first
    }
    const cache = await tempFolder();
    vi.stubEnv('electron_config_cache', cache);
    onTestFinished(() => void vi.unstubAllEnvs());
    const parts: number[] = [];
    const silences: number[] = [];
    const failure: unknown = await downloadRuntime({
      patienceMs,
      onProgress: (part) => parts.push(part),
      tellEveryMs: patienceMs / 5,
      onPassed: (silentMs) => silences.push(silentMs),
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NoRuntime);
    expect(await readdir(cache)).toEqual([]);
    return { sentence: (failure as NoRuntime).message, parts, silences };
  }

  test('that is nowhere', async () => {
    const { sentence } = await download((response) => response.writeHead(404).end());
    expect(sentence).toMatch(
      /^Electron could not be downloaded \(Response code 404 \(Not Found\) /,
    );
  });

  test('of which nothing arrives', async () => {
    const { sentence, parts, silences } = await download(() => undefined, 100);
    expect(sentence).toMatch(/^Electron could not be downloaded \(nothing arrived for 0\.1 s\)\./);
    expect(parts).toEqual([]);
    expect(silences.length).toBeGreaterThan(0); // nobody sits before a terminal that says nothing
    expect(silences).toEqual(silences.toSorted((one, other) => one - other));
    const told = silences.length;
    await pause(60); // it would say something every 20 ms
    expect(silences).toHaveLength(told);
  });

  test('of which nothing arrives any more', async () => {
    const { sentence, parts } = await download((response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write(Buffer.alloc(250));
    }, 300);
    expect(sentence).toContain('nothing arrived for 0.3 s');
    expect(parts).toEqual([0.25]);
  });

  test('that breaks off', async () => {
    const { sentence } = await download((response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write(Buffer.alloc(250), () => response.destroy());
    });
    expect(sentence).toMatch(/^Electron could not be downloaded \(.+\)\./);
  });

  test('that is not the one that was published', async () => {
    const { sentence, parts } = await download((response) => response.end('not Electron'));
    expect(sentence).toMatch(/did not match/);
    expect(parts.at(-1)).toBe(1);
  });
});
