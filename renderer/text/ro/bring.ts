import type { BringDictionary } from '../bring-dictionary.ts';
import { count } from './play.ts';

const NUMBERS = ['', 'Una', 'Două', 'Trei'];
const cards = (number: number) =>
  count(number, { one: '# carte', few: '# cărți', other: '# de cărți' });
const upTo = ['', 'Una', 'Până la două', 'Până la trei'];

const words: BringDictionary = {
  title: 'Adu o carte',
  upTo: (each) =>
    each === 1 ? 'Câte o carte. Toți joacă cu ele.' : `${upTo[each]}. Toți joacă cu ele.`,
  onTable: 'Pe masă',
  cards,
  oneMore: 'încă una',
  ways: { photo: 'Poză', word: 'Cuvânt', emoji: 'Emoji' },
  aPhoto: 'poză',
  takeBack: (place, of, face) => `cartea ta ${place} din ${of}, ${face}. Ia-o înapoi`,
  hidden: 'încă ascunsă',
  undo: 'Anulează',
  sheet: {
    photo: 'Poza ta',
    drag: 'Trage ca să alegi ce se vede',
    name: 'Ce este? Citesc și ceilalți',
    another: 'Alege altă poză',
    small: 'Se micșorează și nu mai spune unde a fost făcută.',
    word: 'Cuvântul tău',
    wordLabel: 'Un cuvânt, un nume, un loc',
    emoji: 'Alege un emoji',
    faint: 'Cele palide sunt deja pe masă.',
    count: (letters, most) => `${letters} din ${most}`,
    long: (most) => `Pe o carte încap ${most} de litere.`,
    put: 'Pune-o pe masă',
  },
  say: {
    none: 'Ce aduci?',
    some: (number) =>
      number === 1 ? 'Una de la tine e pe masă.' : 'Două de la tine sunt pe masă.',
    all: (number) =>
      number === 1
        ? 'A ta e pe masă.'
        : `${number === 2 ? 'Amândouă' : 'Toate trei'} sunt pe masă.`,
    ways: 'O poză, un cuvânt sau un emoji.',
    more: (left) => `Mai poți aduce ${left === 1 ? 'una' : 'două'}.`,
    enough: 'Ia una înapoi ca s-o schimbi.',
    looksFirst: 'Gazda o arată în curând tuturor.',
    watching: ['Fiecare aduce cărți.', 'Joacă și tu, ca să aduci una.'],
    takenBack: ['Ai luat-o înapoi.', 'Adu alta, dacă vrei.'],
    same: (face) => [`Cineva a adus deja ${face}.`, 'Adu altceva.'],
    samePhoto: ['Poza aceasta e deja pe masă.', 'Adu altceva.'],
    takenOff: ['Gazda a scos una de-ale tale.', 'Adu alta, dacă vrei.'],
    late: ['Cărțile sunt împărțite.', 'Ale tale intră data viitoare.'],
    noPhoto: ['Poza nu se poate deschide aici.', 'Încearcă alta.'],
    noWord: ['Asta nu se poate pune pe o carte.', 'Scrie măcar o literă.'],
    full: ['Masa e plină.', 'Nu mai încap alte cărți.'],
    often: ['Prea multe deodată.', 'Așteaptă un minut, apoi continuă.'],
    cameBack: (number) => [
      `${NUMBERS[number]} dintre ale tale ${number === 1 ? 's-a' : 's-au'} întors.`,
      `${number === 1 ? 'O' : 'Le'} pui din nou pe masă?`,
    ],
    lost: ['N-a ajuns pe masă.', 'Mai încearcă puțin mai târziu.'],
  },
  bringAgain: 'Pune din nou',
  broughtPhoto: (name) => (name === undefined ? 'o poză' : `o poză, ${name}`),
  arrived: (who, face, number) => `${who} a adus ${face}. ${cards(number)}.`,
  host: {
    bringOne: 'Adu și tu una',
    each: 'Cărți de la fiecare',
    looksFirst: ['Le văd eu întâi', 'Ceilalți văd o carte când spui tu'],
    how: 'Cum se împart',
    allUsed: 'toate intră',
    leftOver: (number) => `${number} în plus`,
    toFill: (number) => `${number} de completat`,
    by: (rows, columns) => `${rows} pe ${columns}`,
    fill: ['Completează din', 'Unde lipsesc cărți'],
    fillNothing: 'Nimic',
    deal: 'Împarte',
    board: 'Cărțile noastre',
    pairs: (number, size) =>
      `${count(number, { one: '# pereche', few: '# perechi', other: '# de perechi' })}, ${size}`,
    filled: (number, board) =>
      `${number === 1 ? 'Una e' : count(number, { few: '# sunt', other: '# sunt' })} din ${board}.`,
    takeTurns: 'Cele în plus intră pe rând.',
    noCards: 'Încă nu e nicio carte pe masă.',
    lie: (number) =>
      count(number, {
        one: '# carte e pe masă.',
        few: '# cărți sunt pe masă.',
        other: '# de cărți sunt pe masă.',
      }),
    twoNeeded: 'Ai nevoie de două ca să împarți.',
    oneNeeded: 'Încă una și poți împărți.',
    makes: (number, size) => `Încă ${number === 1 ? 'una' : number} pentru ${size}.`,
    fits: (size) => `Se umple ${size}.`,
    choosing: (who) => `${who} încă alege.`,
    place: (size) => `încă una pentru ${size}`,
    brought: (who, kind) =>
      `${who} a adus ${{ photo: 'o poză', word: 'un cuvânt', emoji: 'un emoji' }[kind]}.`,
    look: 'Doar tu o vezi. O arăți tuturor?',
    show: 'Arat-o',
    takeOff: 'Ia-o de pe masă',
    takeOffLabel: (face, who) => `Ia de pe masă ${face} de la ${who}`,
    showLabel: (face, who) => `Arată ${face} de la ${who}`,
  },
  tv: {
    lede: (each) =>
      `O poză, un cuvânt sau un emoji. ${each === 1 ? 'Una de la fiecare.' : `${upTo[each]} de la fiecare.`}`,
    from: (face, who) => `${face} e de la ${who}.`,
    first: 'Cine aduce prima?',
  },
};

export default words;
