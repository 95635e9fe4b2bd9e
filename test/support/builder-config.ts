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
