/**
 * Writes the recipes of package managers for a release, into a folder:
 *
 *     node test/tools/recipes.mjs URL FOLDER < SHA256SUMS
 *
 * URL is where the files of the release are. Nobody has tried these recipes: they are a beginning for
 * whoever hands them in at winget, at a tap of Homebrew, or at the AUR.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The table of which all recipes are made, beside package.json. */
const NAME = 'Memory Scramble';
const ID = 'memory-scramble';
const WINGET_ID = 'MemoryScramble.MemoryScramble';
const SUMMARY = 'Card-matching game in which everybody flips cards at the same time';
const FILES = {
  windows: /^Memory-Scramble-Setup-[\d.]+\.exe$/,
  appleProcessor: /-mac-arm64\.dmg$/,
  intelMac: /-mac-x64\.dmg$/,
  deb: /-linux-amd64\.deb$/,
};
/** What the deb depends on, by its names on Arch. */
const ARCH_DEPENDS = [
  'alsa-lib',
  'at-spi2-core',
  'gtk3',
  'libnotify',
  'libsecret',
  'libxss',
  'libxtst',
  'mesa',
  'nss',
  'util-linux-libs',
  'xdg-utils',
];

const WARNING = '# Made by test/tools/recipes.mjs. Not tried.';

/**
 * @param url where the files are
 * @param sums as sha256sum prints them
 * @returns the text of each file, by its path
 * @throws Error where a file of the table is missing
 */
export function recipes(about, url, sums) {
  const files = Object.fromEntries(
    Object.entries(FILES).map(([key, pattern]) => [key, findFile(pattern, url, sums)]),
  );
  const facts = { ...about, files, publisher: about.author.replace(/ *<.*$/, '') };
  return { ...winget(facts), ...homebrew(facts), ...aur(facts) };
}

function findFile(pattern, url, sums) {
  const all = [...sums.matchAll(/^([0-9a-f]{64}) [ *](\S+)$/gm)];
  const found = all.filter(([, , name]) => pattern.test(name));
  if (found.length !== 1) throw new Error(`${found.length} files of the release match ${pattern}`);
  const [[, sha256, name]] = found;
  return { url: `${url}/${name}`, sha256 };
}

function winget({ version, publisher, homepage, license, files: { windows } }) {
  const folder = `winget/manifests/m/${WINGET_ID.replace('.', '/')}/${version}`;
  const manifest = (type, fields) => [
    `${folder}/${WINGET_ID}${type === 'version' ? '' : `.${type.replace('defaultLocale', 'locale.en-US')}`}.yaml`,
    yaml({
      PackageIdentifier: WINGET_ID,
      PackageVersion: version,
      ...fields,
      ManifestType: type,
      ManifestVersion: '1.6.0',
    }),
  ];
  const installer = {
    Architecture: 'x64',
    InstallerUrl: windows.url,
    InstallerSha256: windows.sha256.toUpperCase(),
  };
  return Object.fromEntries([
    manifest('version', { DefaultLocale: 'en-US' }),
    manifest('installer', { InstallerType: 'nullsoft', Scope: 'user', Installers: [installer] }),
    manifest('defaultLocale', {
      PackageLocale: 'en-US',
      Publisher: publisher,
      PackageName: NAME,
      PackageUrl: homepage,
      License: license,
      ShortDescription: SUMMARY,
    }),
  ]);
}

/** JSON in quotes is YAML, too. */
function yaml(fields) {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `${WARNING}\n${lines.join('')}`;
}

function homebrew({ version, homepage, files: { appleProcessor, intelMac } }) {
  const dmg = (processor, { url, sha256 }) => `  on_${processor} do
    url ${ruby(url)}
    sha256 ${ruby(sha256)}
  end`;
  const text = `${WARNING}
cask ${ruby(ID)} do
  version ${ruby(version)}

${dmg('arm', appleProcessor)}
${dmg('intel', intelMac)}

  name ${ruby(NAME)}
  desc ${ruby(SUMMARY)}
  homepage ${ruby(homepage)}

  app ${ruby(`${NAME}.app`)}
end
`;
  return { [`homebrew/Casks/${ID}.rb`]: text };
}

/** In double quotes, as its style wants; `#` could begin code. */
function ruby(text) {
  return JSON.stringify(text).replaceAll('#', '\\#');
}

function aur({ version, homepage, license, author, files: { deb } }) {
  const single = {
    pkgver: version,
    pkgrel: '1',
    pkgdesc: SUMMARY,
    url: homepage,
  };
  const lists = {
    arch: ['x86_64'],
    license: [license],
    depends: ARCH_DEPENDS,
    provides: [ID],
    conflicts: [ID],
    options: ['!strip'],
    source: [deb.url],
    sha256sums: [deb.sha256],
  };
  const name = `${ID}-bin`;
  const build = [
    WARNING,
    `# Maintainer: ${author}`,
    `pkgname=${name}`,
    ...Object.entries(single).map(([key, value]) => `${key}=${shell(value)}`),
    ...Object.entries(lists).map(([key, values]) => `${key}=(${values.map(shell).join(' ')})`),
  ];
  const about = Object.entries({ ...single, ...lists })
    .flatMap(([key, values]) => [values].flat().map((value) => `\t${key} = ${value}\n`))
    .join('');
  return {
    'aur/PKGBUILD': `${build.join('\n')}\n\n${PACKAGE}`,
    'aur/.SRCINFO': `pkgbase = ${name}\n${about}\npkgname = ${name}\n`,
  };
}

/** What the deb does when it is installed: a name to start it by, and the right to build a sandbox. */
const PACKAGE = `package() {
  bsdtar -xf data.tar.* -C "$pkgdir"
  local app='/opt/${NAME}'
  mkdir -p "$pkgdir/usr/bin"
  ln -s "$app/${ID}" "$pkgdir/usr/bin/${ID}"
  chmod 4755 "$pkgdir$app/chrome-sandbox"
  install -Dm644 "$pkgdir$app/resources/LICENSE.txt" "$pkgdir/usr/share/licenses/$pkgname/LICENSE"
}
`;

function shell(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , url, folder] = process.argv;
  const about = readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  const made = recipes(JSON.parse(about), url, readFileSync(0, 'utf8'));
  for (const [path, text] of Object.entries(made)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
