import { counter, dated, timed } from '../numbers.ts';
import type { StoryDictionary } from '../story-dictionary.ts';

const count = counter('fr');

const NUMBERS = ['Zéro', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'];

function seconds(number: number): string {
  return count(number, { one: '# seconde', other: '# secondes' });
}

function times(number: number): string {
  return count(number, { one: '# fois', other: '# fois' });
}

function pairs(number: number): string {
  return `${NUMBERS[number] ?? number} ${number < 2 ? 'paire' : 'paires'}`;
}

const words: StoryDictionary = {
  place: (place) => (place === 1 ? '1re place' : `${place}e place`),
  kind: {
    shown: (cards) =>
      `Tu as retourné ${count(cards, { one: 'une carte qui a servi', other: '# cartes qui ont servi' })} aux autres.`,
    opened: (cards) =>
      `Tu as fait découvrir ${count(cards, { one: 'une nouvelle carte', other: '# nouvelles cartes' })} à tout le monde.`,
    played: 'Merci d’avoir joué. À la prochaine partie, tout est possible.',
  },
  awards: {
    title: 'Récompenses',
    more: 'Autres récompenses',
    show: 'Montre-moi',
    'on-a-roll': { name: 'Belle série', told: ({ value }) => `${pairs(value)} de suite.` },
    'sharp-eye': {
      name: 'Œil de lynx',
      told: ({ value, card }) => `A trouvé ${card} ${seconds(value)} après son apparition.`,
    },
    'long-memory': {
      name: 'Longue mémoire',
      told: ({ value, card }) => `A retenu ${card} pendant ${seconds(value)}.`,
    },
    'worth-the-wait': {
      name: 'Patience payante',
      told: ({ value, card }) => `A attendu ${card} pendant ${seconds(value)}.`,
    },
    'quick-hands': {
      name: 'Mains rapides',
      told: ({ value, pair }) => `${pair} en ${seconds(value)}.`,
    },
    'door-opener': {
      name: 'Portes ouvertes',
      told: ({ value }) =>
        `A découvert ${count(value, { one: '# nouvelle carte', other: '# nouvelles cartes' })}, à la joie de tous.`,
    },
    'strong-finish': {
      name: 'Belle fin',
      told: ({ value }) => `${pairs(value)} vers la fin.`,
    },
    'far-and-wide': {
      name: 'Grand écart',
      told: ({ card }) => `A trouvé ${card} très loin l’une de l’autre.`,
    },
    'first-find': {
      name: 'Première paire',
      told: ({ pair }) => `A trouvé la première paire, ${pair}.`,
    },
    'last-word': {
      name: 'Mot de la fin',
      told: ({ pair }) => `A trouvé la dernière paire, ${pair}.`,
    },
    'steady-hand': {
      name: 'Main sûre',
      told: ({ value, of }) =>
        `${count(value, { one: '# paire', other: '# paires' })} en ${count(of, { one: '# essai', other: '# essais' })}.`,
    },
    'good-neighbour': {
      name: 'Bon voisinage',
      told: ({ value }) =>
        `A montré ${count(value, { one: '# carte utile', other: '# cartes utiles' })} aux autres.`,
    },
    'flying-start': {
      name: 'Départ éclair',
      told: ({ pair }) => `A trouvé ${pair} dès le premier essai.`,
    },
    'lucky-star': {
      name: 'Bonne étoile',
      told: ({ pair }) => `A trouvé ${pair} avant qu’on ait vu les deux.`,
    },
    'two-in-a-row': { name: 'Doublé', told: () => 'Deux paires de suite.' },
    'plain-sight': {
      name: 'Sous nos yeux',
      told: ({ value, card }) => `A trouvé ${card}, déjà apparue ${times(value)}.`,
    },
    'deep-thought': {
      name: 'Mûre réflexion',
      told: ({ value, pair }) => `A réfléchi ${seconds(value)}, puis trouvé ${pair}.`,
    },
    'ice-breaker': { name: 'Brise-glace', told: () => 'A découvert la toute première carte.' },
    'next-door': {
      name: 'Porte à porte',
      told: ({ pair }) => `A trouvé ${pair} l’une contre l’autre.`,
    },
    'corner-find': {
      name: 'Dans le coin',
      told: ({ pair }) => `A trouvé ${pair}, l’une des deux dans un coin.`,
    },
    'busy-bee': {
      name: 'Petite abeille',
      told: ({ value }) => `A tenté sa chance ${times(value)}.`,
    },
    'own-discovery': {
      name: 'Belle découverte',
      told: ({ pair }) => `A découvert une nouvelle carte, devenue ${pair}.`,
    },
    'keen-watcher': {
      name: 'Bien observé',
      told: ({ pair }) => `A trouvé ${pair}, que d’autres avaient montrées.`,
    },
    'early-bird': { name: 'Lève-tôt', told: ({ pair }) => `A trouvé ${pair} en début de partie.` },
    'home-stretch': {
      name: 'Ligne d’arrivée',
      told: ({ pair }) => `A trouvé ${pair} dans la dernière ligne droite.`,
    },
    'half-time': { name: 'Mi-temps', told: ({ pair }) => `A trouvé ${pair} en milieu de partie.` },
    'good-find': { name: 'Belle trouvaille', told: ({ pair }) => `A trouvé ${pair}.` },
  },
  tonight: {
    thisGame: 'Cette partie',
    night: 'Ce soir',
    day: 'Aujourd’hui',
    after: (games) => `Après ${count(games, { one: '# partie', other: '# parties' })}`,
    since: (date) => `depuis ${timed('fr', date)}`,
    player: 'joueur',
    pairs: 'paires',
    wins: 'victoires',
    won: 'gagnée',
    out: 'n’a pas joué',
    together: 'joué ensemble',
    game: (number) => `partie ${number}`,
    rule: 'Qui trouve le plus de paires dans une partie, seul ou en équipe, gagne la couronne. À égalité, chacun la reçoit.',
    none: 'Pas encore de partie à plusieurs. La première compte déjà.',
  },
  film: {
    back: 'Retour au podium',
    play: 'Lecture',
    pause: 'Pause',
    before: 'Paire précédente',
    next: 'Paire suivante',
    length: 'Durée du film',
    asItWas: 'Temps réel',
    moment: 'Moment de la partie',
    youFound: (pair) => `Tu as trouvé ${pair}`,
    begin: 'Chacun retourne une première carte.',
    of: (time) => `sur ${time}`,
    late: 'Tu as rejoint la partie plus tard. Voici le début.',
    cut: ['Le film s’arrête ici.', 'La partie, elle, a duré plus longtemps.'],
    lost: ['Il n’y a pas de film de cette partie.', 'Elle n’a pas été enregistrée.'],
    moments: 'Paires',
  },
  kept: {
    when: (date) => dated('fr', date),
    told: (players, found, time) =>
      `${count(players, { one: '# joueur a trouvé', other: '# joueurs ont trouvé' })} ${count(found, { one: '# paire', other: '# paires' })} en ${time}.`,
    found: 'Qui a trouvé quoi',
    about: 'Une page en souvenir de la partie. Elle fonctionne sans réseau.',
  },
};

export default words;
