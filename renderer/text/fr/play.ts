import type { PlayWords } from '../dictionary.ts';

/** Nought is singular: 0 paire, 1 paire, 2 paires. */
export function count(number: number, one: string): string {
  return `${number} ${one}${number < 2 ? '' : 's'}`;
}

const words: PlayWords = {
  lang: 'fr',
  quote: (word) => `« ${word} »`,
  menuButton: 'Menu',
  say: {
    ready: ['Choisis une carte.', 'Trouve deux cartes pareilles.'],
    readyTouch: ['Touche une carte.', 'Trouve deux cartes pareilles.'],
    first: (card) => ['Trouve sa jumelle.', `Tu as ${card}. Choisis une 2e carte.`],
    gotIt: (card) => ['Elle est à toi. Trouve sa jumelle.', `Tu as ${card}.`],
    waiting: (who, card, place) => [
      `${who} a ${card}. ${place === 1 ? 'Après, c’est à toi' : `Tu es ${place}e dans la file`}.`,
      'Ou choisis une autre carte.',
    ],
    pair: (card) => [`Une paire\u00a0! ${card} ${card}`, 'Ta prochaine carte l’enlève.'],
    streak: (number, card) => [
      `${number} d’affilée\u00a0! ${card} ${card}`,
      'Ta prochaine carte l’enlève.',
    ],
    miss: ['Pas pareilles. Retiens-les\u00a0!', 'Elles se cachent quand tu rejoues.'],
    gone: ['Cette carte n’est plus là.', 'Choisis-en une autre.'],
    goneWaiting: (who, card) => [
      `${who} a fait la paire ${card}.`,
      'Carte partie. Choisis-en une autre.',
    ],
    goneSecond: (card) => [
      'Cette carte n’est plus là.',
      `Tu lâches donc ${card}. Choisis une 1re carte.`,
    ],
    taken: (who, card) => [
      `${who} a cette carte.`,
      `Tu lâches donc ${card}. Choisis une 1re carte.`,
    ],
    sameCard: (card) => ['C’est la même carte.', `Tu lâches donc ${card}. Choisis une 1re carte.`],
    leftLine: ['En partant, tu as quitté la file.', 'Choisis une carte.'],
    wentBack: (card) => [
      `Tu étais ailleurs, on a reposé ${card}.`,
      'Te revoilà. Choisis une carte.',
    ],
    wentOn: (who, card) => [`${who} attendait et a reçu ${card}.`, 'Choisis une carte.'],
    theirPair: (who) => [`${who} a déjà cette paire.`, `Elle part quand ${who} rejoue.`],
    newGame: ['Nouvelle partie\u00a0!', 'Cartes neuves, tout le monde à zéro.'],
    notBegun: ['Pas encore.', 'L’hôte lance la partie.'],
    replaced: (who, from, to) => [`${who} a changé ${from} en ${to}.`, 'Partout sur le plateau.'],
    removed: (who) => [`L’hôte a retiré ${who} du jeu.`, 'Ses cartes sont de retour sur la table.'],
    lost: ['La partie a disparu un instant.', 'On cherche encore. Ta place est gardée.'],
    lostLong: [
      'Toujours pas de partie en vue.',
      'Même Wi-Fi\u00a0? Ordi de l’hôte réveillé\u00a0?',
    ],
    back: ['C’est reparti.', 'Continue où tu en étais.'],
    overHost: ['L’hôte peut relancer une partie.', 'Reste là, tu gardes ta place.'],
    overSoon: (time) => [`Prochaine partie dans ${time}.`, 'Reste là, tu gardes ta place.'],
    changedMind: (card) => `Tu n’attends plus ${card}.`,
  },
  spot: {
    at: (row, column) => `ligne ${row}, colonne ${column}`,
    down: 'face cachée',
    gone: 'plus là',
    mine: 'toi, tu l’as',
    myPair: 'paire trouvée par toi',
    has: (who) => `${who} l’a`,
    pairOf: (who) => `paire trouvée par ${who}`,
    waiting: (place) => (place === 1 ? 'bientôt à toi' : `${place}e dans la file, c’est toi`),
  },
  tag: { you: 'Toi', pair: 'Paire', place: (place) => (place === 1 ? 'bientôt' : `${place}e`) },
  score: {
    you: 'Toi',
    away: 'en pause',
    left: 'plus là',
    pairsLeft: (number) => `encore ${count(number, 'paire')}`,
    pairs: (number) => count(number, 'paire'),
    has: (card) => `a ${card}`,
    foundPair: 'a trouvé une paire',
    waitsFor: (who) => `attend la carte que tient ${who}`,
    players: 'Joueurs',
    board: 'Plateau',
  },
  join: {
    lede: 'Tout le monde joue en même temps. Trouve deux cartes pareilles avant les autres.',
    name: 'Ton nom',
    another: 'Un autre nom',
    play: 'Jouer',
    playing: (number, title) =>
      `${number === 1 ? 'Quelqu’un joue' : `${count(number, 'ami')} jouent`} à «\u00a0${title}\u00a0»`,
    nobodyYet: (title) => `Personne avant toi. Sur la table\u00a0: ${title}`,
    badName: 'Il faut un nom de 1 à 20 lettres.',
  },
};

export default words;
