import { counter, listed } from '../numbers.ts';
import type { XrayDictionary } from '../xray-dictionary.ts';

const count = counter('es');
const shown = (card: string | undefined) => (card === undefined ? '.' : `: ${card}`);

const words: XrayDictionary = {
  title: 'Radiografía',
  close: 'Cerrar la radiografía',
  live: 'En directo',
  pausedAt: (time) => `En pausa en ${time}`,
  pause: 'Pausar',
  backToNow: 'Volver al directo',
  span: 'Cuánto tiempo se ve',
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes) => `${minutes} min`,
  onTv: 'En la tele',
  copy: 'Copiar como prueba',
  copied: 'Copiada',
  copyYourself: 'Selecciona la prueba y cópiala.',
  board: 'Tablero',
  lanes: 'Carriles',
  whoHasWhat: 'Quién tiene qué',
  asTest: 'Como prueba',
  wholeGame: 'Toda la partida',
  stepByStep: 'Paso a paso',
  newestFirst: 'lo más nuevo primero',
  earlier: 'Pasos anteriores',
  openFlips: (flips) =>
    flips === 0
      ? 'nadie espera'
      : count(flips, { one: '# jugada en espera', other: '# jugadas en espera' }),
  moreLanes: (more) => count(more, { one: 'y # jugador más', other: 'y # jugadores más' }),
  nobodyHas: 'Nadie tiene una carta.',
  legend: {
    has: 'tiene una carta',
    pair: 'tiene una pareja',
    wait: 'hace cola',
    give: 'pasa a otro',
  },
  doing: {
    has: (spot) => `tiene ${spot}`,
    waits: (spot) => `espera ${spot}`,
    pair: 'tiene una pareja',
    free: 'puede jugar',
  },
  place: (number) => `${number}.º`,
  nobodyPlays: ['Todavía no juega nadie.', 'Levanta una carta y mira.'],
  lobby: 'La partida no ha empezado.',
  over: 'La partida ha terminado. Se ve todo.',
  anew: 'Antes de esto no se grabó nada.',
  test: {
    moves: (kept, all) =>
      `${kept} de ${count(all, { one: '# jugada', other: '# jugadas' })} ${count(kept, {
        one: 'lleva hasta aquí. Un punto es una carta que nunca toca.',
        other: 'llevan hasta aquí. Un punto es una carta que nunca tocan.',
      })}`,
    letters: 'Una letra ocupa el lugar de una carta boca abajo.',
    choose: 'Elige un paso para verlo como prueba.',
    none: 'Este paso no puede ser una prueba mientras sus cartas estén boca abajo.',
    trouble: 'El anfitrión no ha respondido. Inténtalo otra vez.',
  },
  step: {
    turnsUp: (name, spot, card) => `${name} levanta ${spot}${shown(card)}`,
    takes: (name, spot, card) => `${name} toma ${spot}, que estaba boca arriba${shown(card)}`,
    waits: (name, spot, holder) => `${name} espera ${spot}: la tiene ${holder}.`,
    waitsIn: (name, spot, number) => `${name} espera ${spot}, ${number}.º en la cola.`,
    misses: (name, spot, card) =>
      `${name} prueba ${spot}: ${card === undefined ? '' : `${card}, `}no hacen pareja.`,
    finds: (name, first, second, cards) =>
      `${name} encuentra una pareja: ${first} y ${second}, ${cards}`,
    handsOver: (from, to, spot) => `${from} → ${to}: ${spot} cambia de manos.`,
    triesHeld: (name, spot, holder) => `${name} prueba ${spot}: la tiene ${holder}.`,
    triesSame: (name, spot) => `${name} prueba ${spot} dos veces.`,
    triesGone: (name, spot) => `${name} prueba ${spot}: ya no está.`,
    free: (spot) => `${spot} vuelve a estar libre.`,
    gone: (name, spot) => `${name} prueba ${spot}: ya no está.`,
    pairLeaves: (name, first, second) =>
      `La pareja de ${name} deja el tablero: ${first} y ${second}.`,
    turnsDown: (name, spots) =>
      `El último intento de ${name} vuelve boca abajo: ${listed('es', spots)}.`,
    staysUp: (name, spot, holder) =>
      `${spot}, del último intento de ${name}, sigue boca arriba: la tiene ${holder}.`,
    waitedGone: (name, spot) => `${name} esperaba ${spot}: ya no está.`,
    leavesLine: (name, spot) => `${name} ya no espera ${spot}.`,
    goesAway: (name) => `${name} se va y deja la cola.`,
    leaves: (name) => `${name} deja la partida.`,
    givesUp: (name, spot) => `${name} tuvo ${spot} demasiado tiempo, así que pasa a otro.`,
    replaces: (name) => `${name ?? 'Alguien'} cambia cartas por otras.`,
    sits: (name) => `Este sitio es ahora de ${name}.`,
    ends: 'El anfitrión termina la partida.',
    newGame: 'Empieza una partida nueva.',
    restart: 'El anfitrión se ha reiniciado: ya no espera nadie.',
  },
};

export default words;
