import type { BringDictionary } from '../bring-dictionary.ts';
import { count } from './play.ts';

const NUMBERS = ['', 'Une', 'Deux', 'Trois'];
const cards = (number: number) => count(number, { one: '# carte', other: '# cartes' });
const upTo = ['', 'Une', 'Jusqu’à deux', 'Jusqu’à trois'];

const words: BringDictionary = {
  title: 'Apporte une carte',
  upTo: (each) =>
    each === 1
      ? 'Une carte chacun. Tout le monde joue avec.'
      : `${upTo[each]}. Tout le monde joue avec.`,
  onTable: 'Sur la table',
  cards,
  oneMore: 'encore une',
  ways: { photo: 'Photo', word: 'Mot', emoji: 'Emoji' },
  aPhoto: 'photo',
  takeBack: (place, of, face) => `ta carte ${place} sur ${of}, ${face}. La reprendre`,
  hidden: 'pas encore montrée',
  undo: 'Annuler',
  sheet: {
    photo: 'Ta photo',
    drag: 'Fais glisser pour cadrer',
    name: 'C’est quoi\u00a0? Les autres le liront',
    another: 'Choisir une autre photo',
    small: 'Réduite, et sans le lieu de prise de vue.',
    word: 'Ton mot',
    wordLabel: 'Un mot, un nom, un lieu',
    emoji: 'Choisis un emoji',
    faint: 'Les plus pâles sont déjà sur la table.',
    count: (letters, most) => `${letters} sur ${most}`,
    long: (most) => `Une carte a de la place pour ${most} lettres.`,
    put: 'Poser sur la table',
  },
  say: {
    none: 'Qu’est-ce que tu apportes\u00a0?',
    some: (number) =>
      number === 1
        ? 'Une des tiennes est sur la table.'
        : `${NUMBERS[number]} des tiennes sont sur la table.`,
    all: (number) =>
      number === 1
        ? 'La tienne est sur la table.'
        : `Les ${number === 2 ? 'deux' : 'trois'} sont sur la table.`,
    ways: 'Une photo, un mot ou un emoji.',
    more: (left) => `Tu peux en apporter ${left === 1 ? 'une' : 'deux'} de plus.`,
    enough: 'Reprends-en une pour la changer.',
    looksFirst: 'L’hôte la montrera bientôt à tous.',
    watching: ['Chacun apporte des cartes.', 'Joue aussi pour en apporter une.'],
    takenBack: ['Tu l’as reprise.', 'Apportes-en une autre si tu veux.'],
    same: (face) => [`Quelqu’un a déjà apporté ${face}.`, 'Apporte autre chose.'],
    samePhoto: ['Cette photo est déjà là.', 'Apporte autre chose.'],
    takenOff: ['L’hôte a retiré une des tiennes.', 'Apportes-en une autre si tu veux.'],
    late: ['Les cartes sont distribuées.', 'Les tiennes viendront la prochaine fois.'],
    noPhoto: ['Cette photo ne s’ouvre pas ici.', 'Essaies-en une autre.'],
    noWord: ['Ça ne peut pas aller sur une carte.', 'Écris au moins une lettre.'],
    full: ['La table est pleine.', 'Il n’y a plus de place pour une carte.'],
    often: ['Ça fait beaucoup d’un coup.', 'Attends une minute, puis continue.'],
    cameBack: (number) => [
      `${NUMBERS[number]} des tiennes ${number === 1 ? 'est revenue' : 'sont revenues'}.`,
      `${number === 1 ? 'La' : 'Les'} remettre sur la table\u00a0?`,
    ],
    lost: ['Ça n’est pas arrivé sur la table.', 'Réessaie dans un instant.'],
  },
  bringAgain: 'Remettre',
  broughtPhoto: (name) => (name === undefined ? 'une photo' : `une photo, ${name}`),
  arrived: (who, face, number) => `${who} apporte ${face}. ${cards(number)}.`,
  host: {
    bringOne: 'En apporter une',
    each: 'Cartes par personne',
    looksFirst: ['Je les regarde d’abord', 'Les autres voient une carte quand tu la montres'],
    how: 'Comment distribuer',
    allUsed: 'toutes utilisées',
    leftOver: (number) => `${number} en trop`,
    toFill: (number) => `${number} à ajouter`,
    by: (rows, columns) => `${rows} sur ${columns}`,
    fill: ['Compléter avec', 'S’il manque des cartes'],
    fillNothing: 'Rien',
    deal: 'Distribuer',
    board: 'Nos cartes',
    pairs: (number, size) => `${count(number, { one: '# paire', other: '# paires' })}, ${size}`,
    filled: (number, board) => `${number === 1 ? 'Une vient' : `${number} viennent`} de ${board}.`,
    takeTurns: 'Les cartes en trop joueront à tour de rôle.',
    noCards: 'Aucune carte sur la table pour l’instant.',
    lie: (number) =>
      count(number, { one: '# carte est sur la table.', other: '# cartes sont sur la table.' }),
    twoNeeded: 'Il en faut deux pour distribuer.',
    oneNeeded: 'Encore une, et tu peux distribuer.',
    makes: (number, size) => `Encore ${number === 1 ? 'une' : number} pour ${size}.`,
    fits: (size) => `Ça remplit ${size}.`,
    choosing: (who) => `${who} réfléchit encore.`,
    place: (size) => `encore une pour ${size}`,
    brought: (who, kind) =>
      `${who} apporte ${{ photo: 'une photo', word: 'un mot', emoji: 'un emoji' }[kind]}.`,
    look: 'Personne d’autre ne la voit. La montrer à tous\u00a0?',
    show: 'Montrer',
    takeOff: 'Retirer',
    takeOffLabel: (face, who) => `Retirer de la table la carte ${face} de ${who}`,
    showLabel: (face, who) => `Montrer la carte ${face} de ${who}`,
  },
  tv: {
    lede: (each) =>
      `Une photo, un mot ou un emoji. ${each === 1 ? 'Une carte par personne.' : `${upTo[each]} par personne.`}`,
    from: (face, who) => `${face} vient de ${who}.`,
    first: 'Qui apporte la première\u00a0?',
  },
};

export default words;
