import type { Words } from '../words.ts';

/** 2 prieteni, 19 prieteni, 20 de prieteni, 101 prieteni. */
const plurals = new Intl.PluralRules('ro');

export const ro: Words = {
  menu: {
    game: '&Joc',
    newGame: 'Joc &nou',
    make: 'Fă o ta&blă',
    openBoard: '&Deschide o tablă…',
    openRecent: 'Table &recente',
    noBoards: 'Încă nu sunt table',
    clear: 'Golește lista',
    saveBoardAs: '&Salvează tabla ca…',
    copyLink: '&Copiază linkul pentru prieteni',
    close: 'Închide &fereastra',
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
    desk: 'Arată sau ascunde &panoul',
    xray: 'Ra&diografie',
    settings: '&Setări',
    mute: 'Fără s&unet',
    fullScreen: '&Ecran complet',
    actualSize: 'Mărime rea&lă',
    zoomIn: '&Mărește',
    zoomOut: 'M&icșorează',
    reload: '&Reîncarcă',
    help: '&Ajutor',
    rules: '&Cum se joacă',
    newer: 'Caută o versiune mai &nouă',
    logs: 'Arată &jurnalele',
    about: '&Despre Memory Scramble',
  },
  mac: {
    services: 'Servicii',
    hide: 'Ascunde Memory Scramble',
    hideOthers: 'Ascunde celelalte',
    showAll: 'Arată tot',
    quit: 'Ieși din Memory Scramble',
    window: 'Fereastră',
    minimise: 'Minimizează',
    zoom: 'Mărește fereastra',
    front: 'Adu totul în față',
  },
  files: {
    open: 'Deschide o tablă',
    boards: 'Table',
    all: 'Toate fișierele',
    saveAs: 'Salvează tabla ca',
    saveFile: 'Salvează ca',
    notSaved: 'Tabla nu a putut fi salvată.',
    fileNotSaved: 'Fișierul nu a putut fi salvat.',
    stays: 'Jocul tău merge mai departe.',
    chooseAnother: 'Alege alt folder…',
    leave: 'Nu salva',
  },
  quit: {
    friends: (number) =>
      number === 1
        ? 'Un prieten încă joacă.'
        : `${number} ${plurals.select(number) === 'few' ? '' : 'de '}prieteni încă joacă.`,
    waiting: (number) =>
      number === 1
        ? 'Un prieten așteaptă jocul.'
        : `${number} ${plurals.select(number) === 'few' ? '' : 'de '}prieteni așteaptă jocul.`,
    isKept: 'Ieși oricum? Jocul e salvat.',
    yes: 'Ieșire',
    no: 'Continuă jocul',
    loses: {
      full: 'Discul e plin, așa că ultimele schimbări nu au putut fi salvate.',
      denied: 'Ultimele schimbări nu au putut fi salvate: folderul jocului e protejat la scriere.',
      disk: 'Ultimele schimbări nu au putut fi salvate: discul dă o eroare.',
      shared:
        'Ultimele schimbări nu au putut fi salvate: alt Memory Scramble folosește același fișier.',
      unsaved: 'Jocul acesta nu e salvat.',
    },
    isLost: 'Ieși oricum? Ce nu e salvat se va pierde.',
  },
  unopened: {
    message: 'Jocul tău salvat nu poate fi deschis.',
    stays:
      'Rămâne așa cum e; nimic nu se scrie peste el. Între timp poți începe un joc nou, dar acela nu se salvează.',
    why: {
      denied: 'Nu ai permisiunea să-l citești.',
      disk: 'Discul dă o eroare.',
      damaged: 'E stricat și nu a putut fi pus deoparte.',
      'no-file': 'În locul lui e ceva care nu e fișier.',
      'in-use': 'Alt Memory Scramble îl folosește.',
    },
    again: 'Încearcă din nou',
    new: 'Joc nou',
    quit: 'Ieșire',
  },
  staysHere: 'Totul rămâne în rețeaua ta.',
  newer: (where) => `Versiuni mai noi: ${where}`,
  noLink: {
    message: 'Computerul nu e conectat la nicio rețea.',
    detail: 'Conectează-l la Wi-Fi sau prin cablu, apoi copiază linkul.',
  },
  trouble: {
    goesOn: 'Jocul merge mai departe.',
    ok: 'OK',
    logs: 'Arată jurnalele',
    bug: 'Ceva nu a mers în Memory Scramble. Dacă se poartă ciudat, ieși și deschide-l din nou.',
    crashes:
      'Fereastra se tot blochează. Prietenii tăi pot continua. Ca să joci cu ei, ieși și deschide din nou aplicația.',
    noStart: 'Memory Scramble nu a putut porni',
    seeLog: 'Ce s-a întâmplat scrie în acest fișier:',
    noFolder: (folder) => `Memory Scramble nu poate scrie în propriul folder:\n${folder}`,
    rootFolder:
      'Dacă aplicația a fost pornită odată cu sudo, poate că folderul îi aparține lui root.',
    disk: {
      full: 'Discul e plin.',
      denied: 'Folderul e protejat la scriere.',
      disk: 'Discul dă o eroare.',
    },
    settingsAside: (name) =>
      `Setările tale erau stricate. Au fost puse deoparte ca ${name}, iar aplicația pornește cu altele noi.`,
    settingsDropped: (name) =>
      `Unele dintre setările tale erau stricate, iar aplicația merge mai departe fără ele. Cele vechi au rămas în ${name}.`,
    settingsUnreadable:
      'Setările tale nu au putut fi citite. Rămân unde sunt, iar aplicația pornește cu altele noi.',
    settingsNotKept: 'Setările tale nu pot fi salvate.',
    gameAside: (name) =>
      `Jocul salvat era stricat. A fost pus deoparte ca ${name}, iar acum începe unul nou.`,
    picturesLost:
      'Unele imagini ale jocului salvat nu mai există, iar jocul continuă fără ele. Deschide-i din nou tabla ca să le ai înapoi.',
  },
};
