import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { BringDesk } from '../../../renderer/desk/bring-desk.ts';
import type { Question } from '../../../renderer/desk/questions.ts';
import type { PowerName } from '../../../shared/host-api.ts';
import type { BoardPreview, HostAnswer } from '../../../shared/host-state.ts';
import type { TableView } from '../../../shared/table-view.ts';
import { view } from '../views.ts';

const board = (name: string, rows: number, unlike = false): BoardPreview => ({
  ...{ board: `${name}.txt`, title: name, rows, columns: rows, unlike, corner: [] },
});

/** So many cards on the table, and three bundled boards. */
function bringing(count: number, title = 'Test', unshown = 0) {
  const cards = Array.from({ length: count }, (_, index) => ({
    ...{ number: index + 1, seat: 0, text: `card ${index}` },
  }));
  const seen = view('A A', {
    title,
    phase: 'lobby',
    bringing: { each: 3, looksFirst: false, cards },
  });
  const shown = signal<TableView | undefined>(seen);
  const used: [PowerName, unknown][] = [];
  const use = async (power: PowerName, argument: unknown) => {
    used.push([power, argument]);
    return { ok: true, value: null } as HostAnswer<never>;
  };
  const host = {
    use: use as never,
    askFirst: (_: unknown, go: () => Promise<unknown>) => void go(),
    boards: signal([board('Zoo', 4), board('Words', 4, true), board('Sea', 6), board('Huge', 20)]),
    chosen: signal(undefined),
    question: signal<Question | undefined>(undefined),
    unshown,
    starting: {},
  };
  return { desk: new BringDesk(host, shown), used, question: host.question };
}

describe('how cards would be dealt', () => {
  test('nobody’s card stays behind, if others can fill up', () => {
    const { desk } = bringing(11);
    expect(desk.plan.value).toMatchObject({ cards: 11, size: { rows: 5, columns: 5, left: -1 } });
    desk.fillFrom(null);
    expect(desk.plan.value).toMatchObject({ size: { rows: 5, columns: 4, left: 1 } });
  });

  test('the host chooses another size, but none that cannot be filled', () => {
    const { desk } = bringing(11);
    desk.resize({ rows: 6, columns: 5 });
    expect(desk.plan.value.size).toMatchObject({ rows: 6, columns: 5 });
    desk.fillFrom(null);
    expect(desk.plan.value.size).toMatchObject({ rows: 5, columns: 4 });
  });

  test('the others come from the board that was played, or a usual one, but never from one in two languages', () => {
    expect(bringing(3, 'Zoo').desk.plan.value.fill?.title).toBe('Zoo');
    expect(bringing(3, 'Words').desk.plan.value.fill?.title).toBe('Sea');
    const { desk } = bringing(3);
    expect(desk.fillers.map(({ title }) => title)).toEqual(['Zoo', 'Sea', 'Huge']);
    desk.fillFrom('Zoo.txt');
    expect(desk.plan.value.fill?.title).toBe('Zoo');
  });
});

describe('dealing', () => {
  test('asks first where cards that were not shown would stay behind', async () => {
    const { desk, used, question } = bringing(4, 'Test', 2);
    await desk.deal('Ours');
    expect(used).toEqual([]);
    expect(question.value).toMatchObject({ about: { unshown: 2 } });
    await question.value?.go();
    expect(used).toMatchObject([['deal', { title: 'Ours' }]]);
  });

  test('names the board that fills up only if it does', async () => {
    const { desk, used } = bringing(11);
    await desk.deal('Ours');
    desk.resize({ rows: 5, columns: 4 });
    await desk.deal('Ours');
    expect(used).toEqual([
      ['deal', { rows: 5, columns: 5, fill: 'Sea.txt', title: 'Ours' }],
      ['deal', { rows: 5, columns: 4, fill: null, title: 'Ours' }],
    ]);
  });

  test('keeps the cards of the game that is over, and knows which', async () => {
    const { desk, used } = bringing(0);
    await desk.keep();
    expect(used).toEqual([['keepBoard', {}]]);
    expect(desk.kept.value).toBe(1);
  });
});
