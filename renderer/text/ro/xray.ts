import { counter, listed } from '../numbers.ts';
import type { XrayDictionary } from '../xray-dictionary.ts';

const count = counter('ro');
const shown = (card: string | undefined) => (card === undefined ? '.' : `: ${card}`);
const place = (number: number) => (number === 1 ? 'primul' : `al ${number}-lea`);

const words: XrayDictionary = {
  title: 'Radiografie',
  close: 'Închide radiografia',
  live: 'În direct',
  pausedAt: (time) => `Oprit la ${time}`,
  pause: 'Pauză',
  backToNow: 'Înapoi la direct',
  span: 'Cât timp se vede',
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes) => `${minutes} min`,
  onTv: 'Pe televizor',
  copy: 'Copiază ca test',
  copied: 'Copiat',
  copyYourself: 'Selectează testul și copiază-l.',
  board: 'Tabla',
  lanes: 'Benzi',
  whoHasWhat: 'Cine ce are',
  asTest: 'Ca test',
  wholeGame: 'Tot jocul',
  stepByStep: 'Pas cu pas',
  newestFirst: 'cei mai noi întâi',
  earlier: 'Pași mai vechi',
  openFlips: (flips) =>
    flips === 0
      ? 'nu așteaptă nimeni'
      : count(flips, {
          one: 'o mutare așteaptă',
          few: '# mutări așteaptă',
          other: '# de mutări așteaptă',
        }),
  moreLanes: (more) =>
    count(more, {
      one: 'și încă un jucător',
      few: 'și încă # jucători',
      other: 'și încă # de jucători',
    }),
  nobodyHas: 'Nimeni nu are o carte.',
  legend: {
    has: 'are o carte',
    pair: 'are o pereche',
    wait: 'stă la rând',
    give: 'dată mai departe',
  },
  doing: {
    has: (spot) => `are ${spot}`,
    waits: (spot) => `așteaptă ${spot}`,
    pair: 'are o pereche',
    free: 'poate juca',
  },
  place,
  nobodyPlays: ['Încă nu joacă nimeni.', 'Întoarce o carte și privește.'],
  lobby: 'Jocul nu a început.',
  over: 'Jocul s-a terminat. Se vede tot.',
  anew: 'Înainte de asta nu s-a înregistrat nimic.',
  test: {
    moves: (kept, all) =>
      `${kept} din ${count(all, { one: '# mutare', few: '# mutări', other: '# de mutări' })} ${count(
        kept,
        {
          one: 'duce aici. Un punct e o carte pe care n-o atinge niciodată.',
          other: 'duc aici. Un punct e o carte pe care n-o ating niciodată.',
        },
      )}`,
    letters: 'O literă stă în locul unei cărți cu fața în jos.',
    choose: 'Alege un pas ca să-l vezi ca test.',
    none: 'Pasul acesta nu poate deveni test cât timp cărțile lui stau cu fața în jos.',
    trouble: 'Gazda nu a răspuns. Mai încearcă o dată.',
  },
  step: {
    turnsUp: (name, spot, card) => `${name} întoarce ${spot}${shown(card)}`,
    takes: (name, spot, card) => `${name} ia ${spot}, care era cu fața în sus${shown(card)}`,
    waits: (name, spot, holder) => `${name} așteaptă ${spot}: e la ${holder}.`,
    waitsIn: (name, spot, number) => `${name} așteaptă ${spot}, ${place(number)} la rând.`,
    misses: (name, spot, card) =>
      `${name} încearcă ${spot}: ${card === undefined ? '' : `${card}, `}nu se potrivește.`,
    finds: (name, first, second, cards) =>
      `${name} găsește o pereche: ${first} și ${second}, ${cards}`,
    handsOver: (from, to, spot) => `${from} → ${to}: ${spot} merge mai departe.`,
    triesHeld: (name, spot, holder) => `${name} încearcă ${spot}: e la ${holder}.`,
    triesSame: (name, spot) => `${name} încearcă ${spot} de două ori.`,
    triesGone: (name, spot) => `${name} încearcă ${spot}: nu mai e.`,
    free: (spot) => `${spot} e din nou liberă.`,
    gone: (name, spot) => `${name} încearcă ${spot}: nu mai e.`,
    pairLeaves: (name, first, second) =>
      `Perechea găsită de ${name} pleacă de pe tablă: ${first} și ${second}.`,
    turnsDown: (name, spots) =>
      `${name}: ultima încercare se întoarce cu fața în jos, ${listed('ro', spots)}.`,
    staysUp: (name, spot, holder) =>
      `${spot}, din ultima încercare a lui ${name}, rămâne cu fața în sus: e la ${holder}.`,
    waitedGone: (name, spot) => `${name} aștepta ${spot}: nu mai e.`,
    leavesLine: (name, spot) => `${name} nu mai așteaptă ${spot}.`,
    goesAway: (name) => `${name} pleacă și iese din rând.`,
    leaves: (name) => `${name} iese din joc.`,
    givesUp: (name, spot) => `${name} a ținut ${spot} prea mult, așa că trece la următorul.`,
    replaces: (name) => `${name ?? 'Cineva'} înlocuiește cărți.`,
    sits: (name) => `Aici stă acum ${name}.`,
    ends: 'Gazda încheie jocul.',
    newGame: 'Începe un joc nou.',
    restart: 'Gazda a repornit: nu mai așteaptă nimeni.',
  },
};

export default words;
