import type { Words } from '../words.ts';

export const es: Words = {
  menu: {
    game: '&Juego',
    newGame: '&Nueva partida',
    make: 'Crear un &tablero',
    openBoard: '&Abrir un tablero…',
    openRecent: 'Tableros &recientes',
    noBoards: 'Aún no hay tableros',
    clear: 'Vaciar la lista',
    saveBoardAs: '&Guardar el tablero como…',
    copyLink: '&Copiar el enlace para los amigos',
    close: 'Cerrar la &ventana',
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
    desk: 'Mostrar u ocultar el pan&el',
    xray: 'Radio&grafía',
    settings: 'A&justes',
    mute: '&Silenciar',
    fullScreen: '&Pantalla completa',
    actualSize: 'Ta&maño real',
    zoomIn: '&Acercar',
    zoomOut: 'A&lejar',
    reload: '&Recargar',
    help: 'A&yuda',
    rules: '&Cómo se juega',
    newer: 'Buscar una versión más &nueva',
    logs: 'Mostrar los &registros',
    about: '&Acerca de Memory Scramble',
  },
  mac: {
    services: 'Servicios',
    hide: 'Ocultar Memory Scramble',
    hideOthers: 'Ocultar las demás',
    showAll: 'Mostrar todo',
    quit: 'Salir de Memory Scramble',
    window: 'Ventana',
    minimise: 'Minimizar',
    zoom: 'Ampliar',
    front: 'Traer todo al frente',
  },
  files: {
    open: 'Abrir un tablero',
    boards: 'Tableros',
    all: 'Todos los archivos',
    saveAs: 'Guardar el tablero como',
    saveFile: 'Guardar como',
    notSaved: 'No se ha podido guardar el tablero.',
    fileNotSaved: 'No se ha podido guardar el archivo.',
    stays: 'Tu partida sigue igual.',
    chooseAnother: 'Elegir otra carpeta…',
    leave: 'No guardar',
  },
  quit: {
    friends: (number) =>
      number === 1 ? 'Un amigo está jugando.' : `${number} amigos están jugando.`,
    waiting: (number) =>
      number === 1
        ? 'Un amigo está esperando la partida.'
        : `${number} amigos están esperando la partida.`,
    isKept: '¿Salir de todos modos? La partida está guardada.',
    yes: 'Salir',
    no: 'Seguir jugando',
    loses: {
      full: 'El disco está lleno y los últimos cambios no se han podido guardar.',
      denied:
        'Los últimos cambios no se han podido guardar: la carpeta de la partida está protegida contra escritura.',
      disk: 'Los últimos cambios no se han podido guardar: el disco da un error.',
      shared:
        'Los últimos cambios no se han podido guardar: otro Memory Scramble usa el mismo archivo.',
      unsaved: 'Esta partida no está guardada.',
    },
    isLost: '¿Salir de todos modos? Lo que no está guardado se perderá.',
  },
  unopened: {
    message: 'Tu partida guardada no se puede abrir.',
    stays:
      'Se queda como está; no se escribe nada encima. Mientras tanto puedes empezar otra, pero no se guardará.',
    why: {
      denied: 'No tienes permiso para leerla.',
      disk: 'El disco da un error.',
      damaged: 'Está dañada y no se ha podido guardar aparte.',
      'no-file': 'En su lugar hay algo que no es un archivo.',
      'in-use': 'Otro Memory Scramble la está usando.',
    },
    again: 'Reintentar',
    new: 'Nueva partida',
    quit: 'Salir',
  },
  staysHere: 'Todo se queda en tu red.',
  newer: (where) => `Versiones más nuevas: ${where}`,
  noLink: {
    message: 'Este ordenador no está en ninguna red.',
    detail: 'Conéctalo al wifi o por cable y copia después el enlace.',
  },
  trouble: {
    goesOn: 'La partida sigue.',
    ok: 'Aceptar',
    logs: 'Mostrar los registros',
    bug: 'Algo ha fallado en Memory Scramble. Si se comporta de forma extraña, sal y vuelve a abrirlo.',
    crashes:
      'La ventana se cierra sola una y otra vez. Tus amigos pueden seguir. Para jugar con ellos, sal y vuelve a abrir la aplicación.',
    noStart: 'Memory Scramble no ha podido arrancar',
    seeLog: 'Lo que ha pasado está escrito en este archivo:',
    noFolder: (folder) => `Memory Scramble no puede escribir en su propia carpeta:\n${folder}`,
    rootFolder: 'Si la aplicación se abrió alguna vez con sudo, puede que la carpeta sea de root.',
    disk: {
      full: 'El disco está lleno.',
      denied: 'La carpeta está protegida contra escritura.',
      disk: 'El disco da un error.',
    },
    settingsAside: (name) =>
      `Tus ajustes estaban dañados. Se han guardado aparte como ${name}, y la aplicación empieza con otros nuevos.`,
    settingsDropped: (name) =>
      `Algunos de tus ajustes estaban dañados, y la aplicación sigue sin ellos. Los antiguos siguen en ${name}.`,
    settingsUnreadable:
      'No se han podido leer tus ajustes. Siguen donde están, y la aplicación empieza con otros nuevos.',
    settingsNotKept: 'No se pueden guardar tus ajustes.',
    gameAside: (name) =>
      `La partida guardada estaba dañada. Se ha guardado aparte como ${name}, y empieza una nueva.`,
    picturesLost:
      'Faltan algunas imágenes de la partida guardada; la partida sigue sin ellas. Vuelve a abrir su tablero para recuperarlas.',
  },
};
