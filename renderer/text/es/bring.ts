import type { BringDictionary } from '../bring-dictionary.ts';
import { count } from './play.ts';

const NUMBERS = ['', 'Una', 'Dos', 'Tres'];
const cards = (number: number) => count(number, { one: '# carta', other: '# cartas' });
const upTo = ['', 'Una', 'Hasta dos', 'Hasta tres'];

const words: BringDictionary = {
  title: 'Trae una carta',
  upTo: (each) =>
    each === 1
      ? 'Una carta cada uno. Todos juegan con ellas.'
      : `${upTo[each]}. Todos juegan con ellas.`,
  onTable: 'En la mesa',
  cards,
  oneMore: 'una más',
  ways: { photo: 'Foto', word: 'Palabra', emoji: 'Emoji' },
  aPhoto: 'foto',
  takeBack: (place, of, face) => `tu carta ${place} de ${of}, ${face}. Recuperarla`,
  hidden: 'aún oculta',
  undo: 'Deshacer',
  sheet: {
    photo: 'Tu foto',
    drag: 'Arrastra para encuadrar',
    name: '¿Qué es? Los demás también lo leen',
    another: 'Elegir otra foto',
    small: 'Se reduce, y se borra el lugar donde se tomó.',
    word: 'Tu palabra',
    wordLabel: 'Una palabra, un nombre, un lugar',
    emoji: 'Elige un emoji',
    faint: 'Los pálidos ya están en la mesa.',
    count: (letters, most) => `${letters} de ${most}`,
    long: (most) => `En una carta caben ${most} letras.`,
    put: 'Ponerla en la mesa',
  },
  say: {
    none: '¿Qué vas a traer?',
    some: (number) => (number === 1 ? 'Una tuya está en la mesa.' : 'Dos tuyas están en la mesa.'),
    all: (number) =>
      number === 1
        ? 'La tuya está en la mesa.'
        : `Las ${number === 2 ? 'dos' : 'tres'} están en la mesa.`,
    ways: 'Una foto, una palabra o un emoji.',
    more: (left) => `Puedes traer ${left === 1 ? 'una' : 'dos'} más.`,
    enough: 'Recupera una para cambiarla.',
    looksFirst: 'El anfitrión la enseñará pronto.',
    watching: ['Todos traen cartas.', 'Juega tú también para traer una.'],
    takenBack: ['La has recuperado.', 'Trae otra si quieres.'],
    same: (face) => [`Alguien ya trajo ${face}.`, 'Trae otra cosa.'],
    samePhoto: ['Esa foto ya está ahí.', 'Trae otra cosa.'],
    takenOff: ['El anfitrión ha quitado una tuya.', 'Trae otra si quieres.'],
    late: ['Las cartas ya están repartidas.', 'Las tuyas entrarán la próxima vez.'],
    noPhoto: ['Esa foto no se puede abrir aquí.', 'Prueba con otra.'],
    noWord: ['Eso no puede ir en una carta.', 'Escribe al menos una letra.'],
    full: ['La mesa está llena.', 'No caben más cartas.'],
    often: ['Eso es mucho de golpe.', 'Espera un minuto y sigue.'],
    cameBack: (number) => [
      `${NUMBERS[number]} de las tuyas ${number === 1 ? 'ha' : 'han'} vuelto.`,
      `¿${number === 1 ? 'La' : 'Las'} pones otra vez?`,
    ],
    lost: ['No ha llegado a la mesa.', 'Vuelve a intentarlo en un momento.'],
  },
  bringAgain: 'Poner otra vez',
  broughtPhoto: (name) => (name === undefined ? 'una foto' : `una foto, ${name}`),
  arrived: (who, face, number) => `${who} trajo ${face}. ${cards(number)}.`,
  host: {
    bringOne: 'Traer una',
    each: 'Cartas de cada uno',
    looksFirst: ['Las miro yo primero', 'Los demás ven una carta cuando tú digas'],
    how: 'Cómo repartirlas',
    allUsed: 'todas usadas',
    leftOver: (number) => count(number, { one: 'sobra #', other: 'sobran #' }),
    toFill: (number) => count(number, { one: 'falta #', other: 'faltan #' }),
    by: (rows, columns) => `${rows} por ${columns}`,
    fill: ['Completar con', 'Donde falten cartas'],
    fillNothing: 'Nada',
    deal: 'Repartir',
    board: 'Nuestras cartas',
    pairs: (number, size) => `${count(number, { one: '# pareja', other: '# parejas' })}, ${size}`,
    filled: (number, board) => `${number === 1 ? 'Una es' : `${number} son`} de ${board}.`,
    takeTurns: 'Las que sobran se turnan.',
    noCards: 'Aún no hay cartas en la mesa.',
    lie: (number) =>
      count(number, { one: '# carta está en la mesa.', other: '# cartas están en la mesa.' }),
    twoNeeded: 'Hacen falta dos para repartir.',
    oneNeeded: 'Una más y puedes repartir.',
    makes: (number, size) => `${number === 1 ? 'Una' : number} más para ${size}.`,
    fits: (size) => `Con eso se llena ${size}.`,
    choosing: (who) => `${who} todavía está eligiendo.`,
    place: (size) => `una más para ${size}`,
    brought: (who, kind) =>
      `${who} trajo ${{ photo: 'una foto', word: 'una palabra', emoji: 'un emoji' }[kind]}.`,
    look: 'Solo la ves tú. ¿La enseñas a todos?',
    show: 'Enseñarla',
    takeOff: 'Quitarla',
    takeOffLabel: (face, who) => `Quitar de la mesa la carta ${face} de ${who}`,
    showLabel: (face, who) => `Enseñar la carta ${face} de ${who}`,
  },
  tv: {
    lede: (each) =>
      `Una foto, una palabra o un emoji. ${each === 1 ? 'Una de cada uno.' : `${upTo[each]} de cada uno.`}`,
    from: (face, who) => `${face} es de ${who}.`,
    first: '¿Quién trae la primera?',
  },
};

export default words;
