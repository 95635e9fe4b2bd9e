import { counter, listed } from '../numbers.ts';
import type { XrayDictionary } from '../xray-dictionary.ts';

const count = counter('fr');
const shown = (card: string | undefined) => (card === undefined ? '.' : `\u00a0: ${card}`);
const place = (number: number) => (number === 1 ? '1er' : `${number}e`);

const words: XrayDictionary = {
  title: 'Radiographie',
  close: 'Fermer la radiographie',
  live: 'En direct',
  pausedAt: (time) => `En pause à ${time}`,
  pause: 'Mettre en pause',
  backToNow: 'Revenir au direct',
  span: 'Durée affichée',
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes) => `${minutes} min`,
  onTv: 'Sur la télé',
  copy: 'Copier comme test',
  copied: 'Copié',
  copyYourself: 'Sélectionne le test et copie-le.',
  board: 'Plateau',
  lanes: 'Pistes',
  whoHasWhat: 'Qui a quoi',
  asTest: 'Comme test',
  wholeGame: 'Toute la partie',
  stepByStep: 'Pas à pas',
  newestFirst: 'le plus récent d’abord',
  earlier: 'Étapes précédentes',
  openFlips: (flips) =>
    flips === 0
      ? 'personne n’attend'
      : count(flips, { one: '# coup en attente', other: '# coups en attente' }),
  moreLanes: (more) => count(more, { one: 'et # joueur de plus', other: 'et # joueurs de plus' }),
  nobodyHas: 'Personne n’a de carte.',
  legend: {
    has: 'a une carte',
    pair: 'a une paire',
    wait: 'attend dans la file',
    give: 'transmise',
  },
  doing: {
    has: (spot) => `a ${spot}`,
    waits: (spot) => `attend ${spot}`,
    pair: 'a une paire',
    free: 'peut jouer',
  },
  place,
  nobodyPlays: ['Personne ne joue encore.', 'Retourne une carte et regarde.'],
  lobby: 'La partie n’a pas commencé.',
  over: 'La partie est finie. Tout est visible.',
  anew: 'Rien n’a été enregistré avant.',
  test: {
    moves: (kept, all) =>
      `${count(kept, { one: '# coup', other: '# coups' })} sur ${all} ${count(kept, {
        one: 'mène ici. Un point est une carte qu’il ne touche jamais.',
        other: 'mènent ici. Un point est une carte qu’ils ne touchent jamais.',
      })}`,
    letters: 'Une lettre remplace une carte face cachée.',
    choose: 'Choisis une étape pour la voir comme test.',
    none: 'Cette étape ne peut pas devenir un test tant que ses cartes sont face cachée.',
    trouble: 'L’hôte n’a pas répondu. Réessaie.',
  },
  step: {
    turnsUp: (name, spot, card) => `${name} retourne ${spot}${shown(card)}`,
    takes: (name, spot, card) => `${name} prend ${spot}, déjà face visible${shown(card)}`,
    waits: (name, spot, holder) => `${name} attend ${spot}\u00a0: c’est ${holder} qui l’a.`,
    waitsIn: (name, spot, number) => `${name} attend ${spot}, ${place(number)} dans la file.`,
    misses: (name, spot, card) =>
      `${name} essaie ${spot}\u00a0: ${card === undefined ? '' : `${card}, `}pas une paire.`,
    finds: (name, first, second, cards) =>
      `${name} trouve une paire\u00a0: ${first} et ${second}, ${cards}`,
    handsOver: (from, to, spot) => `${from} → ${to}\u00a0: ${spot} est transmise.`,
    triesHeld: (name, spot, holder) => `${name} essaie ${spot}\u00a0: c’est ${holder} qui l’a.`,
    triesSame: (name, spot) => `${name} essaie ${spot} deux fois.`,
    triesGone: (name, spot) => `${name} essaie ${spot}\u00a0: elle n’est plus là.`,
    free: (spot) => `${spot} est de nouveau libre.`,
    gone: (name, spot) => `${name} essaie ${spot}\u00a0: elle n’est plus là.`,
    pairLeaves: (name, first, second) =>
      `La paire de ${name} quitte le plateau\u00a0: ${first} et ${second}.`,
    turnsDown: (name, spots) =>
      `Le dernier essai de ${name} repasse face cachée\u00a0: ${listed('fr', spots)}.`,
    staysUp: (name, spot, holder) =>
      `${spot}, du dernier essai de ${name}, reste visible\u00a0: c’est ${holder} qui l’a.`,
    waitedGone: (name, spot) => `${name} attendait ${spot}\u00a0: elle n’est plus là.`,
    leavesLine: (name, spot) => `${name} n’attend plus ${spot}.`,
    goesAway: (name) => `${name} s’en va et quitte la file.`,
    leaves: (name) => `${name} quitte la partie.`,
    givesUp: (name, spot) => `${name} a gardé ${spot} trop longtemps\u00a0: elle passe au suivant.`,
    replaces: (name) => `${name ?? 'Quelqu’un'} remplace des cartes.`,
    sits: (name) => `Cette place est maintenant à ${name}.`,
    ends: 'L’hôte met fin à la partie.',
    newGame: 'Une nouvelle partie commence.',
    restart: 'L’hôte a redémarré\u00a0: plus personne n’attend.',
  },
};

export default words;
