import type { Words } from '../words.ts';

export const de: Words = {
  menu: {
    game: '&Spiel',
    newGame: '&Neues Spiel',
    make: 'Spielfeld b&asteln',
    openBoard: 'Spielfeld &öffnen …',
    openRecent: '&Zuletzt geöffnet',
    noBoards: 'Noch keine Spielfelder',
    clear: 'Liste leeren',
    saveBoardAs: 'Spielfeld &speichern unter …',
    copyLink: '&Link für Freunde kopieren',
    close: '&Fenster schließen',
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
    desk: 'S&teuerung ein- oder ausblenden',
    xray: '&Röntgenbild',
    settings: 'O&ptionen',
    mute: '&Stumm',
    fullScreen: '&Vollbild',
    actualSize: '&Originalgröße',
    zoomIn: 'Ver&größern',
    zoomOut: 'Ver&kleinern',
    reload: '&Neu laden',
    help: '&Hilfe',
    rules: '&So geht’s',
    newer: '&Neuere Version suchen',
    logs: '&Protokolle zeigen',
    about: '&Über Memory Scramble',
  },
  mac: {
    services: 'Dienste',
    hide: 'Memory Scramble ausblenden',
    hideOthers: 'Andere ausblenden',
    showAll: 'Alle einblenden',
    quit: 'Memory Scramble beenden',
    window: 'Fenster',
    minimise: 'Im Dock ablegen',
    zoom: 'Zoomen',
    front: 'Alle nach vorne bringen',
  },
  files: {
    open: 'Spielfeld öffnen',
    boards: 'Spielfelder',
    all: 'Alle Dateien',
    saveAs: 'Spielfeld speichern unter',
    saveFile: 'Speichern unter',
    notSaved: 'Das Spielfeld konnte nicht gespeichert werden.',
    fileNotSaved: 'Die Datei konnte nicht gespeichert werden.',
    stays: 'Dein Spiel läuft weiter.',
    chooseAnother: 'Anderen Ordner wählen …',
    leave: 'Nicht speichern',
  },
  quit: {
    friends: (number) =>
      number === 1 ? 'Ein Freund spielt gerade.' : `${number} Freunde spielen gerade.`,
    waiting: (number) =>
      number === 1 ? 'Ein Freund wartet auf das Spiel.' : `${number} Freunde warten auf das Spiel.`,
    isKept: 'Trotzdem beenden? Das Spiel ist gespeichert.',
    yes: 'Beenden',
    no: 'Weiterspielen',
    loses: {
      full: 'Die Festplatte ist voll, deshalb ließen sich die letzten Änderungen nicht speichern.',
      denied:
        'Die letzten Änderungen ließen sich nicht speichern: Der Ordner des Spiels ist schreibgeschützt.',
      disk: 'Die letzten Änderungen ließen sich nicht speichern: Die Festplatte meldet einen Fehler.',
      shared:
        'Die letzten Änderungen ließen sich nicht speichern: Ein anderes Memory Scramble benutzt dieselbe Datei.',
      unsaved: 'Dieses Spiel ist nicht gespeichert.',
    },
    isLost: 'Trotzdem beenden? Was nicht gespeichert ist, geht verloren.',
  },
  unopened: {
    message: 'Dein gespeichertes Spiel lässt sich nicht öffnen.',
    stays:
      'Es bleibt, wie es ist; nichts wird überschrieben. Du kannst inzwischen ein neues Spiel beginnen, das aber nicht gespeichert wird.',
    why: {
      denied: 'Du hast keine Berechtigung, es zu lesen.',
      disk: 'Die Festplatte meldet einen Fehler.',
      damaged: 'Es ist beschädigt und ließ sich nicht beiseitelegen.',
      'no-file': 'An seiner Stelle liegt etwas, das keine Datei ist.',
      'in-use': 'Ein anderes Memory Scramble benutzt es gerade.',
    },
    again: 'Noch einmal versuchen',
    new: 'Neues Spiel',
    quit: 'Beenden',
  },
  staysHere: 'Alles bleibt in deinem Netzwerk.',
  newer: (where) => `Neuere Versionen: ${where}`,
  noLink: {
    message: 'Dieser Computer ist in keinem Netzwerk.',
    detail: 'Verbinde ihn mit dem WLAN oder einem Kabel und kopiere den Link dann.',
  },
  trouble: {
    goesOn: 'Das Spiel geht weiter.',
    ok: 'OK',
    logs: 'Protokolle zeigen',
    bug: 'In Memory Scramble ist etwas schiefgegangen. Wenn es sich seltsam verhält, beende es und öffne es neu.',
    crashes:
      'Das Fenster stürzt immer wieder ab. Deine Freunde können weiterspielen. Um mitzuspielen, beende die App und öffne sie neu.',
    noStart: 'Memory Scramble konnte nicht starten',
    seeLog: 'Was schiefgegangen ist, steht in dieser Datei:',
    noFolder: (folder) =>
      `Memory Scramble kann nicht in seinen eigenen Ordner schreiben:\n${folder}`,
    rootFolder: 'Wurde die App einmal mit sudo gestartet, gehört der Ordner vielleicht root.',
    disk: {
      full: 'Die Festplatte ist voll.',
      denied: 'Der Ordner ist schreibgeschützt.',
      disk: 'Die Festplatte meldet einen Fehler.',
    },
    settingsAside: (name) =>
      `Deine Einstellungen waren beschädigt. Sie liegen jetzt unter ${name}, und die App beginnt mit neuen.`,
    settingsDropped: (name) =>
      `Einige deiner Einstellungen waren beschädigt; die App macht ohne sie weiter. Die alten liegen noch in ${name}.`,
    settingsUnreadable:
      'Deine Einstellungen ließen sich nicht lesen. Sie bleiben, wo sie sind, und die App beginnt mit neuen.',
    settingsNotKept: 'Deine Einstellungen lassen sich nicht speichern.',
    gameAside: (name) =>
      `Das gespeicherte Spiel war beschädigt. Es liegt jetzt unter ${name}, und ein neues beginnt.`,
    picturesLost:
      'Einige Bilder des gespeicherten Spiels sind nicht mehr da; es geht ohne sie weiter. Öffne sein Spielfeld noch einmal, um sie zurückzuholen.',
  },
};
