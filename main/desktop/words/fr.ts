import type { Words } from '../words.ts';

export const fr: Words = {
  menu: {
    game: '&Jeu',
    newGame: '&Nouvelle partie',
    make: 'Créer un &plateau',
    openBoard: '&Ouvrir un plateau…',
    openRecent: 'Plateaux &récents',
    noBoards: 'Aucun plateau',
    clear: 'Vider la liste',
    saveBoardAs: '&Enregistrer le plateau sous…',
    copyLink: '&Copier le lien pour les amis',
    close: '&Fermer la fenêtre',
    quit: '&Quitter',
    edit: '&Édition',
    undo: '&Annuler',
    redo: '&Rétablir',
    cut: '&Couper',
    copy: 'C&opier',
    paste: 'Co&ller',
    selectAll: '&Tout sélectionner',
    view: '&Affichage',
    tv: 'Vue &télé',
    desk: 'Afficher ou masquer le pannea&u',
    xray: 'Ra&diographie',
    settings: 'Réglage&s',
    mute: 'Couper le so&n',
    fullScreen: '&Plein écran',
    actualSize: 'Taille rée&lle',
    zoomIn: '&Agrandir',
    zoomOut: '&Réduire',
    reload: 'Re&charger',
    help: 'A&ide',
    rules: '&Comment jouer',
    newer: 'Chercher une &nouvelle version',
    logs: 'Afficher les &journaux',
    about: 'À &propos de Memory Scramble',
  },
  mac: {
    services: 'Services',
    hide: 'Masquer Memory Scramble',
    hideOthers: 'Masquer les autres',
    showAll: 'Tout afficher',
    quit: 'Quitter Memory Scramble',
    window: 'Fenêtre',
    minimise: 'Placer dans le Dock',
    zoom: 'Réduire/Agrandir',
    front: 'Tout ramener au premier plan',
  },
  files: {
    open: 'Ouvrir un plateau',
    boards: 'Plateaux',
    all: 'Tous les fichiers',
    saveAs: 'Enregistrer le plateau sous',
    saveFile: 'Enregistrer sous',
    notSaved: 'Le plateau n’a pas pu être enregistré.',
    fileNotSaved: 'Le fichier n’a pas pu être enregistré.',
    stays: 'Ta partie continue.',
    chooseAnother: 'Choisir un autre dossier…',
    leave: 'Ne pas enregistrer',
  },
  quit: {
    friends: (number) => (number === 1 ? 'Un ami joue encore.' : `${number} amis jouent encore.`),
    waiting: (number) =>
      number === 1 ? 'Un ami attend la partie.' : `${number} amis attendent la partie.`,
    isKept: 'Quitter quand même\u00a0? La partie est enregistrée.',
    yes: 'Quitter',
    no: 'Continuer à jouer',
    loses: {
      full: 'Le disque est plein\u00a0: les derniers changements n’ont pas pu être enregistrés.',
      denied:
        'Les derniers changements n’ont pas pu être enregistrés\u00a0: le dossier de la partie est protégé en écriture.',
      disk: 'Les derniers changements n’ont pas pu être enregistrés\u00a0: le disque signale une erreur.',
      shared:
        'Les derniers changements n’ont pas pu être enregistrés\u00a0: un autre Memory Scramble utilise le même fichier.',
      unsaved: 'Cette partie n’est pas enregistrée.',
    },
    isLost: 'Quitter quand même\u00a0? Ce qui n’est pas enregistré sera perdu.',
  },
  unopened: {
    message: 'Ta partie enregistrée ne s’ouvre pas.',
    stays:
      'Elle reste telle quelle\u00a0; rien n’est écrit par-dessus. Tu peux en commencer une autre en attendant, mais elle ne sera pas enregistrée.',
    why: {
      denied: 'Tu n’as pas l’autorisation de la lire.',
      disk: 'Le disque signale une erreur.',
      damaged: 'Elle est abîmée et n’a pas pu être mise de côté.',
      'no-file': 'À sa place se trouve quelque chose qui n’est pas un fichier.',
      'in-use': 'Un autre Memory Scramble l’utilise.',
    },
    again: 'Réessayer',
    new: 'Nouvelle partie',
    quit: 'Quitter',
  },
  staysHere: 'Tout reste sur ton réseau.',
  newer: (where) => `Nouvelles versions\u00a0: ${where}`,
  noLink: {
    message: 'Cet ordinateur n’est sur aucun réseau.',
    detail: 'Connecte-le au Wi-Fi ou par câble, puis copie le lien pour tes amis.',
  },
  trouble: {
    goesOn: 'La partie continue.',
    ok: 'OK',
    logs: 'Afficher les journaux',
    bug: 'Un problème est survenu dans Memory Scramble. Si quelque chose te semble étrange, quitte et rouvre l’application.',
    crashes:
      'La fenêtre plante sans cesse. Tes amis peuvent continuer. Pour jouer avec eux, quitte et rouvre l’application.',
    noStart: 'Memory Scramble n’a pas pu démarrer',
    seeLog: 'Ce qui s’est passé est écrit dans ce fichier\u00a0:',
    noFolder: (folder) =>
      `Memory Scramble ne peut pas écrire dans son propre dossier\u00a0:\n${folder}`,
    rootFolder:
      'Si l’application a été lancée une fois avec sudo, le dossier appartient peut-être à root.',
    disk: {
      full: 'Le disque est plein.',
      denied: 'Le dossier est protégé en écriture.',
      disk: 'Le disque signale une erreur.',
    },
    settingsAside: (name) =>
      `Tes réglages étaient abîmés. Ils ont été mis de côté sous ${name}, et l’application repart avec de nouveaux réglages.`,
    settingsDropped: (name) =>
      `Certains de tes réglages étaient abîmés\u00a0; l’application continue sans eux. Les anciens sont toujours dans ${name}.`,
    settingsUnreadable:
      'Tes réglages n’ont pas pu être lus. Ils restent où ils sont, et l’application repart avec de nouveaux réglages.',
    settingsNotKept: 'Tes réglages ne peuvent pas être enregistrés.',
    gameAside: (name) =>
      `La partie enregistrée était abîmée. Elle a été mise de côté sous ${name}, et une nouvelle commence.`,
    picturesLost:
      'Certaines images de la partie enregistrée ont disparu\u00a0; la partie continue sans elles. Rouvre son plateau pour les retrouver.',
  },
};
