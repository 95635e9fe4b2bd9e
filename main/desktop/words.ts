/** What the app itself says, outside of the page: its menu and its dialogs, in five languages. */

export interface Words {
  readonly menu: {
    /** An ampersand stands before the letter that opens it from the keyboard. */
    readonly game: string;
    readonly newGame: string;
    readonly openBoard: string;
    readonly openRecent: string;
    readonly noBoards: string;
    readonly clear: string;
    readonly saveBoardAs: string;
    readonly copyLink: string;
    readonly quit: string;
    readonly edit: string;
    readonly undo: string;
    readonly redo: string;
    readonly cut: string;
    readonly copy: string;
    readonly paste: string;
    readonly selectAll: string;
    readonly view: string;
    readonly tv: string;
    readonly fullScreen: string;
    readonly actualSize: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly reload: string;
    readonly help: string;
    readonly logs: string;
    readonly about: string;
  };
  readonly files: {
    readonly open: string;
    readonly boards: string;
    readonly all: string;
    readonly saveAs: string;
    readonly notSaved: string;
    readonly chooseAnother: string;
  };
  readonly quit: {
    readonly friends: (number: number) => string;
    readonly isKept: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly trouble: {
    readonly goesOn: string;
    readonly ok: string;
    readonly logs: string;
    readonly bug: string;
    readonly crashes: string;
    readonly noStart: string;
  };
}

const en: Words = {
  menu: {
    game: '&Game',
    newGame: '&New Game',
    openBoard: '&Open Board…',
    openRecent: 'Open &Recent',
    noBoards: 'No Boards Yet',
    clear: 'Clear Menu',
    saveBoardAs: '&Save Board As…',
    copyLink: '&Copy Link for Friends',
    quit: '&Quit',
    edit: '&Edit',
    undo: '&Undo',
    redo: '&Redo',
    cut: 'Cu&t',
    copy: '&Copy',
    paste: '&Paste',
    selectAll: 'Select &All',
    view: '&View',
    tv: '&TV View',
    fullScreen: '&Full Screen',
    actualSize: '&Actual Size',
    zoomIn: 'Zoom &In',
    zoomOut: 'Zoom &Out',
    reload: '&Reload',
    help: '&Help',
    logs: 'Show &Logs',
    about: '&About Memory Scramble',
  },
  files: {
    open: 'Open a board',
    boards: 'Board files',
    all: 'All files',
    saveAs: 'Save the board as',
    notSaved: 'The board could not be saved.',
    chooseAnother: 'Choose another folder. Your game was not touched.',
  },
  quit: {
    friends: (number) => (number === 1 ? 'A friend is playing.' : `${number} friends are playing.`),
    isKept: 'Quit anyway? The game is kept.',
    yes: 'Quit',
    no: 'Keep Playing',
  },
  trouble: {
    goesOn: 'The game goes on.',
    ok: 'OK',
    logs: 'Show Logs',
    bug: 'Something went wrong in Memory Scramble. Your game was saved. If it behaves strangely, quit and open it again.',
    crashes:
      'The window keeps crashing. Your friends can go on; quit and open it again to play yourself.',
    noStart: 'Memory Scramble could not start',
  },
};

const de: Words = {
  menu: {
    game: '&Spiel',
    newGame: '&Neues Spiel',
    openBoard: 'Spielfeld &öffnen …',
    openRecent: '&Zuletzt geöffnet',
    noBoards: 'Noch keine Spielfelder',
    clear: 'Liste leeren',
    saveBoardAs: 'Spielfeld &speichern unter …',
    copyLink: '&Link für Freunde kopieren',
    quit: '&Beenden',
    edit: '&Bearbeiten',
    undo: '&Rückgängig',
    redo: '&Wiederholen',
    cut: '&Ausschneiden',
    copy: '&Kopieren',
    paste: '&Einfügen',
    selectAll: 'A&lles auswählen',
    view: '&Ansicht',
    tv: '&Fernsehansicht',
    fullScreen: '&Vollbild',
    actualSize: '&Originalgröße',
    zoomIn: 'Ver&größern',
    zoomOut: 'Ver&kleinern',
    reload: '&Neu laden',
    help: '&Hilfe',
    logs: '&Protokolle zeigen',
    about: '&Über Memory Scramble',
  },
  files: {
    open: 'Spielfeld öffnen',
    boards: 'Spielfelder',
    all: 'Alle Dateien',
    saveAs: 'Spielfeld speichern unter',
    notSaved: 'Das Spielfeld konnte nicht gespeichert werden.',
    chooseAnother: 'Wähle einen anderen Ordner. Dein Spiel läuft weiter.',
  },
  quit: {
    friends: (number) =>
      number === 1 ? 'Ein Freund spielt gerade.' : `${number} Freunde spielen gerade.`,
    isKept: 'Trotzdem beenden? Das Spiel bleibt erhalten.',
    yes: 'Beenden',
    no: 'Weiterspielen',
  },
  trouble: {
    goesOn: 'Das Spiel geht weiter.',
    ok: 'OK',
    logs: 'Protokolle zeigen',
    bug: 'In Memory Scramble ist etwas schiefgegangen. Dein Spiel ist gespeichert. Wenn es sich seltsam verhält, beende es und öffne es neu.',
    crashes:
      'Das Fenster stürzt immer wieder ab. Deine Freunde können weiterspielen; beende die App und öffne sie neu, um mitzuspielen.',
    noStart: 'Memory Scramble konnte nicht starten',
  },
};

const fr: Words = {
  menu: {
    game: '&Jeu',
    newGame: '&Nouvelle partie',
    openBoard: '&Ouvrir un plateau…',
    openRecent: 'Plateaux &récents',
    noBoards: 'Aucun plateau',
    clear: 'Vider la liste',
    saveBoardAs: '&Enregistrer le plateau sous…',
    copyLink: '&Copier le lien pour les amis',
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
    fullScreen: '&Plein écran',
    actualSize: 'Taille rée&lle',
    zoomIn: '&Agrandir',
    zoomOut: '&Réduire',
    reload: 'Re&charger',
    help: 'A&ide',
    logs: 'Afficher les &journaux',
    about: 'À &propos de Memory Scramble',
  },
  files: {
    open: 'Ouvrir un plateau',
    boards: 'Plateaux',
    all: 'Tous les fichiers',
    saveAs: 'Enregistrer le plateau sous',
    notSaved: 'Le plateau n’a pas pu être enregistré.',
    chooseAnother: 'Choisis un autre dossier. Ta partie continue.',
  },
  quit: {
    friends: (number) => (number === 1 ? 'Un ami joue encore.' : `${number} amis jouent encore.`),
    isKept: 'Quitter quand même ? La partie est gardée.',
    yes: 'Quitter',
    no: 'Continuer à jouer',
  },
  trouble: {
    goesOn: 'La partie continue.',
    ok: 'OK',
    logs: 'Afficher les journaux',
    bug: 'Un problème est survenu dans Memory Scramble. Ta partie est enregistrée. Si quelque chose te semble étrange, quitte et rouvre l’application.',
    crashes:
      'La fenêtre plante sans cesse. Tes amis peuvent continuer ; quitte et rouvre l’application pour jouer aussi.',
    noStart: 'Memory Scramble n’a pas pu démarrer',
  },
};

const es: Words = {
  menu: {
    game: '&Juego',
    newGame: '&Nueva partida',
    openBoard: '&Abrir un tablero…',
    openRecent: 'Tableros &recientes',
    noBoards: 'Aún no hay tableros',
    clear: 'Vaciar la lista',
    saveBoardAs: '&Guardar el tablero como…',
    copyLink: '&Copiar el enlace para los amigos',
    quit: '&Salir',
    edit: '&Edición',
    undo: '&Deshacer',
    redo: '&Rehacer',
    cut: 'Cor&tar',
    copy: '&Copiar',
    paste: '&Pegar',
    selectAll: '&Seleccionar todo',
    view: '&Ver',
    tv: 'Vista para la &tele',
    fullScreen: '&Pantalla completa',
    actualSize: 'Ta&maño real',
    zoomIn: '&Acercar',
    zoomOut: 'A&lejar',
    reload: '&Recargar',
    help: 'A&yuda',
    logs: 'Mostrar los &registros',
    about: '&Acerca de Memory Scramble',
  },
  files: {
    open: 'Abrir un tablero',
    boards: 'Tableros',
    all: 'Todos los archivos',
    saveAs: 'Guardar el tablero como',
    notSaved: 'No se ha podido guardar el tablero.',
    chooseAnother: 'Elige otra carpeta. Tu partida sigue igual.',
  },
  quit: {
    friends: (number) =>
      number === 1 ? 'Un amigo está jugando.' : `${number} amigos están jugando.`,
    isKept: '¿Salir de todos modos? La partida se conserva.',
    yes: 'Salir',
    no: 'Seguir jugando',
  },
  trouble: {
    goesOn: 'La partida sigue.',
    ok: 'Aceptar',
    logs: 'Mostrar los registros',
    bug: 'Algo ha fallado en Memory Scramble. Tu partida está guardada. Si se comporta de forma extraña, sal y vuelve a abrirlo.',
    crashes:
      'La ventana falla una y otra vez. Tus amigos pueden seguir; sal y vuelve a abrir la aplicación para jugar tú también.',
    noStart: 'Memory Scramble no ha podido arrancar',
  },
};

const ro: Words = {
  menu: {
    game: '&Joc',
    newGame: 'Joc &nou',
    openBoard: '&Deschide o tablă…',
    openRecent: 'Table &recente',
    noBoards: 'Încă nu sunt table',
    clear: 'Golește lista',
    saveBoardAs: '&Salvează tabla ca…',
    copyLink: '&Copiază linkul pentru prieteni',
    quit: '&Ieșire',
    edit: '&Editare',
    undo: '&Anulează',
    redo: '&Refă',
    cut: '&Taie',
    copy: '&Copiază',
    paste: '&Lipește',
    selectAll: '&Selectează tot',
    view: '&Vizualizare',
    tv: 'Pentru &televizor',
    fullScreen: '&Ecran complet',
    actualSize: 'Mărime rea&lă',
    zoomIn: '&Mărește',
    zoomOut: 'M&icșorează',
    reload: '&Reîncarcă',
    help: '&Ajutor',
    logs: 'Arată &jurnalele',
    about: '&Despre Memory Scramble',
  },
  files: {
    open: 'Deschide o tablă',
    boards: 'Table',
    all: 'Toate fișierele',
    saveAs: 'Salvează tabla ca',
    notSaved: 'Tabla nu a putut fi salvată.',
    chooseAnother: 'Alege alt dosar. Jocul tău merge mai departe.',
  },
  quit: {
    friends: (number) =>
      number === 1
        ? 'Un prieten încă joacă.'
        : `${number} ${number < 20 ? '' : 'de '}prieteni încă joacă.`,
    isKept: 'Ieși oricum? Jocul se păstrează.',
    yes: 'Ieșire',
    no: 'Continuă jocul',
  },
  trouble: {
    goesOn: 'Jocul merge mai departe.',
    ok: 'Bine',
    logs: 'Arată jurnalele',
    bug: 'Ceva nu a mers în Memory Scramble. Jocul tău e salvat. Dacă se poartă ciudat, ieși și deschide-l din nou.',
    crashes:
      'Fereastra se tot blochează. Prietenii tăi pot continua; ieși și deschide din nou aplicația ca să joci și tu.',
    noStart: 'Memory Scramble nu a putut porni',
  },
};

export const words: Readonly<Record<string, Words>> = { en, de, fr, es, ro };

/** The words for who prefers these languages, the first that there is; else English. */
export function wordsFor(languages: readonly string[]): Words {
  const known = languages.map((language) => words[language.slice(0, 2).toLowerCase()]);
  return known.find((each) => each !== undefined) ?? en;
}
