#!/usr/bin/env node
/**
 * What electron-builder calls for a deb where its own fpm cannot be downloaded (CUSTOM_FPM_PATH): it
 * reads the same command line, and lets Debian's own dpkg-deb make the package. For tests alone.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const texts = { type: 'string', multiple: true, default: [] };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { ...text, short: 's' },
    target: { ...text, short: 't' },
    depends: { ...texts, short: 'd' },
    force: { type: 'boolean' },
    package: text,
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    license: text,
    'deb-priority': text,
    'deb-recommends': texts,
    'deb-compression': text,
  },
});
if (values.target !== 'deb') throw new Error('this makes packages of Debian, and nothing else');

const folder = mkdtempSync(join(tmpdir(), 'memory-scramble-deb-'));
try {
  for (const pair of positionals) {
    const [, from = '', to = ''] = /^(.*)=(\/.*)$/.exec(pair) ?? [];
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(from, join(folder, to), { recursive: true, verbatimSymlinks: true });
  }
  const about = {
    Package: values.name,
    Version: values.version,
    Architecture: values.architecture,
    Maintainer: values.maintainer,
    Homepage: values.url,
    Priority: values['deb-priority'],
    Depends: values.depends.join(', '),
    Recommends: values['deb-recommends'].join(', '),
    Description: values.description,
  };
  const control = join(folder, 'DEBIAN');
  mkdirSync(control);
  const lines = Object.entries(about).filter(([, value]) => value !== undefined && value !== '');
  const written = lines.map(([name, value]) => `${name}: ${value}\n`).join('');
  writeFileSync(join(control, 'control'), written);
  for (const [option, script] of [
    ['after-install', 'postinst'],
    ['after-remove', 'postrm'],
  ]) {
    cpSync(values[option], join(control, script));
    chmodSync(join(control, script), 0o755);
  }
  // Fast, for it is thrown away: what users get is made by fpm.
  execFileSync('dpkg-deb', [
    '--root-owner-group',
    '-Zgzip',
    '-z1',
    '--build',
    folder,
    values.package,
  ]);
  console.log(`made ${basename(values.package)}`);
} finally {
  rmSync(folder, { recursive: true });
}
