import { counter, dated, timed } from '../numbers.ts';
import type { StoryDictionary } from '../story-dictionary.ts';

const count = counter('ro');

const NUMBERS = ['Zero', 'O', 'Două', 'Trei', 'Patru', 'Cinci', 'Șase', 'Șapte', 'Opt', 'Nouă'];

function seconds(number: number): string {
  return count(number, { one: '# secundă', few: '# secunde', other: '# de secunde' });
}

function times(number: number): string {
  return count(number, { one: '# dată', few: '# ori', other: '# de ori' });
}

function pairs(number: number): string {
  const counted = count(number, { one: '# pereche', few: '# perechi', other: '# de perechi' });
  return counted.replace(/^\d\b/, (digit) => NUMBERS[Number(digit)] ?? digit);
}

const words: StoryDictionary = {
  place: (place) => `locul ${place}`,
  kind: {
    shown: (cards) =>
      `Ai întors ${count(cards, { one: 'o carte de care alții aveau', few: '# cărți de care alții aveau', other: '# de cărți de care alții aveau' })} nevoie.`,
    opened: (cards) =>
      `Le-ai arătat tuturor ${count(cards, { one: 'o carte nouă', few: '# cărți noi', other: '# de cărți noi' })}.`,
    played: 'Mulțumim că ai jucat. Jocul următor e deschis oricui.',
  },
  awards: {
    title: 'Premii',
    more: 'Alte premii',
    show: 'Arată-mi',
    'on-a-roll': { name: 'Serie frumoasă', told: ({ value }) => `${pairs(value)} la rând.` },
    'sharp-eye': {
      name: 'Ochi ager',
      told: ({ value, card }) => `A găsit ${card} la ${seconds(value)} după ce a apărut.`,
    },
    'long-memory': {
      name: 'Memorie bună',
      told: ({ value, card }) => `A ținut minte ${card} timp de ${seconds(value)}.`,
    },
    'worth-the-wait': {
      name: 'Răbdare cu folos',
      told: ({ value, card }) => `A stat ${seconds(value)} la rând pentru ${card}.`,
    },
    'quick-hands': {
      name: 'Mâini iuți',
      told: ({ value, pair }) => `${pair} în ${seconds(value)}.`,
    },
    'door-opener': {
      name: 'Uși deschise',
      told: ({ value }) =>
        `A descoperit ${count(value, { one: '# carte nouă', few: '# cărți noi', other: '# de cărți noi' })}, spre bucuria tuturor.`,
    },
    'strong-finish': {
      name: 'Final puternic',
      told: ({ value }) => `${pairs(value)} spre final.`,
    },
    'far-and-wide': {
      name: 'Din colț în colț',
      told: ({ card }) => `A găsit ${card} departe una de alta.`,
    },
    'first-find': {
      name: 'Prima pereche',
      told: ({ pair }) => `A găsit prima pereche, ${pair}.`,
    },
    'last-word': {
      name: 'Ultimul cuvânt',
      told: ({ pair }) => `A găsit ultima pereche, ${pair}.`,
    },
    'steady-hand': {
      name: 'Mână sigură',
      told: ({ value, of }) =>
        `${count(value, { one: '# pereche', few: '# perechi', other: '# de perechi' })} din ${count(of, { one: '# încercare', few: '# încercări', other: '# de încercări' })}.`,
    },
    'good-neighbour': {
      name: 'Bună vecinătate',
      told: ({ value }) =>
        `A arătat ${count(value, { one: '# carte', few: '# cărți', other: '# de cărți' })} de care alții aveau nevoie.`,
    },
    'flying-start': {
      name: 'Start fulger',
      told: ({ pair }) => `A găsit ${pair} din prima încercare.`,
    },
    'lucky-star': {
      name: 'Stea norocoasă',
      told: ({ pair }) => `A găsit ${pair} înainte să le vadă cineva pe amândouă.`,
    },
    'two-in-a-row': { name: 'Dublă', told: () => 'Două perechi la rând.' },
    'plain-sight': {
      name: 'Sub ochii tuturor',
      told: ({ value, card }) => `A găsit ${card}, întoarsă deja de ${times(value)}.`,
    },
    'deep-thought': {
      name: 'Bine gândit',
      told: ({ value, pair }) => `S-a gândit ${seconds(value)}, apoi a găsit ${pair}.`,
    },
    'ice-breaker': { name: 'Spărgător de gheață', told: () => 'A întors prima carte din joc.' },
    'next-door': {
      name: 'Ușă în ușă',
      told: ({ pair }) => `A găsit ${pair} chiar una lângă alta.`,
    },
    'corner-find': {
      name: 'Colț norocos',
      told: ({ pair }) => `A găsit ${pair}, una dintre ele în colț.`,
    },
    'busy-bee': { name: 'Albină harnică', told: ({ value }) => `A încercat de ${times(value)}.` },
    'own-discovery': {
      name: 'Descoperire proprie',
      told: ({ pair }) => `A întors o carte nouă, din care a ieșit ${pair}.`,
    },
    'keen-watcher': {
      name: 'Mare atenție',
      told: ({ pair }) => `A găsit ${pair}, arătate de alții.`,
    },
    'early-bird': {
      name: 'Pasăre matinală',
      told: ({ pair }) => `A găsit ${pair} la începutul jocului.`,
    },
    'home-stretch': {
      name: 'Ultima sută',
      told: ({ pair }) => `A găsit ${pair} pe ultima sută de metri.`,
    },
    'half-time': {
      name: 'La jumătate',
      told: ({ pair }) => `A găsit ${pair} la jumătatea jocului.`,
    },
    'good-find': { name: 'Ochi bun', told: ({ pair }) => `A găsit ${pair}.` },
  },
  tonight: {
    thisGame: 'Jocul acesta',
    night: 'Azi',
    day: 'Azi',
    after: (games) =>
      `După ${count(games, { one: '# joc', few: '# jocuri', other: '# de jocuri' })}`,
    since: (date) => `de la ${timed('ro', date)}`,
    player: 'jucător',
    pairs: 'perechi',
    wins: 'victorii',
    won: 'câștigat',
    out: 'nu a jucat',
    together: 'jucat împreună',
    game: (number) => `jocul ${number}`,
    rule: 'Cine are cele mai multe perechi într-un joc, singur sau în echipă, câștigă coroana. La egalitate o primesc toți.',
    none: 'Încă niciun joc cu alții. Primul contează deja.',
  },
  film: {
    back: 'Înapoi la podium',
    play: 'Redă',
    pause: 'Pauză',
    before: 'Perechea anterioară',
    next: 'Perechea următoare',
    length: 'Cât ține filmul',
    asItWas: 'Timp real',
    moment: 'Momentul jocului',
    youFound: (pair) => `Ai găsit ${pair}`,
    begin: 'Fiecare întoarce o primă carte.',
    of: (time) => `din ${time}`,
    late: 'Ai venit mai târziu. Așa a început.',
    cut: ['Filmul se termină aici.', 'Jocul a durat mai mult.'],
    lost: ['Jocul acesta nu are film.', 'Nu a fost înregistrat.'],
    moments: 'Perechi',
  },
  kept: {
    when: (date) => dated('ro', date),
    told: (players, found, time) =>
      `${count(players, { one: '# jucător a găsit', few: '# jucători au găsit', other: '# de jucători au găsit' })} ${count(found, { one: '# pereche', few: '# perechi', other: '# de perechi' })} în ${time}.`,
    found: 'Cine ce a găsit',
    about: 'O pagină ca amintire a jocului. Merge fără rețea.',
  },
};

export default words;
