import type { DeskDictionary } from '../desk-dictionary.ts';

/** What is said of files, and of what goes wrong. */
export const troubles: Pick<DeskDictionary, 'file' | 'trouble' | 'saving'> = {
  file: {
    title: 'Ce fichier est à corriger',
    cannotOpen: 'Impossible d’ouvrir ce fichier',
    photos: (number) =>
      number === 1
        ? ['C’est une photo', 'Fais-en un plateau, et elle devient une carte.']
        : [`Ce sont ${number} photos`, 'Fais-en un plateau, et chacune devient une carte.'],
    there: (file, line, said) => [
      'Dans ',
      file,
      ', la ',
      `ligne ${line}`,
      said === undefined
        ? ' manque. '
        : said === ''
          ? ' est vide. '
          : ` dit «\u00a0${said}\u00a0». `,
    ],
    inPair: (file, pair, second) => [
      'Dans ',
      file,
      `, paire ${pair}, ${second ? 'deuxième' : 'première'} carte\u00a0: `,
    ],
    belongs: {
      header: 'La première ligne donne le nombre de lignes et de colonnes, par exemple 3x3.',
      card: 'Chaque ligne après la première porte une seule carte.',
      few: 'Il y a moins de cartes que n’en demande la première ligne.',
      many: 'Il y a plus de cartes que n’en demande la première ligne.',
      long: 'Une carte fait au plus 4096 caractères.',
      spots: 'Un plateau a au plus 65536 cartes.',
      plain: 'Enregistre-le en texte simple, en UTF-8.',
      tooBig: 'Ce fichier est trop gros. Un plateau fait au plus 4 Mo, avec des images 24 Mo.',
      unreadable: 'Illisible. Essaie un fichier de texte simple.',
      noText:
        'Ce n’est pas du texte. Enregistre d’abord un tableau en CSV, ou exporte un paquet Anki en « notes au format texte ».',
      closed:
        'Impossible d’ouvrir ce fichier. Il est peut-être verrouillé, ou renvoie à un fichier disparu.',
      fileName: 'Le nom de ce fichier est illisible. Renomme-le dans son dossier.',
      empty: 'Ce fichier est vide. Choisis-en un autre, ou refais-le.',
      cut: 'Ce fichier s’arrête trop tôt. Copie-le ou télécharge-le à nouveau.',
      noDeck: 'Ce n’est pas un plateau de Memory Scramble.',
      unfinished:
        'Ce plateau n’est pas fini. Ouvre-le avec «\u00a0Modifier\u00a0», finis-le, puis exporte-le à nouveau.',
      later:
        'Ce plateau vient d’une version plus récente. Mets Memory Scramble à jour pour l’ouvrir.',
      field: 'Il y a ici quelque chose qui n’a pas sa place dans un plateau.',
      grid: 'Les paires ne remplissent pas le plateau. Ajoutes-en, ou choisis une taille plus petite.',
      text: 'Une carte peut avoir une seule ligne, de 1 à 60 caractères.',
      twice: 'Cette carte est deux fois sur le plateau. Personne ne saurait laquelle est la bonne.',
      pictures: 'Un plateau a au plus 256 images.',
      pictureKind: 'Ce n’est pas une image JPEG, PNG ou WebP. Enregistre-la en JPEG.',
      pictureSize: 'Cette image est trop grande. La limite est de 96 Ko et 1024 pixels de côté.',
      pictureBroken:
        'Cette image est abîmée, ou contient autre chose. Enregistre-la à nouveau en JPEG.',
    },
    nothing: 'rien ici',
    untouched: (title) => `Rien n’a changé. «\u00a0${title}\u00a0» est toujours sur la table.`,
    another: 'Un autre fichier…',
    makeOf: () => 'En faire un plateau',
    back: 'Retour au jeu',
  },
  trouble: {
    lost: 'Le jeu ne répond pas. On essaie encore.',
    secret:
      'Ce panneau est désactivé\u00a0: l’hôte a redémarré. Ouvre l’adresse que son terminal affiche maintenant.',
    seat: 'Il n’y a plus personne à cette place.',
    board: 'Ce plateau n’est plus là.',
    manyBoards: 'Tu as 300 plateaux. Supprimes-en un pour en enregistrer un autre.',
    boardTitle: 'Un titre a une seule ligne, de 1 à 60 caractères.',
    boardFull:
      'Impossible d’enregistrer le plateau\u00a0: le disque est plein. Fais de la place, ou exporte-le.',
    boardDisk:
      'Impossible d’enregistrer le plateau\u00a0: il y a un problème de disque. Réessaie, ou exporte-le.',
    boardUnread:
      'Impossible de lire tes plateaux\u00a0: il y a un problème avec le disque ou avec leur dossier.',
    othersKept:
      'On joue un seul plateau à la fois. Les autres sont maintenant dans «\u00a0Mes plateaux\u00a0».',
    othersLeft: 'On joue un seul plateau à la fois\u00a0: seul le premier a été ouvert.',
    notAway: 'Donne la place d’un absent à quelqu’un qui est là.',
    computersFull: 'Sept joueurs virtuels au maximum. Retires-en un pour en ajouter un autre.',
    noSeat: 'Toutes les places sont prises.',
    noGame: 'Aucune partie terminée pour l’instant.',
    card: 'Cette carte n’est plus sur la table.',
    fewCards: 'Il n’y a pas assez de cartes pour cette taille. Choisis-en une autre, ou complète.',
    other: 'Ça n’a pas marché. Recharge la page et réessaie.',
    broken: 'Cette partie est bloquée. Lances-en une nouvelle pour continuer.',
  },
  saving: {
    full: 'La partie continue, mais impossible de l’enregistrer\u00a0: le disque est plein. Fais un peu de place.',
    denied:
      'La partie continue, mais impossible de l’enregistrer\u00a0: son dossier est protégé en écriture.',
    disk: 'La partie continue, mais impossible de l’enregistrer\u00a0: le disque signale une erreur.',
    shared:
      'Cette partie n’est plus enregistrée\u00a0: un autre Memory Scramble sur cet ordinateur utilise le même fichier. Quitte l’un des deux.',
    unsaved:
      'Cette partie n’est pas enregistrée. La précédente n’a pas pu être lue et reste telle quelle.',
    slow: 'Le disque est lent. Si cet ordinateur plante, tu peux perdre plus que la dernière seconde de jeu.',
    unrecorded:
      'La partie est enregistrée, mais pas son film\u00a0: impossible de la revoir plus tard.',
    evening:
      'La partie est enregistrée, mais pas les résultats de cette soirée\u00a0: leur fichier est inutilisable.',
  },
};
