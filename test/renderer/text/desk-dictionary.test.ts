import { describe, expect, test } from 'vitest';
import { computerName } from '../../../main/computer/names.ts';
import { characters } from '../../../shared/characters.ts';
import { languages } from '../../../renderer/text/dictionary.ts';
import {
  type DeskDictionary,
  type System,
  deskDictionaries,
} from '../../../renderer/text/desk-dictionary.ts';
import { collect } from '../collect.ts';

const NUMBERS = [0, 1, 2, 5, 19, 20, 21, 101];
const SYSTEMS: readonly System[] = ['windows', 'mac', 'linux'];

/** Every sentence, under its path; what is counted or filled in, with samples. */
function sentences(words: DeskDictionary): Map<string, readonly string[]> {
  const { lobby, invite, players, settings, ask, file } = words;
  const said = new Map<string, readonly string[]>();
  collect('', words, said);
  const functions: Readonly<Record<string, readonly string[]>> = {
    'replaced.told': [words.replaced.told('bob')],
    'lobby.waiting': NUMBERS.map(lobby.waiting),
    'invite.portTaken': [invite.portTaken(8080, '8081')],
    'file.photos': [1, 3].flatMap((number) => words.file.photos(number)),
    'invite.virtual': [invite.virtual('tun0')],
    'invite.firewall': SYSTEMS.map((system) => invite.firewall(system, '8080')),
    'invite.friendsIn': NUMBERS.slice(1).map(invite.friendsIn),
    'players.more': [players.more('Mia')],
    'players.rename': [players.rename('Mia')],
    'players.cameBack': [players.cameBack('Mia')],
    'players.ofMost': NUMBERS.map((number) => players.ofMost(number, 7)),
    'players.add': [players.add('Goldfish', 'forgets at once')],
    'players.playsLike': [players.playsLike('Mia')],
    'players.waiting': NUMBERS.slice(1).map(players.waiting),
    'tables.each': [words.tables.each(30, 5, 5), words.tables.each(31, 5, 6)],
    'tables.crowd': [words.tables.crowd(30, 15, 4)],
    'tables.number': [1, 2, 8].map(words.tables.number),
    'tables.people': [1, 2, 30].map((people) => words.tables.people(people, 6)),
    'tables.moved': [1, 2, 20].map(words.tables.moved),
    'tables.movesTo': [words.tables.movesTo('Zoë')],
    'tables.pairsStay': [words.tables.pairsStay(2)],
    'tables.there': [0, 5].map(words.tables.there),
    'tables.look': [words.tables.look(4, 8, 5), words.tables.look(1, 1, 1)],
    'tables.ahead': [1, 2, 20].map((left) => words.tables.ahead(4, left)),
    'tables.aheadTogether': [1, 2, 20].map((left) => words.tables.aheadTogether(2, left)),
    'boards.deleted': [words.boards.deleted('Our summer')],
    'settings.locked': [settings.locked('KIWI42')],
    'tonight.ask': NUMBERS.slice(1).flatMap(words.tonight.ask),
    'tonight.askForget': NUMBERS.slice(1).flatMap(words.tonight.askForget),
    'tonight.last': [undefined, new Date(2026, 2, 14)].flatMap((date) =>
      NUMBERS.slice(1).flatMap((games) => words.tonight.last(games, date)),
    ),
    'ask.startOver': NUMBERS.slice(1).flatMap(ask.startOver),
    'ask.startOverWith': [ask.startOverWith('zoo.txt')],
    'ask.end': NUMBERS.slice(1).flatMap(ask.end),
    'ask.back': [1, 2, 19, 20, 101].flatMap(words.ask.back),
    'ask.unshown': [1, 2, 19, 20, 101].flatMap(words.ask.unshown),
    'ask.block': ask.block('Mia'),
    'file.there': [undefined, '', 'three'].map((line) =>
      file.there('zoo.txt', 4, line).join('').trim(),
    ),
    'file.inPair': [false, true].map((second) =>
      file.inPair('zoo.board', 4, second).join('').trim(),
    ),
    'file.makeOf': [1, 3].map(file.makeOf),
    'file.untouched': [file.untouched('Zoo')],
  };
  for (const [path, told] of Object.entries(functions)) said.set(path, told);
  return said;
}

const { default: en } = await deskDictionaries.en();

describe.each(languages)('the desk in %s', async (language) => {
  const { default: words } = await deskDictionaries[language]();

  test('has a sentence wherever English has one', () => {
    expect([...sentences(words).keys()]).toEqual([...sentences(en).keys()]);
  });

  test('says something everywhere, with curved quotes, and nothing unfilled', () => {
    for (const [path, told] of sentences(words)) {
      expect(told, path).not.toEqual([]);
      for (const sentence of told) {
        expect(sentence, path).toBe(sentence.trim().normalize('NFC'));
        expect(sentence, path).toMatch(/./);
        expect(sentence, path).not.toMatch(/undefined|NaN|\[object|=>|["'`]|\.\.|[şţŞŢ]/);
      }
    }
  });

  test('calls the characters what the host calls them', () => {
    for (const character of characters) {
      const [name, how] = words.players.characters[character];
      const plain = name.replaceAll('\u00ad', '');
      expect(plain).toBe(computerName(character, language));
      expect(words.players.add(plain, how)).toMatch(new RegExp(`${plain}.*, ${how}$`));
    }
  });

  test('names both ports, and the port that a firewall must let in', () => {
    expect(words.invite.portTaken(8080, '8081')).toMatch(/8080.*8081/);
    expect(words.invite.firewall('linux', '8081')).toContain('8081');
    expect(new Set(SYSTEMS.map((system) => words.invite.firewall(system, '8081'))).size).toBe(3);
  });

  test('says where to allow later what was refused when the system asked, for it asks once', () => {
    expect(words.invite.firewall('windows', '8080')).toMatch(/\? .*Windows.* → .* → /);
    expect(words.invite.firewall('mac', '8080')).toMatch(/\? .* → .* → .* → /);
  });
});

test('French keeps high punctuation on the line of its word', async () => {
  const { default: fr } = await deskDictionaries.fr();
  for (const sentence of [...sentences(fr).values()].flat()) {
    expect(sentence).not.toMatch(/[^\u00a0][!?:;»]|«[^\u00a0]/);
  }
});

test.each(languages)('in %s a line of a file is missing, blank, or quoted', async (language) => {
  const { file } = (await deskDictionaries[language]()).default;
  const [missing, blank, said] = [undefined, '', 'three by three'].map((line) =>
    file.there('zoo.txt', 3, line).join(''),
  );
  expect(said).toContain('three by three');
  expect(new Set([missing, blank, said]).size).toBe(3);
  expect(missing).not.toContain('undefined');
});
