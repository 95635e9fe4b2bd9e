import type { MoreWords } from '../dictionary.ts';
import { count } from './play.ts';

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

const PLACES = ['', '', 'deuxième', 'troisième'];

const words: MoreWords = {
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

export default words;
