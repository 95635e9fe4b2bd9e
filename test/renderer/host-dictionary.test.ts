import { describe, expect, test } from 'vitest';
import { languages } from '../../renderer/text/dictionary.ts';
import {
  type HostDictionary,
  type System,
  hostDictionaries,
} from '../../renderer/text/host-dictionary.ts';
import { collect } from './collect.ts';

const NUMBERS = [0, 1, 2, 5, 19, 20, 21, 101];
const SYSTEMS: readonly System[] = ['windows', 'mac', 'linux'];

/** Every sentence, under its path; what is counted or filled in, with samples. */
function sentences(words: HostDictionary): Map<string, readonly string[]> {
  const { lobby, invite, players, settings, ask, file } = words;
  const said = new Map<string, readonly string[]>();
  collect('', words, said);
  const functions: Readonly<Record<string, readonly string[]>> = {
    'lobby.waiting': NUMBERS.map(lobby.waiting),
    'invite.portTaken': [invite.portTaken(8080, '8081')],
    'invite.firewall': SYSTEMS.map((system) => invite.firewall(system, '8080')),
    'invite.friendsIn': NUMBERS.slice(1).map(invite.friendsIn),
    'players.more': [players.more('Mia')],
    'players.rename': [players.rename('Mia')],
    'players.waiting': NUMBERS.slice(1).map(players.waiting),
    'settings.locked': [settings.locked('KIWI42')],
    'ask.startOver': NUMBERS.slice(1).flatMap(ask.startOver),
    'ask.end': NUMBERS.slice(1).flatMap(ask.end),
    'ask.block': ask.block('Mia'),
    'file.there': [undefined, '', 'three'].map((line) =>
      file.there('zoo.txt', 4, line).join('').trim(),
    ),
    'file.untouched': [file.untouched('Zoo')],
  };
  for (const [path, told] of Object.entries(functions)) said.set(path, told);
  return said;
}

const { default: en } = await hostDictionaries.en();

describe.each(languages)('the desk in %s', async (language) => {
  const { default: words } = await hostDictionaries[language]();

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

  test('names both ports, and the port that a firewall must let in', () => {
    expect(words.invite.portTaken(8080, '8081')).toMatch(/8080.*8081/);
    expect(words.invite.firewall('linux', '8081')).toContain('8081');
    expect(new Set(SYSTEMS.map((system) => words.invite.firewall(system, '8081'))).size).toBe(3);
  });
});

test('French keeps high punctuation on the line of its word', async () => {
  const { default: fr } = await hostDictionaries.fr();
  for (const sentence of [...sentences(fr).values()].flat()) {
    expect(sentence).not.toMatch(/[^\u00a0][!?:;»]|«[^\u00a0]/);
  }
});
