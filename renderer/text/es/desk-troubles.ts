import type { DeskDictionary } from '../desk-dictionary.ts';

/** What is said of files, and of what goes wrong. */
export const troubles: Pick<DeskDictionary, 'file' | 'trouble' | 'saving'> = {
  file: {
    title: 'Este archivo necesita un arreglo',
    cannotOpen: 'Este archivo no se puede abrir',
    photos: (number) =>
      number === 1
        ? ['Es una foto', 'Haz un tablero con ella y será una carta.']
        : [`Son ${number} fotos`, 'Haz un tablero con ellas y cada una será una carta.'],
    there: (file, line, said) => [
      'En ',
      file,
      said === undefined ? ' falta la ' : ', la ',
      `línea ${line}`,
      said === undefined ? '. ' : said === '' ? ' está vacía. ' : ` dice «${said}». `,
    ],
    inPair: (file, pair, second) => [
      'En ',
      file,
      `, pareja ${pair}, ${second ? 'segunda' : 'primera'} carta: `,
    ],
    belongs: {
      header: 'La primera línea indica las filas y columnas, como 3x3.',
      card: 'Cada línea después de la primera lleva una sola carta.',
      few: 'Hay menos cartas de las que pide la primera línea.',
      many: 'Hay más cartas de las que pide la primera línea.',
      long: 'Una carta tiene como mucho 4096 caracteres.',
      spots: 'Un tablero tiene como mucho 65536 cartas.',
      plain: 'Guárdalo otra vez como texto sin formato, en UTF-8.',
      tooBig:
        'Ese archivo es demasiado grande. Un tablero tiene como mucho 4 MB, con imágenes 24 MB.',
      unreadable: 'No se puede leer. Prueba con un archivo de texto.',
      noText:
        'Esto no es texto. Guarda antes la tabla como CSV, o exporta el mazo de Anki como «notas en texto plano».',
      closed:
        'Este archivo no se puede abrir. Puede que esté bloqueado, o que sea un enlace a otro que ya no existe.',
      fileName: 'El nombre de este archivo no se puede leer. Cámbialo en su carpeta.',
      empty: 'Este archivo está vacío. Elige otro o hazlo de nuevo.',
      cut: 'Este archivo termina demasiado pronto. Cópialo o descárgalo otra vez.',
      noDeck: 'Esto no es un tablero de Memory Scramble.',
      unfinished:
        'Este tablero está sin terminar. Ábrelo con «Editar», termínalo y expórtalo otra vez.',
      later: 'Este tablero viene de una versión más nueva. Actualiza Memory Scramble para abrirlo.',
      field: 'Aquí hay algo que no va en un tablero.',
      grid: 'Las parejas no llenan el tablero. Añade parejas o hazlo más pequeño.',
      text: 'Una carta puede tener una sola línea, de 1 a 60 caracteres.',
      twice: 'Esta carta está dos veces en el tablero. Nadie sabría cuál es la buena.',
      pictures: 'Un tablero tiene como mucho 256 imágenes.',
      pictureKind: 'Esto no es una imagen JPEG, PNG o WebP. Guárdala como JPEG.',
      pictureSize:
        'Esta imagen es demasiado grande. El límite es de 96 KB y 1024 píxeles por lado.',
      pictureBroken: 'Esta imagen está dañada o contiene otros datos. Guárdala otra vez como JPEG.',
    },
    nothing: 'aquí no hay nada',
    untouched: (title) => `No ha cambiado nada. «${title}» sigue en la mesa.`,
    another: 'Elegir otro archivo…',
    makeOf: (number) => (number === 1 ? 'Hacer un tablero con ella' : 'Hacer un tablero con ellas'),
    back: 'Volver al juego',
  },
  trouble: {
    lost: 'El juego no responde. Seguimos probando.',
    secret:
      'Este panel está apagado: el juego se ha reiniciado. Abre la dirección que muestra ahora su terminal.',
    seat: 'En ese sitio ya no hay nadie.',
    board: 'Ese tablero ya no está.',
    manyBoards: 'Tienes 300 tableros. Borra uno para guardar otro.',
    boardTitle: 'Un título tiene una sola línea, de 1 a 60 caracteres.',
    boardFull: 'El tablero no se puede guardar: el disco está lleno. Haz sitio o expórtalo.',
    boardDisk:
      'El tablero no se puede guardar: hay un problema con el disco. Prueba otra vez o expórtalo.',
    boardUnread: 'No se pueden leer tus tableros: hay un problema con el disco o con su carpeta.',
    othersKept: 'Solo se juega un tablero a la vez. Los demás están ahora en «Mis tableros».',
    othersLeft: 'Solo se juega un tablero a la vez, así que solo se ha abierto el primero.',
    notAway: 'Da el sitio de alguien ausente a alguien que esté aquí.',
    computersFull: 'Siete jugadores virtuales como mucho. Saca uno para añadir otro.',
    noSeat: 'Todos los sitios están ocupados.',
    noGame: 'Aún no hay ninguna partida terminada.',
    card: 'Esa carta ya no está en la mesa.',
    fewCards: 'Faltan cartas para ese tamaño. Elige otro tamaño o completa las que faltan.',
    other: 'No ha funcionado. Recarga la página y prueba otra vez.',
    broken: 'Esta partida se ha atascado. Empieza una nueva para seguir.',
  },
  saving: {
    full: 'La partida sigue, pero no se puede guardar: el disco está lleno. Libera un poco de espacio.',
    denied:
      'La partida sigue, pero no se puede guardar: su carpeta está protegida contra escritura.',
    disk: 'La partida sigue, pero no se puede guardar: el disco da un error.',
    shared:
      'Esta partida ya no se guarda: otro Memory Scramble de este ordenador usa el mismo archivo. Cierra uno de los dos.',
    unsaved:
      'Esta partida no se guarda. La anterior no se ha podido leer y se ha dejado como estaba.',
    slow: 'El disco es lento. Si este ordenador falla, se puede perder más que el último segundo de juego.',
    unrecorded: 'La partida se guarda, pero su película no: después no se podrá volver a ver.',
    evening:
      'La partida se guarda, pero no los resultados de esta velada: su archivo no se puede usar.',
  },
};
