import type { Dictionary } from './dictionary.ts';

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

/** 1 pereche, 2 perechi, 19 perechi, 20 de perechi, 101 perechi, 120 de perechi. */
function count(number: number, one: string, many: string): string {
  if (number === 1) return `1 ${one}`;
  return `${number} ${(number % 100 || number) > 19 ? 'de ' : ''}${many}`;
}

function pairs(number: number): string {
  return count(number, 'pereche', 'perechi');
}

const PLACES = ['', 'întâi', 'al doilea', 'al treilea'];

const ro: Dictionary = {
  lang: 'ro',
  language: 'Română',
  say: {
    ready: ['Alege orice carte.', 'Găsește două la fel.'],
    readyTouch: ['Atinge orice carte.', 'Găsește două la fel.'],
    first: (card) => ['Acum găsește-i perechea.', `Ai ${card}. Alege a doua carte.`],
    gotIt: (card) => ['E a ta. Găsește-i perechea.', `Ai ${card}.`],
    waiting: (who, card, place) => [
      `${who} are ${card}. ${place === 1 ? 'Urmezi tu' : `Ești pe locul al ${place}-lea`}.`,
      'Sau alege altă carte.',
    ],
    pair: (card) => [`O pereche! ${card} ${card}`, 'Următoarea ta carte o strânge.'],
    streak: (number, card) => [
      `${number} la rând! ${card} ${card}`,
      'Următoarea ta carte o strânge.',
    ],
    miss: ['Nu sunt la fel. Ține-le minte!', 'Se ascund când mai întorci o carte.'],
    gone: ['Cartea asta nu mai e.', 'Alege alta.'],
    goneWaiting: (who, card) => [
      `${who} a făcut perechea ${card}.`,
      'Nu mai e aici. Alege altă carte.',
    ],
    goneSecond: (card) => ['Cartea asta nu mai e.', `Așa că lași ${card}. Alege o primă carte.`],
    taken: (who, card) => [`${who} are cartea asta.`, `Așa că lași ${card}. Alege o primă carte.`],
    sameCard: (card) => ['E aceeași carte.', `Așa că lași ${card}. Alege o primă carte.`],
    leftLine: ['Ai lipsit, deci nu mai ești la rând.', 'Alege orice carte.'],
    wentBack: (card) => [
      `Ai lipsit, ${card} e iar pe masă.`,
      'Bine ai revenit. Alege orice carte.',
    ],
    wentOn: (who, card) => [`${who} aștepta și a primit ${card}.`, 'Alege orice carte.'],
    theirPair: (who) => [`${who} are deja perechea.`, `Dispare când ${who} joacă din nou.`],
    newGame: ['Joc nou!', 'Cărți noi, toată lumea la zero.'],
    notBegun: ['Încă nu.', 'Gazda pornește jocul.'],
    replaced: (who, from, to) => [`${who} a schimbat ${from} în ${to}.`, 'Peste tot pe tablă.'],
    removed: (who) => [`Gazda a încheiat jocul pentru ${who}.`, 'Cărțile sunt iar pe masă.'],
    lost: ['Jocul a dispărut o clipă.', 'Mai încercăm. Locul tău e păstrat.'],
    lostLong: ['Tot nu găsim jocul.', 'Același Wi-Fi? Computerul gazdei e treaz?'],
    back: ['Am revenit.', 'Continuă de unde ai rămas.'],
    overHost: ['Gazda poate porni din nou.', 'Rămâi aici, îți păstrezi locul.'],
    overSoon: (time) => [`Următorul joc în ${time}.`, 'Rămâi aici, îți păstrezi locul.'],
    changedMind: (card) => `Nu mai aștepți ${card}.`,
  },
  spot: {
    at: (row, column) => `rândul ${row}, coloana ${column}`,
    down: 'cu fața în jos',
    gone: 'nu mai e',
    mine: 'a ta',
    myPair: 'perechea ta',
    has: (who) => `o are ${who}`,
    pairOf: (who) => `pereche găsită de ${who}`,
    waiting: (place) => (place === 1 ? 'urmezi tu' : `ești pe locul al ${place}-lea la rând`),
  },
  tag: {
    you: 'Tu',
    pair: 'Pereche',
    place: (place) => (place === 1 ? 'urmezi' : `locul ${place}`),
  },
  score: {
    you: 'Tu',
    away: 'lipsește',
    left: 'a ieșit',
    pairsLeft: (number) => count(number, 'pereche rămasă', 'perechi rămase'),
    pairs,
    has: (card) => `are ${card}`,
    foundPair: 'a găsit o pereche',
    waitsFor: (who) => `așteaptă după ${who}`,
    players: 'Jucători',
    board: 'Tabla',
  },
  join: {
    lede: 'Toată lumea întoarce cărți deodată. Găsește două la fel înaintea celorlalți.',
    name: 'Numele tău',
    another: 'Alt nume',
    play: 'Joacă',
    playing: (number, title) =>
      `${number === 1 ? 'Cineva' : count(number, 'prieten', 'prieteni')} joacă „${title}”`,
    nobodyYet: (title) => `Tu deschizi jocul. Pe masă: ${title}`,
    badName: 'Un nume are între 1 și 20 de litere.',
  },
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
    title: 'Meniu',
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

export default ro;
