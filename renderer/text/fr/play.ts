import type { Dictionary } from '../dictionary.ts';
import { counter, listed } from '../numbers.ts';

export const count = counter('fr');

function pairs(number: number): string {
  return count(number, { one: '# paire', other: '# paires' });
}

function waited(who: string, card: string, others: number): string {
  const more = count(others, { one: '# autre', other: '# autres' });
  return `${others === 0 ? `${who} attend` : `${who} et ${more} attendent`} ${card}.`;
}

const PLACES = ['', '', 'deuxième', 'troisième'];

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

const words: Dictionary = {
  lang: 'fr',
  quote: (word) => `«\u00a0${word}\u00a0»`,
  ctrl: 'Ctrl',
  menuButton: 'Menu',
  say: {
    ready: ['Retourne une carte.', 'Trouve deux cartes pareilles.'],
    first: (card) => ['Trouve sa jumelle.', `Tu as ${card}. Retourne une deuxième carte.`],
    gotIt: (card) => [
      'Elle est à toi. Trouve sa jumelle.',
      `Tu as ${card}. Retourne une deuxième carte.`,
    ],
    heldUp: (who, card, others, isTimed) => [
      waited(who, card, others),
      isTimed ? 'Trouve sa jumelle avant la fin du chrono.' : 'Trouve sa jumelle quand tu veux.',
    ],
    waiting: (who, card, place) => [
      `${who} a ${card}. ${place === 1 ? 'Après, c’est à toi' : `Tu es ${place}e dans la file`}.`,
      'Ou retourne une autre carte.',
    ],
    pair: (pair) => [`Une paire\u00a0! ${pair}`, 'Elle partira à ton prochain coup.'],
    streak: (number, pair) => [
      `${number} d’affilée\u00a0! ${pair}`,
      'La paire partira à ton prochain coup.',
    ],
    miss: ['Raté. Retiens-les\u00a0!', 'Elles se retournent à ton prochain coup.'],
    gone: ['Cette carte n’est plus là.', 'Prends-en une autre.'],
    goneWaiting: (who, card) => [
      `${who} a trouvé la paire ${card}.`,
      'Elle n’est plus là. Prends-en une autre.',
    ],
    goneSecond: (card) => [
      'Cette carte n’est plus là.',
      `${card} est de nouveau libre. Retourne une carte.`,
    ],
    taken: (who, card) => [
      `${who} a cette carte.`,
      `${card} est de nouveau libre. Retourne une carte.`,
    ],
    sameCard: (card) => [
      'C’est la même carte.',
      `${card} est de nouveau libre. Retourne une carte.`,
    ],
    leftLine: ['Pendant ton absence, tu as perdu ton tour.', 'Retourne une carte.'],
    wentBack: (card) => [
      `Tu n’étais plus là, tu as perdu ${card}.`,
      'Te revoilà\u00a0! Retourne une carte.',
    ],
    wentOn: (who, card) => [
      `Temps écoulé\u00a0: ${card} passe à ${who}.`,
      `${who} attendait. Retourne une carte.`,
    ],
    leftTo: (who, card) => [`Temps écoulé\u00a0: ${card} est libre.`, `${who} a l’autre.`],
    theirPair: (who) => [
      `${who} a déjà trouvé cette paire.`,
      `Elle partira quand ${who} rejouera.`,
    ],
    twinHeld: (who) => [`${who} a l’autre.`, 'Attrape-la dès qu’elle est libre.'],
    now: (card) => ['Vas-y\u00a0!', `${card} est libre. Attrape-la\u00a0!`],
    newGame: ['Nouvelle partie\u00a0!', 'Nouvelles cartes, tout le monde à zéro.'],
    notBegun: ['Pas encore.', 'Attends que l’hôte lance la partie.'],
    ended: ['L’hôte a terminé la partie.', 'Tes paires comptent.'],
    replaced: (who, from, to) => [`${who} a changé ${from} en ${to}.`, 'Partout sur le plateau.'],
    lost: ['La partie ne répond plus.', 'On réessaie. Ta place est gardée.'],
    lostLong: [
      'La partie ne répond toujours pas.',
      'Même Wi-Fi\u00a0? L’ordi de l’hôte est allumé\u00a0?',
    ],
    back: ['C’est reparti\u00a0!', 'Reprends où tu en étais.'],
    busy: ['L’hôte est débordé.', 'On réessaie. Ferme les onglets inutiles.'],
    stuck: ['Cette partie est bloquée.', 'Demande à l’hôte d’en lancer une autre.'],
    elsewhere: ['La partie a changé d’adresse.', 'Rescanne le QR code de l’hôte.'],
    watching: ['Tu regardes.', 'Tu joueras dès qu’une place sera libre.'],
    lastOne: 'C’était la dernière paire.',
    computerSits: (who) => [
      `${who} entre dans la partie.`,
      'On joue tous en même temps. À toi\u00a0!',
    ],
    computerGone: (who) => [`${who} s’en va.`, 'Ses cartes reviennent sur la table.'],
    computerWaits: ['L’ordinateur attend.', 'Il reprendra quand quelqu’un reviendra.'],
    computersFull: ['Sept joueurs virtuels au maximum.', 'Retires-en un pour en ajouter un autre.'],
    overHost: ['L’hôte peut relancer une partie.', 'Reste là, tu gardes ta place.'],
    overSoon: (time) => [`Prochaine partie dans ${time}.`, 'Reste là, tu gardes ta place.'],
    changedMind: (card) => `Tu n’attends plus ${card}.`,
  },
  unlike: {
    ready: ['Retourne une carte.', 'Trouve deux cartes qui vont ensemble.'],
    first: (card) => [
      'Qu’est-ce qui va avec\u00a0?',
      `Tu as ${card}. Retourne une deuxième carte.`,
    ],
    gotIt: (card) => [
      'À toi. Qu’est-ce qui va avec\u00a0?',
      `Tu as ${card}. Retourne une deuxième carte.`,
    ],
    heldUp: (who, card, others, isTimed) => [
      waited(who, card, others),
      isTimed
        ? 'Trouve ce qui va avec avant la fin du chrono.'
        : 'Trouve ce qui va avec quand tu veux.',
    ],
    miss: [
      'Ce n’est pas une paire. Retiens-les\u00a0!',
      'Elles se retournent à ton prochain coup.',
    ],
  },
  spot: {
    at: (row, column) => `ligne ${row}, colonne ${column}`,
    down: 'face cachée',
    gone: 'n’est plus là',
    mine: 'c’est toi qui l’as',
    myPair: 'ta paire',
    has: (who) => `${who} l’a`,
    pairOf: (who) => `paire trouvée par ${who}`,
    waiting: (place) => (place === 1 ? 'c’est bientôt à toi' : `tu es ${place}e dans la file`),
    photo: (name) => `photo, ${name}`,
    photoNumber: (number) => `photo ${number}`,
    pairWith: (card) => `avec ${card}`,
  },
  ear: {
    board: (title, rows, columns, number) =>
      `${title}\u00a0: ${count(rows, { one: '# ligne', other: '# lignes' })}, ${count(columns, { one: '# colonne', other: '# colonnes' })}, ${pairs(number)}.`,
    secondsLeft: (seconds) =>
      count(seconds, { one: 'Plus que # seconde.', other: 'Plus que # secondes.' }),
  },
  tag: { you: 'Toi', pair: 'Paire', place: (place) => (place === 1 ? 'bientôt' : `${place}e`) },
  zoom: { closer: 'Zoom avant', farther: 'Zoom arrière', whole: 'Voir tout le plateau' },
  score: {
    you: 'Toi',
    away: 'en pause',
    left: 'a quitté le jeu',
    pairsLeft: (number) => `encore ${pairs(number)}`,
    pairs,
    has: (card) => `a ${card}`,
    foundPair: 'a trouvé une paire',
    waitsFor: (who) => `attend la carte que tient ${who}`,
    computer: 'ordinateur',
    waits: 'attend',
    players: 'Joueurs',
    board: 'Plateau',
  },
  join: {
    lede: 'Tout le monde joue en même temps. Trouve les paires avant les autres.',
    name: 'Ton nom',
    another: 'Un autre nom',
    play: 'Jouer',
    playing: (number, title) =>
      `${number === 1 ? 'Quelqu’un joue' : `${count(number, { one: '# ami', other: '# amis' })} jouent`} à «\u00a0${title}\u00a0»`,
    nobodyYet: (title) => `Tu ouvres le bal. Sur la table\u00a0: ${title}`,
    badName: 'Il faut un nom de 1 à 20 lettres.',
  },
  code: {
    title: 'Cette salle a un code',
    lede: 'Demande-le à l’hôte, il est sur son écran.',
    field: 'Code',
    comeIn: 'Entrer',
    wrong: 'Ce n’est pas le bon. Réessaie.',
    tooMany: 'Ce n’est pas le bon. Demande le code à l’hôte.',
    changed: 'Le code a changé. Tape le nouveau.',
  },
  lobby: {
    title: 'Te voilà\u00a0!',
    you: (sign) => `Ton symbole\u00a0: ${sign}.`,
    hostStarts: 'L’hôte va lancer la partie.',
    sign: (colour, shape) => {
      const [name, colours] = SHAPES[shape] ?? ['', M];
      return `${name} ${colours[colour]}`;
    },
    players: (number) => count(number, { one: '# joueur', other: '# joueurs' }),
    hop: 'Sauter',
    go: 'Partez\u00a0!',
    ready: 'Prêts\u00a0?',
    begins: (seconds) =>
      count(seconds, {
        one: 'La partie commence dans # seconde.',
        other: 'La partie commence dans # secondes.',
      }),
  },
  door: {
    unreachable: ['Partie introuvable', 'On cherche encore. En attendant\u00a0:'],
    sameWifi: 'Tu es sur le même Wi-Fi que l’hôte\u00a0?',
    awake: 'L’ordinateur de l’hôte est allumé\u00a0?',
    tryNow: 'Essayer maintenant',
    removed: [
      'L’hôte t’a fait sortir de la partie',
      'Tes cartes sont de retour sur la table. Si c’est une erreur, parles-en à l’hôte.',
    ],
    joinAgain: 'Revenir dans la partie',
    blocked: [
      'L’hôte t’a fait sortir de la partie',
      'Si c’est une erreur, demande à l’hôte de te laisser revenir.',
    ],
    otherTab: ['Tu joues dans un autre onglet', 'Une place, un onglet. Ta partie continue là-bas.'],
    playHere: 'Jouer plutôt ici',
    joinAnother: 'Entrer avec un autre nom dans cet onglet',
    full: ['La salle est pleine', 'Toutes les places sont prises. Regarde en attendant.'],
    closed: ['Plus personne ne peut entrer', 'La salle est fermée. Demande à l’hôte, ou regarde.'],
    watch: 'Regarder la partie',
    takeSeat: 'Jouer',
    left: ['À bientôt', 'Tu as quitté la partie. Tes paires comptent jusqu’à la prochaine.'],
  },
  over: {
    wins: (who) => `${who} gagne\u00a0!`,
    youWin: 'Tu gagnes\u00a0!',
    share: (who) => `${listed('fr', who)}, ex æquo\u00a0!`,
    solo: 'Toutes trouvées\u00a0!',
    none: 'Pas de paire cette fois',
    came: (place, behind) =>
      `Tu finis ${PLACES[place] || `${place}e`}, à ${behind === 1 ? 'une paire' : pairs(behind)} de la victoire.`,
    ahead: (number, ahead) =>
      `${pairs(number)}, et ${ahead === 1 ? 'une' : ahead} d’avance. Bravo\u00a0!`,
    found: (number) => `Tu as trouvé ${pairs(number)}.`,
    pairs: (number) => count(number, { one: 'paire', other: 'paires' }),
    tries: (number) => count(number, { one: 'essai', other: 'essais' }),
    hits: 'de réussite',
    inARow: 'd’affilée',
    time: 'temps',
    best: (time, tries) =>
      `Ton record ici\u00a0: ${time}, ${count(tries, { one: '# essai', other: '# essais' })}`,
    newBest: 'Ton record sur ce plateau\u00a0!',
    cardsLeft: (number, isUnlike) =>
      `Il reste ${count(number, { one: '# carte', other: '# cartes' })} sans ${isUnlike ? 'paire' : 'jumelle'}.`,
  },
  film: {
    watch: 'Revoir la partie',
    trouble: 'Le film n’a pas pu être chargé. Réessaie.',
  },
  menu: {
    close: 'Fermer',
    sound: 'Son et vibrations',
    look: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    auto: 'Auto',
    language: 'Langue',
    howTo: 'Comment jouer',
    rules: [
      'Retourne une première carte\u00a0: elle est à toi tant que tu cherches sa jumelle.',
      'Quelqu’un l’a déjà\u00a0? Attends ton tour, ou prends-en une autre.',
      'Retourne une deuxième carte. Si elle est pareille\u00a0: une paire et un point\u00a0!',
      'Sinon, les deux restent visibles un moment. Retiens-les\u00a0!',
      'Si quelqu’un a ta deuxième carte, la première est de nouveau libre.',
      'Ton prochain coup enlève ta paire, ou retourne tes cartes face cachée.',
      'Tout le monde joue en même temps. Qui trouve le plus de paires gagne.',
    ],
    rename: 'Changer de nom',
    save: 'Valider',
    leave: 'Quitter la partie',
    leaveAsk: [
      'Quitter la partie\u00a0?',
      'Tes cartes retournent sur la table. Tu peux revenir quand tu veux.',
    ],
    leaveYes: 'Quitter',
    leaveNo: 'Rester',
    soundOn: 'Activer le son',
    soundOff: 'Couper le son',
  },
  tv: {
    scan: 'Scanne et joue',
    sameWifi: 'Sur le même Wi\u2011Fi. Ou tape\u00a0:',
    more: (number) => `+ ${number}`,
    found: (who, pair) => `${who} a trouvé ${pair}`,
    qr: 'QR code du lien pour jouer',
    noNetwork: [
      'Cet ordinateur n’est sur aucun réseau.',
      'Connecte-le au Wi-Fi ou par câble. Le code à scanner apparaîtra ici.',
    ],
    moreFriends: 'Envie de jouer\u00a0?',
  },
};

export default words;
