import type { MoreWords } from '../dictionary.ts';
import { count, pairs } from './play.ts';

/** Colours as they go with a masculine or neuter, and with a feminine shape. */
const M = ['roșu', 'albastru', 'verde', 'roz', 'maro', 'bleu', 'mov', 'negru'];
const F = ['roșie', 'albastră', 'verde', 'roz', 'maro', 'bleu', 'mov', 'neagră'];
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['cerc', M],
  ['triunghi', M],
  ['pătrat', M],
  ['inimă', F],
  ['romb', M],
  ['plus', M],
  ['stea', F],
  ['lună', F],
];

const PLACES = ['', 'întâi', 'al doilea', 'al treilea'];

const words: MoreWords = {
  code: {
    title: 'Camera asta are un cod',
    lede: 'Cere-l gazdei. E pe ecranul ei.',
    field: 'Cod',
    comeIn: 'Intră',
    wrong: 'Nu e ăsta. Mai încearcă.',
    tooMany: 'Respiră puțin. Mai încearcă peste un minut.',
  },
  lobby: {
    title: 'Ai intrat!',
    you: (sign) => `Semnul tău: ${sign}.`,
    hostStarts: 'Gazda pornește jocul.',
    about: (title, number, players) =>
      `${title} · ${pairs(number)} · ${count(players, 'jucător', 'jucători')}`,
    sign: (colour, shape) => {
      const [name, colours] = SHAPES[shape] ?? ['', M];
      return `${name} ${colours[colour]}`;
    },
  },
  door: {
    unreachable: ['Nu găsim jocul', 'Căutăm din nou la câteva secunde. Între timp:'],
    sameWifi: 'Ești pe același Wi-Fi ca gazda?',
    awake: 'Computerul gazdei e treaz?',
    tryNow: 'Încearcă acum',
    removed: [
      'Gazda ți-a încheiat jocul',
      'Cărțile tale sunt iar pe masă. Dacă e o greșeală, vorbește cu gazda.',
    ],
    joinAgain: 'Intră din nou',
    blocked: ['Gazda ți-a încheiat jocul', 'Pentru azi, camera asta e închisă pentru tine.'],
    otherTab: ['Joci în altă filă', 'Un loc, o filă. Jocul tău continuă acolo.'],
    playHere: 'Joacă aici',
    joinAnother: 'Intră cu alt nume în fila asta',
    full: ['Camera e plină', 'Toate locurile sunt luate. Privește pe ecranul mare.'],
    left: ['Pe curând', 'Ai ieșit din joc. Perechile tale contează până la jocul următor.'],
  },
  over: {
    wins: (who) => `${who} câștigă!`,
    youWin: 'Ai câștigat!',
    share: (who) => `${who.join(' și ')} împart victoria!`,
    solo: 'Le-ai găsit pe toate!',
    came: (place, behind) =>
      `Ești pe locul ${PLACES[place] ?? `al ${place}-lea`}, la ${behind === 1 ? 'o pereche' : pairs(behind)} de primul.`,
    ahead: (number, ahead) =>
      `${pairs(number)}, cu ${ahead === 1 ? 'una' : ahead} mai mult ca locul al doilea. Bravo!`,
    found: (number) => `Ai găsit ${pairs(number)}.`,
    pairs: 'perechi',
    tries: 'încercări',
    hits: 'nimerite',
    inARow: 'la rând',
    time: 'timp',
    best: (time, tries) => `Recordul tău aici: ${time}, ${count(tries, 'încercare', 'încercări')}`,
    newBest: 'Recordul tău pe tabla asta!',
    cardsLeft: (number) =>
      number === 1
        ? 'A rămas o carte fără pereche.'
        : `Au rămas ${count(number, 'carte', 'cărți')} fără pereche.`,
  },
  menu: {
    close: 'Închide',
    sound: 'Sunet și vibrații',
    look: 'Stil',
    light: 'Zi',
    dark: 'Seară',
    auto: 'Auto',
    language: 'Limba',
    howTo: 'Cum se joacă',
    rules: [
      'Întoarce prima carte: e a ta cât îi cauți perechea.',
      'O are altcineva? Aștepți la rând sau alegi alta.',
      'Întoarce a doua carte. La fel: o pereche și un punct.',
      'Nu e la fel: amândouă mai rămân puțin la vedere. Ține-le minte!',
      'A doua carte e la altcineva: o lași pe prima.',
      'Următoarea ta carte strânge ce ai lăsat.',
      'Toată lumea joacă deodată. Câștigă cine are mai multe perechi.',
    ],
    rename: 'Schimbă numele',
    save: 'Salvează',
    leave: 'Ieși din joc',
    leaveHint: 'Cărțile tale se întorc pe masă',
    soundOn: 'Pornește sunetul',
    soundOff: 'Oprește sunetul',
  },
  zoom: { closer: 'Mai aproape', farther: 'Mai departe', whole: 'Toată tabla' },
  tv: {
    scan: 'Scanează și joacă',
    sameWifi: 'Pe același Wi-Fi, sau scrie:',
    more: (number) => `+ ${number}`,
    found: (who, card) => `${who} a găsit ${card} ${card}`,
    qr: 'Cod QR cu linkul de intrare',
    moreFriends: 'Mai vin prieteni?',
  },
};

export default words;
