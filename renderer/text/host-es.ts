import type { HostDictionary } from './host-dictionary.ts';

function friends(number: number, one: string, many: string): string {
  return number === 1 ? `1 amigo ${one}` : `${number} amigos ${many}`;
}

const words: HostDictionary = {
  desk: 'La mesa del anfitrión',
  openDesk: 'Abrir el panel',
  tv: 'Mostrar en otra pantalla',
  tabs: { invite: 'Invitar', players: 'Jugadores', boards: 'Tableros', settings: 'Ajustes' },
  newGame: 'Partida nueva',
  keepSeats: 'Todos conservan su sitio.',
  begin: 'Empezar',
  say: {
    ready: ['Cuando quieras.', 'Prueba una carta o espera a tus amigos.'],
    watching: ['Estás mirando.', 'Para jugar, ve a «Jugadores».'],
    over: ['Buena partida.', 'Empieza la siguiente cuando quieras.'],
  },
  lobby: {
    title: '¿Están todos?',
    waiting: (number) =>
      number === 0
        ? 'Aún no hay nadie. Tus amigos ya pueden entrar.'
        : `${friends(number, 'espera', 'esperan')}. Empieza cuando quieras.`,
  },
  invite: {
    orType: 'O escribe la dirección:',
    or: 'o',
    network: 'Red',
    noNetwork: 'Este ordenador no está en ninguna red. Aquí puedes jugar igual.',
    portTaken: (taken, port) => `El ${taken} estaba ocupado: se usa el ${port}.`,
    copy: 'Copiar enlace',
    copied: 'Copiado',
    copyYourself: 'Copia tú este enlace:',
    doctor: '¿Aún no hay nadie? Mira esto:',
    checks: [
      'El mismo wifi aquí y allí.',
      'No es una red de invitados: separa los aparatos.',
      'Sin VPN, ni aquí ni en el móvil.',
    ],
    firewall: (system, port) =>
      ({
        windows: 'Windows preguntó por el cortafuegos: Permitir.',
        mac: 'macOS preguntó por conexiones: Permitir.',
        linux: `Un cortafuegos (ufw, firewalld) deja pasar el ${port}.`,
      })[system],
    trouble: '¿Problemas para entrar?',
    friendsIn: (number) => `${friends(number, 'está', 'están')} dentro.`,
    anyTime: 'Se puede entrar en cualquier momento.',
    moved: 'La dirección ha cambiado. Tus amigos vuelven solos; muestra este código a los nuevos.',
  },
  players: {
    me: 'Tú, en este ordenador',
    more: (name) => `Más sobre ${name}`,
    rename: (name) => `Cambiar el nombre de ${name}`,
    remove: 'Sacar de la partida',
    block: 'Sacar y bloquear',
    give: 'Dar este sitio a…',
    waiting: (number) => `${number} ${number === 1 ? 'espera' : 'esperan'}`,
    play: ['Yo también juego', 'Si no, solo miras'],
  },
  boards: {
    playing: 'en juego',
    open: 'Abrir un archivo…',
    drop: 'o suéltalo aquí',
    dropNow: 'Suéltalo para jugar',
    shuffle: ['Barajar', 'Si no, quedan como en el archivo'],
  },
  settings: {
    lock: ['Cerrar la sala', 'Para entrar hace falta un código'],
    locked: (code) => `Para entrar hace falta el código ${code}`,
    joined: ['Solo juega quien ha entrado', 'Los clientes de texto quedan fuera'],
    lobby: ['Esperar en la antesala', 'La próxima partida empieza cuando digas'],
    restart: ['Empezar de nuevo solo', 'Una partida nueva cada pocos minutos'],
    silent: ['Cuando alguien no responde', 'Su carta se libera tras este tiempo'],
    holdUp: ['Cuando otros esperan una carta', 'Pasa a ellos tras este tiempo'],
    replace: ['Se pueden cambiar cartas', 'Los clientes de texto cambian dibujos'],
    end: ['Terminar la partida ya', 'Todos ven el podio'],
    off: 'No',
    never: 'Nunca',
  },
  ask: {
    startOver: (number) => [
      '¿Empezar de nuevo?',
      `${friends(number, 'está', 'están')} en plena partida.`,
    ],
    startOverYes: 'Empezar de nuevo',
    end: (number) => [
      '¿Terminar la partida ya?',
      `${friends(number, 'está', 'están')} en pleno juego.`,
    ],
    endYes: 'Terminar la partida',
    block: (name) => [`¿Bloquear a ${name}?`, 'Esta sala le quedará cerrada.'],
    keep: 'Seguir jugando',
  },
  file: {
    title: 'Este archivo necesita un arreglo',
    there: (file, line, said) => [
      'En ',
      file,
      said === undefined ? ' falta la ' : ', la ',
      `línea ${line}`,
      said === undefined ? '. ' : said === '' ? ' está vacía. ' : ` dice «${said}». `,
    ],
    belongs: {
      header: 'La primera línea dice filas y columnas, como 3x3.',
      card: 'Cada línea después de la primera lleva una sola carta.',
      few: 'Hay menos cartas de las que piden filas y columnas.',
      many: 'Hay más cartas de las que piden filas y columnas.',
      long: 'Una carta tiene como mucho 4096 caracteres.',
      spots: 'Un tablero tiene como mucho 65536 cartas.',
      plain: 'Guárdalo otra vez como texto, en UTF-8.',
    },
    nothing: 'aquí no hay nada',
    untouched: (title) => `Tu partida sigue igual. Todos siguen jugando a «${title}».`,
    another: 'Elegir otro archivo…',
    back: 'Volver al juego',
  },
  trouble: {
    lost: 'El juego no responde. Seguimos probando.',
    secret: 'Esta página ha perdido sus poderes. Abre otra vez la dirección del anfitrión.',
    seat: 'Ese sitio ya está vacío.',
    board: 'Ese tablero ya no está.',
    notAway: 'Ahora no: uno tiene que estar ausente y el otro aquí.',
    tooBig: 'Ese archivo pasa de 4 MB. Un tablero es mucho más pequeño.',
    unreadable: 'No se puede leer. Prueba con un archivo de texto.',
    other: 'No ha funcionado. Recarga la página y prueba otra vez.',
    broken: 'Esta partida se ha atascado. Una partida nueva lo arregla.',
    save: 'La partida sigue, pero no se puede guardar:',
  },
};

export default words;
