import type { MakerDictionary } from '../maker-dictionary.ts';
import { count } from './play.ts';

const pairs = (number: number) => count(number, { one: '# paire', other: '# paires' });

const words: MakerDictionary = {
  title: 'Créer un plateau',
  back: 'Retour au jeu',
  goesOn: (title, left) => `${title} continue, encore ${pairs(left)}`,
  isOver: (title) => `${title} est terminé.`,
  name: 'Nom du plateau',
  untitled: 'Mon plateau',
  photos: 'Photos…',
  paste: 'Coller une liste…',
  addPair: 'Ajouter',
  pairs: 'Paires',
  undo: 'Annuler',
  redo: 'Rétablir',
  shuffle: 'Mélanger',
  nothingYet: 'encore rien',
  same: 'la même',
  photo: 'photo',
  namedPhoto: (name) => `photo, ${name}`,
  card: (pair, isSecond, face) =>
    `paire ${pair}, ${isSecond ? 'deuxième' : 'première'} carte, ${face}`,
  also: (pair) => `aussi dans la paire ${pair}`,
  remove: (pair) => `Enlever la paire ${pair}`,
  drop: (number) =>
    number === 0
      ? 'Dépose les photos, une paire pour chacune'
      : count(number, {
          one: 'Dépose-la\u00a0: une nouvelle paire',
          other: 'Dépose-les\u00a0: # nouvelles paires',
        }),
  onItsWay: 'elle arrive',
  editor: {
    label: (pair) => `Paire ${pair}`,
    face: 'Mot ou emoji',
    choosePhoto: 'Photo…',
    otherPhoto: 'Autre photo…',
    firstCard: 'Première carte',
    secondCard: 'Deuxième carte',
    say: 'À dire\u00a0: …',
    photoName: 'Qu’est-ce que c’est\u00a0?',
    photoHint: 'Le nom est lu à voix haute, et s’affiche si la photo manque.',
    square: 'Le carré sur la photo',
    squareHint: 'Fais glisser le carré\u00a0: la carte montre ce qu’il contient.',
    partner: 'L’autre carte',
    same: 'La même',
    another: 'Une autre…',
    done: 'Terminé',
    emoji: 'Emoji',
  },
  preview: 'Aperçu du plateau',
  size: 'Taille',
  count: pairs,
  by: (rows, columns) => `${rows} sur ${columns}`,
  allUsed: 'toutes jouées',
  leftOver: (number) => `${number} en plus`,
  missing: (number) => `il en manque ${number}`,
  takeTurns: 'Les paires en plus jouent à tour de rôle, chaque partie en donne d’autres.',
  middle: 'Cette taille a une case en trop. Le milieu reste vide.',
  languages: {
    title: 'Langues',
    first: 'Langue des premières cartes',
    second: 'Langue des deuxièmes cartes',
    any: 'Peu importe',
  },
  problems: {
    title: (number) => count(number, { one: 'Une chose à revoir', other: '# choses à revoir' }),
    twice: (face, one, other) =>
      `«\u00a0${face}\u00a0» est dans les paires ${one} et ${other}. Changes-en une.`,
    twicePhoto: (one, other) =>
      `La même photo est dans les paires ${one} et ${other}. Changes-en une.`,
    few: 'Il faut au moins deux paires pour un plateau.',
    empty: (pair) => `La paire ${pair} n’est pas finie. Elle est laissée de côté.`,
    long: (pair) => `La paire ${pair} est coupée après 60 lettres.`,
    show: 'Montrer',
    outside: (number) =>
      count(number, {
        one: 'Une photo n’a pas été ajoutée',
        other: '# photos n’ont pas été ajoutées',
      }),
    unreadable: (file) =>
      `${file} ne s’ouvre pas ici. Enregistre cette photo en JPEG et dépose-la de nouveau.`,
    tooMany: (number) =>
      count(number, {
        one: 'Une de trop\u00a0: un plateau a 256 photos et 500 paires au plus.',
        other: '# de trop\u00a0: un plateau a 256 photos et 500 paires au plus.',
      }),
    more: (number) =>
      count(number, { one: 'Une autre ne s’ouvre pas.', other: '# autres ne s’ouvrent pas.' }),
  },
  status: {
    never: 'Pas encore enregistré',
    saved: 'Enregistré',
    changed: (when) =>
      when === undefined ? 'Enregistré, modifié depuis' : `Enregistré ${when}, modifié depuis`,
  },
  export: 'Exporter dans un fichier…',
  save: 'Enregistrer',
  play: 'Jouer',
  say: {
    empty: ['Un plateau vide.', 'Dépose des photos, colle une liste ou ajoute une paire.'],
    fits: (number, size) => `${pairs(number)}. De quoi remplir ${size}.`,
    leaves: (number) =>
      count(number, { one: '# paire est prête.', other: '# paires sont prêtes.' }),
    misses: (number, size) => `${pairs(number)}. Une de plus remplit ${size}.`,
    twin: 'Touche une carte pâle pour en choisir une autre.',
    photos: (done, all) => `Photos ajoutées\u00a0: ${done} sur ${all}.`,
    photosIn: (number) => count(number, { one: 'Une photo ajoutée.', other: '# photos ajoutées.' }),
    smaller: (from, to) => `Les grandes sont réduites, de ${from} Mo à ${to} Mo.`,
    removed: (pair) => `La paire ${pair} est enlevée.`,
    pasted: (number) => count(number, { one: 'Une paire ajoutée.', other: '# paires ajoutées.' }),
    saved: ['Enregistré dans Mes plateaux.', 'Tes amis le verront quand tu y joueras.'],
    unfinished: ['Enregistré, mais pas encore fini.', 'Corrige ce qui est marqué avant d’y jouer.'],
    twice: (face) => [
      `Deux paires ont «\u00a0${face}\u00a0».`,
      'Personne ne saurait laquelle est la bonne.',
    ],
    twicePhoto: ['Deux paires ont la même photo.', 'Personne ne saurait laquelle est la bonne.'],
    few: [
      'Il faut au moins deux paires pour un plateau.',
      'Dépose des photos, colle une liste ou ajoute une paire.',
    ],
    noBoard: (file) => [
      `${file} n’est pas un plateau.`,
      'Ouvre ce fichier depuis l’onglet Plateaux pour voir pourquoi.',
    ],
    full: ['Un plateau a 500 paires au plus.', 'Enlèves-en une pour en ajouter une autre.'],
  },
  leave: {
    lines: (title, number) => [
      'Garder les modifications\u00a0?',
      number === 0
        ? `Tes modifications de «\u00a0${title}\u00a0» ne sont pas encore enregistrées.`
        : count(number, {
            one: `Une paire de «\u00a0${title}\u00a0» n’est pas encore enregistrée.`,
            other: `# paires de «\u00a0${title}\u00a0» ne sont pas encore enregistrées.`,
          }),
    ],
    save: 'Enregistrer et revenir',
    stay: 'Rester ici',
    discard: 'Les abandonner',
  },
  list: {
    title: 'Coller une liste',
    from: (file) => `Une liste de ${file}`,
    label: 'Une paire par ligne',
    example: 'chien\tdog\nchat\tcat',
    columns: 'Colonnes',
    one: 'Une colonne',
    two: 'Deux colonnes',
    found: (number) => count(number, { one: '# paire trouvée', other: '# paires trouvées' }),
    lone: (line, word) =>
      `La ligne ${line} a une seule colonne. «\u00a0${word}\u00a0» aura une jumelle.`,
    blank: 'Les lignes vides ne comptent pas.',
    cut: (taken, all) =>
      `Il y a de la place pour ${taken} paires sur ${all}. Les autres sont laissées de côté.`,
    tooLong: 'Seuls les 500\u202f000 premiers caractères sont lus.',
    heading: (first, second) => `La première ligne, ${first} et ${second}, est un titre`,
    wide: (line) => `La ligne ${line} a plus de deux colonnes. Le reste est laissé de côté.`,
    long: (line) => `La ligne ${line} est coupée après 60 lettres.`,
    stripped: 'Le HTML est laissé de côté.',
    file: 'Ouvrir un fichier…',
    notNow: 'Pas maintenant',
    add: (number) => `Ajouter ${pairs(number)}`,
  },
};

export default words;
