/** What electron-builder.yml says. */

import { readYaml } from './read-yaml.ts';

interface Target {
  readonly target: string;
  readonly arch: readonly string[];
}

interface Part {
  readonly artifactName?: string;
}

interface System extends Part {
  readonly icon: string;
  readonly target: readonly (string | Target)[];
}

interface Linux extends System {
  readonly executableName: string;
  readonly mimeTypes: readonly string[];
}

interface Mac extends System {
  readonly hardenedRuntime: boolean;
  readonly extendInfo: Readonly<Record<string, string>>;
}

export interface BuilderConfig {
  readonly artifactName: string;
  readonly electronFuses: Readonly<Record<string, boolean>>;
  readonly fileAssociations: readonly { readonly ext: string }[];
  readonly win: System;
  readonly mac: Mac;
  readonly linux: Linux;
  readonly deb: { readonly depends: readonly string[]; readonly fpm: readonly string[] };
  readonly nsis: Part;
  readonly portable: Part;
}

export const builderConfig = readYaml('electron-builder.yml') as BuilderConfig;

/** An installer that is built: of which system, of which kind, for which processors. */
export interface Installer {
  readonly system: 'win' | 'mac' | 'linux';
  readonly kind: string;
  /** None: that of the computer which builds it. */
  readonly arch: readonly string[];
}

export const installers: readonly Installer[] = (['win', 'mac', 'linux'] as const).flatMap(
  (system) =>
    builderConfig[system].target.map((each) =>
      typeof each === 'string'
        ? { system, kind: each, arch: [] }
        : { system, kind: each.target, arch: each.arch },
    ),
);

/** By these names the makers of two kinds know x64, and so does electron-builder there. */
const X64: Readonly<Record<string, string>> = { deb: 'amd64', AppImage: 'x86_64' };

/** The file names of an installer, as of version 1.2.3: one for each processor. */
export function namesOf({ system, kind, arch }: Installer): readonly string[] {
  const part = kind === 'nsis' || kind === 'portable' ? builderConfig[kind] : undefined;
  const pattern = part?.artifactName ?? builderConfig[system].artifactName;
  const values = { version: '1.2.3', os: system, ext: system === 'win' ? 'exe' : kind };
  const each = arch.length === 0 ? [X64[kind] ?? 'x64'] : arch;
  return each.map((processor) =>
    Object.entries({ ...values, arch: processor }).reduce(
      (name, [macro, value]) => name.replace(`\${${macro}}`, value),
      pattern ?? builderConfig.artifactName,
    ),
  );
}
