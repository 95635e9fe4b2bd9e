import type { Dictionary } from '../dictionary.ts';
import { counter, listed } from '../numbers.ts';

/** 1 pereche, 2 perechi, 19 perechi, 20 de perechi, 101 perechi, 120 de perechi. */
export const count = counter('ro');

function pairs(number: number): string {
  return count(number, { one: '# pereche', few: '# perechi', other: '# de perechi' });
}

/** “Perechea” of a card is the one that it belongs with, whether they are alike or not. */
const heldUp: Dictionary['say']['heldUp'] = (who, card, others, isTimed) => [
  `${others === 0 ? `${who} așteaptă` : `${who} și încă ${others} așteaptă`} cartea ${card}.`,
  isTimed ? 'Găsește-i perechea cât mai e timp.' : 'Găsește-i perechea în voie.',
];

const PLACES = ['', 'întâi', 'al doilea', 'al treilea'];

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

const words: Dictionary = {
  lang: 'ro',
  quote: (word) => `„${word}”`,
  ctrl: 'Ctrl',
  menuButton: 'Meniu',
  say: {
    ready: ['Întoarce o carte.', 'Găsește două la fel.'],
    first: (card) => ['Acum găsește-i perechea.', `Ai ${card}. Întoarce a doua carte.`],
    gotIt: (card) => ['Acum e a ta. Găsește-i perechea.', `Ai ${card}. Întoarce a doua carte.`],
    heldUp,
    waiting: (who, card, place) => [
      `${who} are ${card}. ${place === 1 ? 'Urmezi tu' : `Ești pe locul ${place}`}.`,
      'Sau întoarce altă carte.',
    ],
    pair: (pair) => [`O pereche! ${pair}`, 'Dispare la următoarea ta mutare.'],
    streak: (number, pair) => [
      `${number} la rând! ${pair}`,
      'Perechea dispare la următoarea ta mutare.',
    ],
    miss: ['Nu sunt la fel. Ține-le minte!', 'Se întorc la următoarea ta mutare.'],
    gone: ['Cartea asta nu mai e.', 'Încearcă alta.'],
    goneWaiting: (who, card) => [
      `${who} a găsit perechea ${card}.`,
      'Nu mai e aici. Încearcă altă carte.',
    ],
    goneSecond: (card) => ['Cartea asta nu mai e.', `${card} e din nou liberă. Întoarce o carte.`],
    taken: (who, card) => [
      `Cartea asta e la ${who}.`,
      `${card} e din nou liberă. Întoarce o carte.`,
    ],
    sameCard: (card) => ['E aceeași carte.', `${card} e din nou liberă. Întoarce o carte.`],
    leftLine: ['Ai lipsit și ți-ai pierdut rândul.', 'Întoarce o carte.'],
    wentBack: (card) => [`Ai lipsit și nu mai ai ${card}.`, 'Bine ai revenit! Întoarce o carte.'],
    wentOn: (who, card) => [
      `Timpul a expirat: ${card} trece la ${who}.`,
      `${who} aștepta. Întoarce o carte.`,
    ],
    leftTo: (who, card) => [`Timpul a expirat: ${card} e liberă.`, `${who} o are pe cealaltă.`],
    theirPair: (who) => [
      `${who} a găsit deja perechea asta.`,
      `Dispare când ${who} joacă din nou.`,
    ],
    twinHeld: (who) => [`${who} o are pe cealaltă.`, 'Ia-o când e liberă.'],
    now: (card) => ['Acum!', `${card} e liberă. Ia-o!`],
    newGame: ['Joc nou!', 'Cărți noi, toată lumea de la zero.'],
    notBegun: ['Încă nu.', 'Așteaptă să pornească gazda jocul.'],
    ended: ['Gazda a încheiat jocul.', 'Perechile tale contează.'],
    replaced: (who, from, to) => [`${who} a schimbat ${from} în ${to}.`, 'Peste tot pe tablă.'],
    lost: ['Jocul nu răspunde acum.', 'Mai încercăm. Locul tău e păstrat.'],
    lostLong: ['Jocul tot nu răspunde.', 'Același Wi-Fi? Computerul gazdei e pornit?'],
    back: ['Am revenit!', 'Continuă de unde ai rămas.'],
    busy: ['Gazda nu mai face față.', 'Mai încercăm. Închide alte file.'],
    stuck: ['Jocul acesta s-a blocat.', 'Roag-o pe gazdă să înceapă altul.'],
    elsewhere: ['Jocul are altă adresă.', 'Scanează din nou codul QR al gazdei.'],
    watching: ['Doar privești.', 'Intri în joc când se face loc.'],
    lastOne: 'A fost ultima pereche.',
    computerSits: (who) => [`${who} intră în joc.`, 'Toți joacă deodată. Întoarce o carte.'],
    computerGone: (who) => [`${who} a plecat.`, 'Cărțile sunt din nou pe masă.'],
    computerWaits: ['Computerul așteaptă.', 'Continuă când revine cineva.'],
    computersFull: ['Cel mult șapte jucători virtuali.', 'Scoate unul ca să adaugi altul.'],
    overHost: ['Gazda poate porni alt joc.', 'Rămâi aici, îți păstrezi locul.'],
    overSoon: (time) => [`Următorul joc în ${time}.`, 'Rămâi aici, îți păstrezi locul.'],
    changedMind: (card) => `Nu mai aștepți ${card}.`,
  },
  unlike: {
    ready: ['Întoarce o carte.', 'Găsește două care merg împreună.'],
    first: (card) => ['Ce merge cu ea?', `Ai ${card}. Întoarce a doua carte.`],
    gotIt: (card) => ['Acum e a ta. Ce merge cu ea?', `Ai ${card}. Întoarce a doua carte.`],
    heldUp,
    miss: ['Nu e o pereche. Ține-le minte!', 'Se întorc la următoarea ta mutare.'],
  },
  spot: {
    at: (row, column) => `rândul ${row}, coloana ${column}`,
    down: 'cu fața în jos',
    gone: 'nu mai e',
    mine: 'o ai tu',
    myPair: 'pereche găsită de tine',
    has: (who) => `o are ${who}`,
    pairOf: (who) => `pereche găsită de ${who}`,
    waiting: (place) => (place === 1 ? 'urmezi tu' : `ești pe locul ${place} la rând`),
    photo: (name) => `poză, ${name}`,
    photoNumber: (number) => `poza ${number}`,
    pairWith: (card) => `cu ${card}`,
  },
  ear: {
    board: (title, rows, columns, number) =>
      `${title}: ${count(rows, { one: '# rând', few: '# rânduri', other: '# de rânduri' })}, ${count(columns, { one: '# coloană', few: '# coloane', other: '# de coloane' })}, ${pairs(number)}.`,
    secondsLeft: (seconds) =>
      count(seconds, {
        one: 'Mai ai o secundă.',
        few: 'Mai ai # secunde.',
        other: 'Mai ai # de secunde.',
      }),
  },
  tag: {
    you: 'Tu',
    pair: 'Pereche',
    place: (place) => (place === 1 ? 'urmezi' : `locul ${place}`),
  },
  zoom: { closer: 'Mărește', farther: 'Micșorează', whole: 'Arată toată tabla' },
  score: {
    you: 'Tu',
    away: 'lipsește',
    left: 'a ieșit',
    pairsLeft: (number) =>
      count(number, {
        one: '# pereche rămasă',
        few: '# perechi rămase',
        other: '# de perechi rămase',
      }),
    pairs,
    has: (card) => `are ${card}`,
    foundPair: 'a găsit o pereche',
    waitsFor: (who) => `așteaptă cartea de la ${who}`,
    computer: 'computer',
    waits: 'așteaptă',
    players: 'Jucători',
    board: 'Tabla',
  },
  join: {
    lede: 'Toată lumea întoarce cărți deodată. Găsește perechile înaintea celorlalți.',
    name: 'Numele tău',
    another: 'Alt nume',
    play: 'Joacă',
    playing: (number, title) =>
      `${number === 1 ? 'Cineva' : count(number, { one: '# prieten', few: '# prieteni', other: '# de prieteni' })} joacă „${title}”`,
    nobodyYet: (title) => `Ai ajuns înaintea tuturor. Pe masă: ${title}`,
    badName: 'Numele trebuie să aibă între 1 și 20 de litere.',
  },
  code: {
    title: 'Camera asta are un cod',
    lede: 'Cere-l gazdei. E pe ecranul ei.',
    field: 'Cod',
    comeIn: 'Intră',
    wrong: 'Nu e ăsta. Mai încearcă.',
    tooMany: 'Nu e ăsta. Cere-i gazdei codul.',
    changed: 'Codul s-a schimbat. Scrie-l pe cel nou.',
  },
  lobby: {
    title: 'Ai intrat!',
    you: (sign) => `Semnul tău: ${sign}.`,
    hostStarts: 'Gazda va porni jocul.',
    sign: (colour, shape) => {
      const [name, colours] = SHAPES[shape] ?? ['', M];
      return `${name} ${colours[colour]}`;
    },
    players: (number) =>
      count(number, { one: '# jucător', few: '# jucători', other: '# de jucători' }),
    hop: 'Sari',
    go: 'Start!',
    ready: 'Gata?',
    begins: (seconds) =>
      count(seconds, {
        one: 'Jocul începe într-o secundă.',
        few: 'Jocul începe în # secunde.',
        other: 'Jocul începe în # de secunde.',
      }),
  },
  door: {
    unreachable: ['Nu găsim jocul', 'Căutăm din nou la câteva secunde. Între timp:'],
    sameWifi: 'Ești pe același Wi-Fi ca gazda?',
    awake: 'Computerul gazdei e pornit?',
    tryNow: 'Încearcă acum',
    removed: [
      'Gazda te-a scos din joc',
      'Cărțile tale sunt iar pe masă. Dacă e o greșeală, vorbește cu gazda.',
    ],
    joinAgain: 'Intră din nou',
    blocked: [
      'Gazda te-a scos din joc',
      'Dacă e o greșeală, roagă gazda să te lase din nou înăuntru.',
    ],
    otherTab: ['Joci în altă filă', 'Un loc, o filă. Jocul tău continuă acolo.'],
    playHere: 'Joacă aici',
    joinAnother: 'Intră cu alt nume în fila asta',
    full: ['Camera e plină', 'Toate locurile sunt ocupate. Poți privi până se face loc.'],
    closed: ['Nu mai poate intra nimeni', 'Camera e închisă. Întreabă gazda sau privește.'],
    watch: 'Privește jocul',
    takeSeat: 'Intră în joc',
    left: ['Pe curând', 'Ai ieșit din joc. Perechile tale contează până la jocul următor.'],
  },
  over: {
    wins: (who) => `${who} câștigă!`,
    youWin: 'Ai câștigat!',
    share: (who) => `${listed('ro', who)}, la egalitate!`,
    solo: 'Toate au fost găsite!',
    none: 'De data asta, nicio pereche',
    came: (place, behind) =>
      `Ești pe locul ${PLACES[place] ?? `al ${place}-lea`}, la ${behind === 1 ? 'o pereche' : pairs(behind)} de primul.`,
    ahead: (number, ahead) =>
      `${pairs(number)}, cu ${ahead === 1 ? 'una mai mult' : `${ahead} mai multe`} decât locul al doilea. Bravo!`,
    found: (number) => `Ai găsit ${pairs(number)}.`,
    pairs: (number) => count(number, { one: 'pereche', other: 'perechi' }),
    tries: (number) => count(number, { one: 'încercare', other: 'încercări' }),
    hits: 'reușite',
    inARow: 'la rând',
    time: 'timp',
    best: (time, tries) =>
      `Recordul tău aici: ${time}, ${count(tries, { one: '# încercare', few: '# încercări', other: '# de încercări' })}`,
    newBest: 'Recordul tău pe tabla asta!',
    cardsLeft: (number) =>
      number === 1
        ? 'A rămas o carte fără pereche.'
        : `Au rămas ${count(number, { one: '# carte', few: '# cărți', other: '# de cărți' })} fără pereche.`,
  },
  film: {
    watch: 'Vezi încă o dată',
    trouble: 'Filmul nu s-a putut încărca. Mai încearcă o dată.',
  },
  menu: {
    close: 'Închide',
    sound: 'Sunet și vibrații',
    look: 'Temă',
    light: 'Luminos',
    dark: 'Întunecat',
    auto: 'Auto',
    language: 'Limba',
    howTo: 'Cum se joacă',
    rules: [
      'Întoarce prima carte: e a ta cât îi cauți perechea.',
      'O are deja altcineva? Așteaptă la rând sau întoarce alta.',
      'Întoarce a doua carte. Dacă e la fel: o pereche și un punct!',
      'Dacă nu, amândouă mai rămân puțin la vedere. Ține-le minte!',
      'Dacă a doua carte e la altcineva, prima e din nou liberă.',
      'La următoarea ta mutare, perechea dispare sau cărțile se întorc la loc.',
      'Toată lumea joacă deodată. Câștigă cine găsește cele mai multe perechi.',
    ],
    rename: 'Schimbă numele',
    save: 'Salvează',
    leave: 'Ieși din joc',
    leaveAsk: ['Ieși din joc?', 'Cărțile tale se întorc pe masă. Poți reveni oricând.'],
    leaveYes: 'Ies',
    leaveNo: 'Rămân',
    soundOn: 'Pornește sunetul',
    soundOff: 'Oprește sunetul',
  },
  tv: {
    scan: 'Scanează și joacă',
    sameWifi: 'Pe același Wi\u2011Fi. Sau scrie:',
    more: (number) => `+ ${number}`,
    found: (who, pair) => `${who} a găsit ${pair}`,
    qr: 'Cod QR cu linkul de intrare',
    noNetwork: [
      'Computerul nu e conectat la nicio rețea.',
      'Conectează-l la Wi-Fi sau prin cablu. Codul de scanat apare apoi aici.',
    ],
    moreFriends: 'Vrei să joci?',
  },
};

export default words;
