import type { Table } from '../../main/table/table.ts';
import { pick, seededRandom } from './random.ts';

interface LessonOptions {
  readonly seed: number;
  /** Which wrong card is chosen for which, by those who have seen both. */
  readonly mixUps?: Readonly<Record<string, string>>;
  /** So many moves are made at most, as where the host ends the game. */
  readonly moves?: number;
  /** Called before each move. */
  readonly before?: () => void;
}

/** People learn words: each turns up a card, and then one that they hold to be its partner. */
export async function playLesson(
  table: Table,
  players: readonly string[],
  { seed, mixUps = {}, moves = Infinity, before = () => undefined }: LessonOptions,
): Promise<void> {
  const random = seededRandom(seed);
  const { columns, unlike = [] } = table.game.deck;
  const cards = table.save().board.spots.map((spot) => spot?.card);
  const partners = new Map(
    unlike.flatMap(([one, two]) => [
      [one, two],
      [two, one],
    ]),
  );
  const seen = new Set<number>();
  const flip = async (player: string, at: number) => {
    before();
    await table.flip(player, { row: Math.floor(at / columns), column: at % columns });
    seen.add(at);
  };
  for (let move = 0; move < moves && table.game.phase === 'playing'; move++) {
    const player = pick(random, players);
    const { spots } = table.game.board.look();
    const held = new Set(table.game.board.controlled().map(({ index }) => index));
    const free = spots.flatMap(({ face }, at) => (face === 'none' || held.has(at) ? [] : [at]));
    const first = pick(random, free);
    const rest = free.filter((at) => at !== first);
    const card = cards[first] ?? '';
    const known = (wanted: string | undefined) =>
      rest.find((at) => cards[at] === wanted && (seen.has(at) || random() < 0.1));
    const [right, wrong] = [known(partners.get(card) ?? card), known(mixUps[card])];
    const guess =
      wrong !== undefined && random() < 0.7 ? wrong : random() < 0.6 ? right : undefined;
    await flip(player, first);
    await flip(player, guess ?? pick(random, rest));
  }
}
