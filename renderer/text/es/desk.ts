import type { DeskDictionary } from '../desk-dictionary.ts';
import { troubles } from './desk-troubles.ts';
import { count } from './play.ts';

function friends(number: number, one: string, many: string): string {
  return count(number, { one: `# amigo ${one}`, other: `# amigos ${many}` });
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function friendsOf(people: number): string {
  return count(people, { one: '# persona', other: '# personas' });
}

const words: DeskDictionary = {
  desk: 'El panel del anfitrión',
  openDesk: 'Abrir el panel',
  tv: 'Mostrar en otra pantalla',
  xray: ['Radiografía', 'Radiografía: quién tiene qué, quién espera y por qué'],
  study: ['Estudiar', 'Muestra la radiografía: quién tiene qué y quién espera'],
  tabs: {
    invite: 'Invitar',
    cards: 'Cartas',
    players: 'Jugadores',
    boards: 'Tableros',
    tonight: { night: 'Hoy', day: 'Hoy' },
    settings: 'Ajustes',
  },
  newGame: 'Nueva partida',
  keepSeats: 'Todos conservan su sitio.',
  begin: 'Empezar',
  thatIsMe: 'Soy yo',
  replaced: {
    told: (who) => `${who} ha cambiado la imagen de una carta. Los programas pueden hacerlo.`,
    forbid: 'No permitirlo',
    allow: 'Está bien',
  },
  say: {
    ready: [
      'Cuando quieras.',
      'Prueba una carta, espera a tus amigos o juega contra el ordenador.',
    ],
    watching: ['Estás mirando.', 'Para jugar, ve a «Jugadores».'],
    over: ['¿Otra partida?', 'Empieza la siguiente cuando quieras.'],
    overBrought: ['¿Guardar estas cartas?', 'El próximo tablero las sustituye.'],
    kept: ['Guardadas en Mis tableros.', 'Todos conservan su sitio.'],
  },
  lobby: {
    title: '¿Ya están todos?',
    waiting: (number) =>
      number === 0
        ? 'Aún no hay nadie. Tus amigos ya pueden entrar.'
        : `${friends(number, 'espera', 'esperan')}. Empieza cuando quieras.`,
  },
  invite: {
    orType: 'O escribe la dirección:',
    or: 'o',
    network: 'Red',
    networks: { wireless: 'Wifi', cable: 'Cable', virtual: 'Virtual' },
    portTaken: (taken, port) => `El puerto ${taken} estaba ocupado, así que se usa el ${port}.`,
    copy: 'Copiar enlace',
    copied: 'Copiado',
    copyYourself: 'Copia este enlace a mano:',
    alone: ['¿Nadie todavía?', 'Juega contra el ordenador hasta que lleguen amigos.'],
    playNow: 'Jugar ahora',
    doctor: '¿Aún no hay nadie? Comprueba esto:',
    checks: [
      'El ordenador y el móvil están en el mismo wifi.',
      'No es una red de invitados: esas separan los aparatos.',
      'Sin VPN, ni aquí ni en el móvil.',
    ],
    firewall: (system, port) =>
      ({
        windows:
          'Si Windows pregunta por el cortafuegos, elige Permitir. ¿Dijiste que no? Permítelo en Seguridad de Windows → Firewall y protección de red → Permitir una aplicación a través de firewall.',
        mac: 'Si macOS pregunta por las conexiones o por la red local, elige Permitir. ¿Dijiste que no? Permítelo en Ajustes del Sistema → Privacidad y seguridad → Red local, y en Red → Firewall.',
        linux: `El cortafuegos (ufw, firewalld) debe dejar pasar el puerto ${port}.`,
      })[system],
    trouble: '¿Problemas para entrar?',
    friendsIn: (number) => `${friends(number, 'está', 'están')} dentro.`,
    anyTime: 'Pueden llegar más en cualquier momento.',
    moved:
      'La dirección ha cambiado. Si a alguien se le queda parada la pantalla, que escanee otra vez este código; en «Jugadores» puedes devolverle su sitio.',
    virtual: (adapter) =>
      `${adapter} es una VPN o una red virtual: los móviles casi nunca llegan a ella. Conecta este ordenador al wifi o a un cable.`,
  },
  players: {
    me: 'Tú, en este ordenador',
    more: (name) => `Opciones para ${name}`,
    rename: (name) => `Cambiar el nombre de ${name}`,
    cameBack: (name) => `Es ${name} otra vez`,
    befriend: 'Poner un nombre simpático',
    remove: 'Sacar de la partida',
    block: 'Sacar y bloquear',
    removed: 'fuera de la partida',
    blocked: 'acceso bloqueado',
    knocked: 'acceso bloqueado. Alguien nuevo de esta dirección no pudo entrar',
    removeIdle: 'Sacar a quienes no han jugado',
    letIn: 'Dejar volver',
    give: 'Dar este sitio a…',
    waiting: (number) => count(number, { one: '# espera', other: '# esperan' }),
    play: ['Yo también juego', 'Si no, solo miras'],
    addComputer: 'Añadir un jugador virtual',
    ofMost: (number, most) => `${number} de ${most}`,
    characters: {
      goldfish: ['Pez dorado', 'olvida al momento'],
      squirrel: ['Ardilla', 'recuerda algo'],
      elephant: ['Elefante', 'no olvida nada'],
      chameleon: ['Cama\u00adleón', 'se mantiene a tu nivel'],
    },
    add: (character, how) => `Añadir ${character}, ${how}`,
    playsLike: (name) => `${name} juega como`,
  },
  boards: {
    playing: 'en juego',
    open: 'Abrir un archivo…',
    dropNow: 'Suéltalo para jugar',
    mine: 'Mis tableros',
    make: 'Crear un tablero',
    bring: 'Trae una carta',
    back: 'Volver a los tableros',
    keepCards: 'Guardar estas cartas',
    change: 'Editar',
    more: 'Más opciones de tableros',
    unread: 'Ahora mismo no se pueden leer tus tableros. Siguen donde estaban.',
    keep: 'Guardar este tablero',
    import: 'Importar…',
    rename: 'Cambiar el título',
    title: 'Título',
    copy: 'Hacer una copia',
    export: 'Exportar a un archivo…',
    delete: 'Borrar',
    deleted: (title) => `«${title}» se ha borrado.`,
    undo: 'Deshacer',
    unfinished: 'sin terminar',
    shuffle: ['Barajar', 'Si no, siguen el orden del archivo'],
  },
  settings: {
    lock: ['Poner código', 'Hará falta para entrar'],
    locked: (code) => `Para entrar hace falta el código ${code}`,
    newCode: 'Nuevo código',
    closed: ['Ya no puede entrar nadie', 'Quien está dentro se queda'],
    tvSpeaks: ['Leer las cartas en la tele', 'En su idioma, con una voz del aparato'],
    fixedNames: ['Los nombres no cambian', 'Solo tú puedes cambiarlos'],
    joined: ['Primero entrar, luego jugar', 'Deja fuera a los bots'],
    lobby: ['Sala de espera', 'La próxima partida empieza cuando tú digas'],
    restart: ['Reinicio automático', 'Una nueva partida cada pocos minutos'],
    silent: ['Si alguien desaparece', 'Liberar su carta tras'],
    holdUp: ['Si otros esperan una carta', 'Pasarla tras'],
    replace: ['Las imágenes pueden cambiar', 'Los programas pueden sustituirlas'],
    tvSound: ['Sonido en la tele', 'Se oyen las llegadas, las parejas y el podio'],
    end: ['Terminar la partida ya', 'Todos ven el podio'],
    programs: 'Para programas',
    more: 'Más',
    off: 'No',
    never: 'Nunca',
  },
  tables: {
    title: 'Mesas',
    each: (people, least, most) =>
      `${friendsOf(people)}: ${least === most ? least : `${least} o ${most}`} por mesa`,
    crowd: (people, most, better) =>
      `${friendsOf(people)}: ${most} en una mesa son muchos. Prueba ${better}.`,
    nobody: 'Quien llega se sienta donde hay menos gente.',
    number: (tables) => count(tables, { one: '# mesa', other: '# mesas' }),
    people: (people, tables) =>
      `${friendsOf(people)} en ${count(tables, { one: '# mesa', other: '# mesas' })}`,
    crowded: 'llena',
    empty: 'vacía',
    free: ['Aún no hay nadie.', 'Aquí se sienta quien llegue.'],
    evenOut: 'Igualar',
    moved: (people) =>
      count(people, { one: 'Una persona ha cambiado de mesa.', other: '# han cambiado de mesa.' }),
    undo: 'Deshacer',
    movesTo: (who) => `${who} pasa a`,
    pairsStay: (table) => `Las parejas se quedan en la mesa ${table}.`,
    here: 'aquí',
    there: (people) => `${people} allí`,
    look: (table, left, people) =>
      `Mirar la mesa ${table}, ${count(left, { one: 'queda # pareja', other: 'quedan # parejas' })}, ${friendsOf(people)}`,
    all: 'Todas las mesas',
    endHere: 'Terminar aquí',
    pick: 'Elige una mesa para mirarla.',
    ahead: (table, left) =>
      `La mesa ${table} va por delante: ${count(left, { one: 'queda # pareja', other: 'quedan # parejas' })}.`,
    aheadTogether: (tables, left) =>
      `${tables} mesas van por delante: ${count(left, { one: 'queda # pareja', other: 'quedan # parejas' })}.`,
    even: 'Todas las mesas van igual.',
    nextAt: 'Quien llegue se sienta en',
    nextHint: 'toca para cambiarlo',
    laying: ['Se prepara la próxima partida.', 'Esta sigue hasta que empieces.'],
    find: 'Buscar un nombre',
    computersAt: 'Los jugadores del ordenador van a',
  },
  whoWins: {
    title: 'Quién gana junto',
    each: ['Cada uno por su cuenta', 'gana quien tenga más parejas'],
    teams: ['Equipos', 'de 2 a 4, en un tablero'],
    tables: ['Mesa contra mesa', 'gana la mesa más rápida'],
    together: ['Todos juntos', 'contra vuestro récord'],
    number: 'Cuántos equipos',
    by: 'Quién está en qué equipo',
    friends: 'A elegir',
    host: 'Decido yo',
    chance: 'Al azar',
  },
  tonight: {
    afresh: 'Poner a cero…',
    ask: (games) => [
      '¿Poner la clasificación a cero?',
      `${count(games, { one: 'Se quita # partida', other: 'Se quitan # partidas' })} de la clasificación. Todos empiezan de cero y conservan su sitio. Después aún se pueden guardar los resultados.`,
    ],
    afreshYes: 'Poner a cero',
    keep: 'Conservar',
    saveFirst: 'Guardar antes…',
    table: ['Resultados como tabla', 'CSV, para Excel o Numbers'],
    save: 'Guardar…',
    last: (games, date) => [
      date === undefined ? 'La última vez' : `La última vez: ${date.toLocaleDateString('es', DAY)}`,
      `${count(games, { one: '# partida', other: '# partidas' })} como tabla (CSV)`,
    ],
    forgetThis: { night: 'Olvidar esta noche', day: 'Olvidar esta clase' },
    forgetLast: 'Olvidar la última vez',
    forgetHint: 'Borra los resultados y todos sus nombres',
    forget: 'Olvidar…',
    askForget: (games) => [
      '¿Olvidar estos resultados?',
      `${count(games, { one: 'Se borra # partida', other: 'Se borran # partidas' })}, con todos los nombres de los resultados. No se puede deshacer. Las páginas y tablas guardadas se quedan donde están.`,
    ],
    forgetYes: 'Olvidar',
    page: ['Esta partida como página', 'Un archivo que se abre en cualquier navegador'],
    lastPage: 'La última partida como página',
    askNames: [
      '¿Con nombres?',
      'La página muestra quién encontró qué. Sin nombres, cada uno se llama como su símbolo: Círculo rojo, Triángulo azul.',
    ],
    withNames: 'Con nombres',
    withoutNames: 'Sin nombres',
    tv: ['Mostrar en la tele', 'Todos ven esta partida otra vez'],
    showOnTv: 'Mostrar',
    endOnTv: 'Parar',
  },
  ask: {
    startOver: (number) => [
      '¿Empezar de nuevo?',
      `${friends(number, 'está', 'están')} en plena partida.`,
    ],
    startOverWith: (board) => `¿Empezar de nuevo con ${board}?`,
    startOverYes: 'Empezar de nuevo',
    end: (number) => [
      '¿Terminar la partida ya?',
      `${friends(number, 'está', 'están')} en plena partida.`,
    ],
    endYes: 'Terminar la partida',
    unfinished: 'Esta partida aún no ha terminado.',
    block: (name) => [
      `¿Bloquear a ${name}?`,
      'Solo podrá volver si tú se lo permites, y tampoco entrará nadie nuevo desde su dirección. Si otros juegan desde ella, como en un colegio, podría volver con otro nombre: entonces cambia el código.',
    ],
    blockNewCode: 'Bloquear y cambiar el código',
    idle: ['¿Sacar a quienes no han jugado?', 'Sus sitios quedan libres. Pueden volver a entrar.'],
    back: (number) => [
      '¿Volver a los tableros?',
      count(number, {
        one: '# carta vuelve a quien la trajo.',
        other: '# cartas vuelven a quienes las trajeron.',
      }),
    ],
    unshown: (number) => [
      '¿Repartir ya?',
      count(number, {
        one: '# carta aún no se ha mostrado y se queda fuera.',
        other: '# cartas aún no se han mostrado y se quedan fuera.',
      }),
    ],
    dealAnyway: 'Repartir igualmente',
    stay: 'Quedarse aquí',
    keep: 'Seguir jugando',
  },
  ...troubles,
};

export default words;
