import { signal } from '@preact/signals';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Adapters } from '../../../main/host/lan.ts';
import { DeskStore } from '../../../renderer/desk/desk-store.ts';
import { deskDictionaries } from '../../../renderer/text/desk-dictionary.ts';
import type { Dictionary } from '../../../renderer/text/dictionary.ts';
import type { OfferedFile } from '../../../shared/desktop-api.ts';
import type { TableView } from '../../../shared/table-view.ts';
import { ipv4 } from '../../support/adapters.ts';
import { hosted } from '../../support/hosted.ts';
import { seededRandom } from '../../support/random.ts';
import { view } from '../views.ts';
import { ONE_TABLE } from './one-table.ts';

await deskDictionaries.de(); // or they would still be on their way when the last test ends

const GOOD = '1x2\n🦊\n🦊\n';

/** The desk of a real host, beside this table as its page sees it. */
function desk(shown: TableView | undefined, adapters: () => Adapters = () => ({})) {
  const { table: onTable, powers: host } = hosted(
    'A B / B A',
    {},
    { adapters, random: seededRandom(1) },
  );
  const page = {
    id: () => 'host',
    view: signal<TableView | undefined>(shown),
    text: signal({ lang: 'de' } as Dictionary),
    ...ONE_TABLE,
    onBroken: () => undefined,
    openMaker: async () => undefined,
  };
  const store = new DeskStore(host, page);
  const offer = (name: string, content: OfferedFile['content']) => {
    store.files.offer([{ name, content }]);
  };
  const bytes = (text: string) => new TextEncoder().encode(text);
  const sees = (seen: TableView) => {
    page.view.value = seen;
  };
  return { store, onTable, offer, bytes, sees };
}

