import type { Character } from '../../shared/characters.ts';
import type { Notice, PlayerView, Presence, SpotView, TableView } from '../../shared/table-view.ts';

/** Views of a table, as short as their tests need them. */
export interface ViewParts extends Partial<Omit<TableView, 'spots' | 'players' | 'you'>> {
  /** My seat; null: I have none. */
  readonly me?: number | null;
  /** Of seats 0, 1 …: score and tries. */
  readonly tallies?: readonly (readonly [score: number, tries: number])[];
  /** Of all people; by default they are here. */
  readonly presence?: Presence;
  /** By seat: computer players, who are here. */
  readonly computers?: Readonly<Record<number, Character>>;
}

const YOU = { number: null, removed: false, blocked: false, brought: [] };

const NAMES = ['Ana', 'Bob', 'Cleo', 'Dan'];

/**
 * A view in notation: spots apart by spaces, rows by slashes. `down` and `gone`; `A` is up and
 * nobody's; `A@1` seat 1 has it as a first card, `A@1=` in a pair; `A@1<0,2` seats 0 and 2 wait.
 */
export function view(
  notation: string,
  { me = 0, tallies = [], presence = 'here', computers = {}, ...parts }: ViewParts = {},
): TableView {
  const rows = notation.split('/').map((row) => row.trim().split(/\s+/));
  return {
    token: `t ${notation}`,
    game: 1,
    title: 'Test',
    phase: 'playing',
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    faces: 'words',
    hasFaces: false,
    unlike: false,
    language: null,
    spots: rows.flat().map(spot),
    pairsLeft: 3,
    lastPair: null,
    players: NAMES.map((name, seat) => {
      const computer = computers[seat];
      const person = player(seat, name, presence, tallies[seat]);
      return computer === undefined ? person : { ...person, presence: 'here', computer };
    }),
    happenings: [],
    room: { door: 'open', replace: true },
    bringing: null,
    dealt: 0,
    you: { ...YOU, seat: me, name: NAMES[me ?? -1] ?? null },
    awards: [],
    evening: { games: 0, lines: [] },
    beginsIn: null,
    restartSeconds: null,
    giveUpSeconds: null,
    playedSeconds: 0,
    ...parts,
  };
}

function spot(notation: string): SpotView {
  if (notation === 'down') return 1;
  if (notation === 'gone') return 0;
  const [, card = '', by, pair, waiting] =
    /^([^@<]+)(?:@(\d)(=)?)?(?:<([\d,]+))?$/.exec(notation) ?? [];
  return {
    card,
    ...(by === undefined
      ? {}
      : { by: Number(by), as: pair === undefined ? ('first' as const) : ('pair' as const) }),
    ...(waiting === undefined ? {} : { waiting: waiting.split(',').map(Number) }),
  };
}

function player(
  seat: number,
  name: string,
  presence: Presence,
  [score, tries]: readonly [score: number, tries: number] = [0, 0],
): PlayerView {
  return { seat, name, score, tries, streak: 0, presence };
}

export function replaced(number: number): Notice {
  return { number, who: 'Bob', kind: 'replaced', from: 'A', to: 'B' };
}
