import type { MakerDictionary } from '../maker-dictionary.ts';
import { count } from './play.ts';

const pairs = (number: number) => count(number, { one: '# pareja', other: '# parejas' });

const words: MakerDictionary = {
  title: 'Crear un tablero',
  back: 'Volver al juego',
  goesOn: (title, left) =>
    `${title} sigue, ${count(left, { one: 'queda # pareja', other: 'quedan # parejas' })}`,
  isOver: (title) => `${title} ha terminado.`,
  name: 'Nombre del tablero',
  untitled: 'Mi tablero',
  photos: 'Fotos…',
  paste: 'Pegar una lista…',
  addPair: 'Añadir',
  pairs: 'Parejas',
  undo: 'Deshacer',
  redo: 'Rehacer',
  shuffle: 'Barajar',
  nothingYet: 'todavía nada',
  same: 'la misma',
  photo: 'foto',
  namedPhoto: (name) => `foto, ${name}`,
  card: (pair, isSecond, face) =>
    `pareja ${pair}, ${isSecond ? 'segunda' : 'primera'} carta, ${face}`,
  also: (pair) => `también en la pareja ${pair}`,
  remove: (pair) => `Quitar la pareja ${pair}`,
  drop: (number) =>
    number === 0
      ? 'Suelta las fotos: una pareja nueva por cada una'
      : count(number, { one: 'Suéltala: una pareja nueva', other: 'Suéltalas: # parejas nuevas' }),
  onItsWay: 'en camino',
  editor: {
    label: (pair) => `Pareja ${pair}`,
    face: 'Palabra o emoji',
    choosePhoto: 'Foto…',
    otherPhoto: 'Otra foto…',
    firstCard: 'Primera carta',
    secondCard: 'Segunda carta',
    say: 'Se dice…',
    photoName: '¿Qué es?',
    photoHint: 'El nombre se lee en voz alta y aparece si la foto no se ve.',
    square: 'El cuadrado en la foto',
    squareHint: 'Arrastra el cuadrado: la carta muestra lo que hay dentro.',
    partner: 'Su pareja',
    same: 'La misma',
    another: 'Otra…',
    done: 'Listo',
    emoji: 'Emoji',
  },
  preview: 'Cómo se verá',
  size: 'Tamaño',
  count: pairs,
  by: (rows, columns) => `${rows} por ${columns}`,
  allUsed: 'todas usadas',
  leftOver: (number) => count(number, { one: 'sobra #', other: 'sobran #' }),
  missing: (number) => count(number, { one: 'falta #', other: 'faltan #' }),
  takeTurns: 'Las que sobran se turnan: cada partida nueva reparte otras.',
  middle: 'Este tamaño tiene una casilla de más. El centro queda vacío.',
  languages: {
    title: 'Idiomas',
    first: 'Idioma de las primeras cartas',
    second: 'Idioma de las segundas cartas',
    any: 'Cualquiera',
  },
  problems: {
    title: (number) => count(number, { one: 'Una cosa por revisar', other: '# cosas por revisar' }),
    twice: (face, one, other) => `«${face}» está en las parejas ${one} y ${other}. Cambia una.`,
    twicePhoto: (one, other) => `La misma foto está en las parejas ${one} y ${other}. Cambia una.`,
    few: 'Un tablero necesita al menos dos parejas.',
    empty: (pair) => `La pareja ${pair} no está terminada. Se queda fuera.`,
    long: (pair) => `La pareja ${pair} se corta tras 60 letras.`,
    show: 'Mostrar',
    outside: (number) =>
      count(number, { one: 'No se ha añadido una foto', other: 'No se han añadido # fotos' }),
    unreadable: (file) => `${file} no se puede abrir aquí. Guárdala como JPEG y suéltala otra vez.`,
    tooMany: (number) =>
      count(number, {
        one: 'Sobra una: un tablero tiene 256 fotos y 500 parejas como mucho.',
        other: 'Sobran #: un tablero tiene 256 fotos y 500 parejas como mucho.',
      }),
    more: (number) =>
      count(number, { one: 'Otra más no se puede abrir.', other: 'Otras # no se pueden abrir.' }),
  },
  status: {
    never: 'Sin guardar',
    saved: 'Guardado',
    changed: (when) =>
      when === undefined ? 'Guardado, modificado después' : `Guardado ${when}, modificado después`,
  },
  export: 'Exportar a un archivo…',
  save: 'Guardar',
  play: 'Jugar ahora',
  say: {
    empty: ['Un tablero vacío.', 'Suelta fotos, pega una lista o añade una pareja.'],
    fits: (number, size) => `${pairs(number)}. Eso llena ${size}.`,
    leaves: (number) =>
      count(number, { one: '# pareja está lista.', other: '# parejas están listas.' }),
    misses: (number, size) => `${pairs(number)}. Una más llena ${size}.`,
    twin: 'Toca una carta pálida para darle a esa pareja otra carta.',
    photos: (done, all) => `${done} de ${all} fotos añadidas.`,
    photosIn: (number) =>
      count(number, { one: 'Se ha añadido una foto.', other: 'Se han añadido # fotos.' }),
    smaller: (from, to) => `Las grandes se reducen: de ${from} MB a ${to} MB.`,
    removed: (pair) => `La pareja ${pair} ya no está.`,
    pasted: (number) =>
      count(number, { one: 'Se ha añadido una pareja.', other: 'Se han añadido # parejas.' }),
    saved: ['Guardado en Mis tableros.', 'Tus amigos lo verán cuando juegues con él.'],
    unfinished: [
      'Guardado, aunque aún sin terminar.',
      'Corrige lo que está marcado antes de jugar con él.',
    ],
    twice: (face) => [`Dos parejas tienen «${face}».`, 'Nadie sabría cuál es la buena.'],
    twicePhoto: ['Dos parejas tienen la misma foto.', 'Nadie sabría cuál es la buena.'],
    few: [
      'Un tablero necesita al menos dos parejas.',
      'Suelta fotos, pega una lista o añade una pareja.',
    ],
    noBoard: (file) => [
      `${file} no es un tablero.`,
      'Abre el archivo desde la pestaña Tableros para ver por qué.',
    ],
    full: ['Un tablero tiene 500 parejas como mucho.', 'Quita una para añadir otra.'],
  },
  leave: {
    lines: (title, number) => [
      '¿Guardar los cambios?',
      number === 0
        ? `Tus cambios en «${title}» todavía no están guardados.`
        : count(number, {
            one: `Una pareja de «${title}» todavía no está guardada.`,
            other: `# parejas de «${title}» todavía no están guardadas.`,
          }),
    ],
    save: 'Guardar y volver',
    stay: 'Seguir aquí',
    discard: 'Descartarlos',
  },
  list: {
    title: 'Pegar una lista',
    from: (file) => `Una lista de ${file}`,
    label: 'Una pareja por línea',
    example: 'perro\tdog\ngato\tcat',
    columns: 'Columnas',
    one: 'Una columna',
    two: 'Dos columnas',
    found: (number) =>
      count(number, { one: '# pareja encontrada', other: '# parejas encontradas' }),
    lone: (line, word) => `La línea ${line} tiene una columna. «${word}» va por duplicado.`,
    blank: 'Las líneas vacías no cuentan.',
    cut: (taken, all) => `Hay sitio para ${taken} de las ${all} parejas. Las demás quedan fuera.`,
    tooLong: 'Solo se leen los primeros 500\u202f000 caracteres.',
    heading: (first, second) => `La primera línea, ${first} y ${second}, es un título`,
    wide: (line) => `La línea ${line} tiene más de dos columnas. El resto se queda fuera.`,
    long: (line) => `La línea ${line} se corta tras 60 letras.`,
    stripped: 'El HTML se queda fuera.',
    file: 'Abrir un archivo…',
    notNow: 'Ahora no',
    add: (number) => `Añadir ${pairs(number)}`,
  },
};

export default words;
