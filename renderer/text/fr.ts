import type { Dictionary } from './dictionary.ts';

/** Colours as they go with a masculine, and with a feminine shape. */
const M = ['rouge', 'bleu', 'vert', 'rose', 'marron', 'bleu ciel', 'violet', 'noir'];
const F = ['rouge', 'bleue', 'verte', 'rose', 'marron', 'bleu ciel', 'violette', 'noire'];
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['rond', M],
  ['triangle', M],
  ['carré', M],
  ['cœur', M],
  ['losange', M],
  ['croix', F],
  ['étoile', F],
  ['lune', F],
];

/** Nought is singular: 0 paire, 1 paire, 2 paires. */
function count(number: number, one: string): string {
  return `${number} ${one}${number < 2 ? '' : 's'}`;
}

const PLACES = ['', '', 'deuxième', 'troisième'];

const fr: Dictionary = {
  lang: 'fr',
  language: 'Français',
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
    mine: 'à toi',
    myPair: 'ta paire',
    has: (who) => `${who} l’a`,
    pairOf: (who) => `paire trouvée par ${who}`,
    waiting: (place) => (place === 1 ? 'après, c’est à toi' : `tu es ${place}e dans la file`),
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
  code: {
    title: 'Cette salle a un code',
    lede: 'Demande-le à l’hôte, il est sur son écran.',
    field: 'Code',
    comeIn: 'Entrer',
    wrong: 'Pas celui-là. Réessaie.',
    tooMany: 'Souffle un peu. Réessaie dans une minute.',
  },
  lobby: {
    title: 'Te voilà\u00a0!',
    you: (sign) => `Ton symbole\u00a0: ${sign}.`,
    hostStarts: 'L’hôte lance la partie.',
    about: (title, pairs, players) =>
      `${title} · ${count(pairs, 'paire')} · ${count(players, 'joueur')}`,
    sign: (colour, shape) => {
      const [name, colours] = SHAPES[shape] ?? ['', M];
      return `${name} ${colours[colour]}`;
    },
  },
  door: {
    unreachable: ['Partie introuvable', 'On réessaie sans arrêt. En attendant\u00a0:'],
    sameWifi: 'Même Wi-Fi que l’hôte\u00a0?',
    awake: 'L’ordinateur de l’hôte est réveillé\u00a0?',
    tryNow: 'Essayer maintenant',
    removed: [
      'L’hôte a arrêté ta partie',
      'Tes cartes sont de retour sur la table. Si c’est une erreur, parles-en à l’hôte.',
    ],
    joinAgain: 'Rejouer',
    blocked: ['L’hôte a arrêté ta partie', 'Cette salle t’est fermée pour aujourd’hui.'],
    otherTab: ['Tu joues dans un autre onglet', 'Une place, un onglet. Ta partie continue là-bas.'],
    playHere: 'Jouer plutôt ici',
    joinAnother: 'Entrer avec un autre nom dans cet onglet',
    full: ['La salle est pleine', 'Toutes les places sont prises. Regarde le grand écran.'],
    left: ['À bientôt', 'Tu as quitté la partie. Tes paires comptent jusqu’à la prochaine.'],
  },
  over: {
    wins: (who) => `${who} gagne\u00a0!`,
    youWin: 'Tu gagnes\u00a0!',
    share: (who) => `${who.join(' et ')}, ex æquo\u00a0!`,
    solo: 'Tout est trouvé\u00a0!',
    came: (place, behind) =>
      `Tu finis ${PLACES[place] || `${place}e`}, à ${behind === 1 ? 'une paire' : count(behind, 'paire')} de la victoire.`,
    ahead: (pairs, ahead) =>
      `${count(pairs, 'paire')}, et ${ahead === 1 ? 'une' : ahead} d’avance. Bravo\u00a0!`,
    found: (pairs) => `Tu as trouvé ${count(pairs, 'paire')}.`,
    pairs: 'paires',
    tries: 'essais',
    hits: 'réussis',
    inARow: 'd’affilée',
    time: 'temps',
    best: (time, tries) => `Ton record ici\u00a0: ${time}, ${count(tries, 'essai')}`,
    newBest: 'Ton record sur ce plateau\u00a0!',
    cardsLeft: (number) => `Il reste ${count(number, 'carte')} sans jumelle.`,
  },
  menu: {
    title: 'Menu',
    close: 'Fermer',
    sound: 'Son et vibrations',
    look: 'Style',
    light: 'Jour',
    dark: 'Nuit',
    auto: 'Auto',
    language: 'Langue',
    howTo: 'Comment jouer',
    rules: [
      'Retourne une première carte\u00a0: elle est à toi pendant que tu cherches sa jumelle.',
      'Quelqu’un l’a déjà\u00a0? Attends dans la file, ou choisis-en une autre.',
      'Retourne une deuxième carte. Pareille\u00a0: une paire, et un point.',
      'Pas pareille\u00a0: les deux restent visibles un moment. Retiens-les\u00a0!',
      'Quelqu’un a ta deuxième carte\u00a0: tu lâches la première.',
      'Ta prochaine carte range ce que tu as laissé.',
      'Personne n’attend son tour. Qui a le plus de paires gagne.',
    ],
    rename: 'Changer de nom',
    save: 'Valider',
    leave: 'Quitter la partie',
    leaveHint: 'Tes cartes retournent sur la table',
    soundOn: 'Activer le son',
    soundOff: 'Couper le son',
  },
  zoom: { closer: 'Plus près', farther: 'Plus loin', whole: 'Tout le plateau' },
  tv: {
    scan: 'Scanne et joue',
    sameWifi: 'Sur le même Wi-Fi, ou tape\u00a0:',
    more: (number) => `+ ${number}`,
    found: (who, card) => `${who} a trouvé ${card} ${card}`,
    qr: 'Code QR du lien pour jouer',
    moreFriends: 'D’autres amis\u00a0?',
  },
};

export default fr;
