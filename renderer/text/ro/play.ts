import type { PlayWords } from '../dictionary.ts';

/** 1 pereche, 2 perechi, 19 perechi, 20 de perechi, 101 perechi, 120 de perechi. */
export function count(number: number, one: string, many: string): string {
  if (number === 1) return `1 ${one}`;
  return `${number} ${(number % 100 || number) > 19 ? 'de ' : ''}${many}`;
}

export function pairs(number: number): string {
  return count(number, 'pereche', 'perechi');
}

const words: PlayWords = {
  lang: 'ro',
  quote: (word) => `„${word}”`,
  menuButton: 'Meniu',
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
    mine: 'tu o ai',
    myPair: 'pereche găsită de tine',
    has: (who) => `o are ${who}`,
    pairOf: (who) => `pereche găsită de ${who}`,
    waiting: (place) => (place === 1 ? 'urmezi tu' : `locul ${place} la rând e al tău`),
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
};

export default words;