/** Once everything that was begun has ended. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

const zoo = { board: 'zoo.txt', title: 'Zoo', rows: 2, columns: 2, unlike: false, corner: [] };

const playing = view('A@1 down / down down', { tallies: [[0, 1]] });

describe('a board file, offered in the middle of a game', () => {
  test('is asked about by its name, and played once the host says so', async () => {
    const { store, onTable, offer, bytes } = desk(playing);
    offer('foxes.board', bytes(GOOD));
    await settled();
    expect(store.question.value?.board).toBe('foxes.board');
    expect(onTable.game.number).toBe(1);
    await store.question.value?.go();
    expect([onTable.game.number, onTable.game.title]).toEqual([2, 'Foxes']);
  });

  test('takes the place of the one that was offered before it', async () => {
    const { store, onTable, offer, bytes } = desk(playing);
    offer('first.board', bytes(GOOD));
    await settled();
    offer('second.board', bytes(GOOD));
    expect(store.question.value).toBe(undefined); // nobody says yes to another board than is asked
    await settled();
    expect(store.question.value?.board).toBe('second.board');
    await store.question.value?.go();
    expect(onTable.game.title).toBe('Second');
  });

  test('is the only one of two that came at once', async () => {
    const { store, onTable, offer, bytes } = desk(view('down down / down down'));
    offer('first.board', bytes(GOOD));
    offer('second.board', bytes(GOOD));
    await settled();
    expect([onTable.game.number, onTable.game.title, store.question.value]).toEqual([
      2,
      'Second',
      undefined,
    ]);
  });

  test('is explained in front of everything if it cannot be played', async () => {
    const { store, offer, bytes } = desk(playing);
    offer('first.board', bytes(GOOD));
    await settled();
    offer('bad.board', bytes('1x2\n🦊\n'));
    await settled();
    expect(store.question.value).toBe(undefined);
    expect(store.refused.value).toMatchObject({ file: 'bad.board', problem: { line: 3 } });
    offer('good.board', bytes(GOOD));
    await settled();
    expect([store.refused.value, store.question.value?.board]).toEqual([undefined, 'good.board']);
  });
});

test.each([
  ['too-big', 'too-big'],
  ['unreadable', 'not-a-file'],
] as const)('a file that is %s is explained by its name, wherever the desk is', (content, code) => {
  const { store, offer } = desk(playing);
  offer('film.board', content);
  expect(store.refused.value).toEqual({ file: 'film.board', text: '', problem: { code, line: 0 } });
  expect(store.trouble.value).toBe(undefined);
});

test('the next board is named in the question; the same again needs no name', () => {
  const { store } = desk(playing);
  store.newGame();
  expect(store.question.value).toMatchObject({ about: 'startOver', board: undefined });
  store.choose(zoo);
  store.newGame();
  expect(store.question.value?.board).toBe('Zoo');
});

const perfect = { ...zoo, board: 'perfect.txt', title: 'Perfect' };

describe('a board that is chosen', () => {
  test('in a lobby is dealt at once, and nothing else is armed', async () => {
    const { store, onTable } = desk(view('down down / down down', { phase: 'lobby' }));
    store.choose(perfect);
    await expect.poll(() => onTable.game.title).toBe('Perfect');
    expect(store.chosen.value).toBe(undefined);
  });

  test('before a lobby came by itself, is not what a lobby says it begins', () => {
    const { store, sees } = desk(playing);
    store.choose(perfect);
    expect(store.chosen.value).toBe(perfect);
    sees(view('down down / down down', { phase: 'lobby' }));
    expect(store.chosen.value).toBe(undefined);
  });

  test('is also what the computer plays on', async () => {
    const { store, onTable } = desk(view('gone gone / gone gone', { phase: 'over' }));
    onTable.endGame();
    store.choose(perfect);
    expect(await store.playComputer()).toBe(true);
    expect([onTable.game.title, onTable.game.phase]).toEqual(['Perfect', 'playing']);
    expect(store.chosen.value).toBe(undefined);
  });
});

const ways: readonly (readonly [string, (of: ReturnType<typeof desk>) => void])[] = [
  ['a new game', ({ store }) => store.newGame()],
  ['a board file', ({ offer, bytes }) => offer('foxes.board', bytes(GOOD))],
];

describe.each(ways)('%s', (_, start) => {
  test.each([
    ['a card is up', 'down A@1 / down down', {}],
    ['a pair was found', 'gone gone / down down', {}],
    ['somebody has tried', 'down down / down down', { tallies: [[0, 1]] as const }],
  ])('is asked about where %s, with nobody here, too', async (_case, notation, parts) => {
    const host = desk(view(notation, { ...parts, presence: 'away' }));
    const { store, onTable, sees } = host;
    start(host);
    await settled();
    expect(store.question.value).toMatchObject({ about: 'startOver', friends: 0 });
    sees(view(notation, parts));
    start(host);
    await settled();
    expect(store.question.value).toMatchObject({ about: 'startOver', friends: 3 });
    expect(onTable.game.number).toBe(1);
    await store.question.value?.go();
    expect(onTable.game.number).toBe(2);
  });

  test('asks first while brought cards are not dealt', async () => {
    const cards = [{ number: 1, seat: 0, text: '🐙' }];
    const bringing = { each: 3, looksFirst: false, cards };
    const host = desk({ ...view('down down / down down', { phase: 'lobby' }), bringing });
    start(host);
    await settled();
    expect(host.store.question.value).toMatchObject({ about: { cards: 1 } });
    expect(host.onTable.game.number).toBe(1);
  });

  test.each([
    ['nobody has tried anything', 'down down / down down', {}],
    ['the game is over', 'gone gone / A B', { phase: 'over' as const, tallies: [[1, 1]] as const }],
  ])('needs no question where %s', async (_case, notation, parts) => {
    const host = desk(view(notation, parts));
    start(host);
    await settled();
    expect([host.onTable.game.number, host.store.question.value]).toEqual([2, undefined]);
  });

  test('waits for the first view of the table', async () => {
    const host = desk(undefined);
    start(host);
    await settled();
    expect(host.onTable.game.number).toBe(1);
    host.sees(view('down A / down down', { presence: 'away' }));
    await settled();
    expect(host.store.question.value).toBeDefined();
    expect(host.onTable.game.number).toBe(1);
  });
});

test('a trouble stays told while the host looks at the boards, and ends with a choice', async () => {
  const { store } = desk(playing);
  await store.use('rename', { seat: 7, name: 'Mia' });
  expect(store.trouble.value).toBe('seat');
  await store.loadBoards();
  expect([store.boards.value.length > 0, store.trouble.value]).toEqual([true, 'seat']);
  const [board] = store.boards.value;
  if (board !== undefined) store.choose(board);
  expect(store.trouble.value).toBe(undefined);
});

test('another network is shown within 5 seconds, though nothing else happens', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let address = '192.168.1.5';
  const { store } = desk(view('down down / down down'), () => ({ wlan0: [ipv4(address)] }));
  store.start();
  await settled();
  expect(store.state.value?.joinLink).toBe('http://192.168.1.5:8080/');
  address = '10.0.0.7';
  vi.advanceTimersByTime(4_000); // what the host knows of its networks may be a second old
  await settled();
  expect(store.state.value?.joinLink).toBe('http://10.0.0.7:8080/');
});

describe('computer players', () => {
  const alone = view('down down / down down');
  const playersOf = ({ onTable }: ReturnType<typeof desk>) =>
    onTable.view().players.map(({ name, computer }) => [name, computer]);

  test('are named in the language of the host, and change with their character', async () => {
    const host = desk(alone);
    expect(await host.store.addComputer('squirrel')).toBe(true);
    expect(playersOf(host)).toEqual([['Eichhörnchen', 'squirrel']]);
    await host.store.changeComputer(0, 1, 'elephant');
    expect(playersOf(host)).toEqual([['Elefant', 'elephant']]);
  });

  test('are seven at most, and the desk says why', async () => {
    const { store } = desk(alone);
    for (let number = 1; number <= 7; number++) {
      expect(await store.addComputer('goldfish')).toBe(true);
    }
    expect(await store.addComputer('goldfish')).toBe(false);
    expect(store.trouble.value).toBe('computersFull');
  });

  test.each(['lobby', 'playing', 'over'] as const)(
    'a chameleon sits down for a host who is alone, and the game runs, also from %s',
    async (phase) => {
      const host = desk({ ...alone, phase });
      const { store, onTable } = host;
      onTable.room.changeSettings({ lobby: phase !== 'playing' });
      if (phase !== 'playing') onTable.room.startGame();
      if (phase === 'over') {
        onTable.room.begin();
        onTable.endGame();
      }
      expect(onTable.game.phase).toBe(phase);
      const before = onTable.game.number;
      expect(await store.playComputer()).toBe(true);
      expect(playersOf(host)).toEqual([['Chamäleon', 'chameleon']]);
      expect(onTable.game.phase).toBe('playing');
      expect(onTable.game.number - before).toBe(phase === 'over' ? 1 : 0);
    },
  );

  test('a new game is asked about only where people play', async () => {
    const computers = { 1: 'squirrel', 2: 'elephant', 3: 'goldfish' } as const;
    const itself = view('A@1 gone / down gone', {
      computers,
      tallies: [
        [0, 0],
        [1, 4],
      ],
    });
    const host = desk(itself);
    host.store.newGame();
    await settled();
    expect([host.onTable.game.number, host.store.question.value]).toEqual([2, undefined]);
    host.sees(view('A@1 gone / down gone', { computers, tallies: [[0, 1]] }));
    host.store.newGame();
    expect(host.store.question.value).toMatchObject({ about: 'startOver', friends: 0 });
  });
});

test('a new game of an odd deck, whose middle was never there, is asked about with nobody', async () => {
  const { store, onTable } = desk(view('down down down / down gone down / down down down'));
  store.newGame();
  await settled();
  expect([store.question.value, onTable.game.number]).toEqual([undefined, 2]);
});
