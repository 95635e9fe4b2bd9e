import { describe, expect, test } from 'vitest';
import { mutate, mutationsOf } from './mutator.ts';

/** @returns each mutation of the code, as the whole code */
function mutants(code: string): readonly string[] {
  return mutationsOf('main/a.ts', code).map((mutation) => mutate(code, mutation));
}

describe('a small mutation', () => {
  test.each([
    ['moves a border', 'a < b;', ['a <= b;']],
    ['turns a comparison round', 'a === b;', ['a !== b;']],
    ['takes the other logical operator', 'a && b;', ['a || b;']],
    ['drops a negation', 'f = !a;', ['f = a;']],
    ['moves a number by one', 'a = 1_000;', ['a = 1001;', 'a = 999;']],
    ['has no number below zero', 'a = 0;', ['a = 1;']],
    ['says yes for no', 'a = true;', ['a = false;']],
    ['names another rule', "a = '2-B';", ["a = '1-A';"]],
    [
      'never does what depends, or does it otherwise',
      'if (a) b = c;',
      ['if (!(a)) b = c;', 'if (false) b = c;'],
    ],
    ['swaps what is chosen', 'a = b ? c : d;', ['a = b ? d : c;']],
    ['does not wait', 'a = await b;', ['a = b;']],
    ['empties a list', 'a = [b];', ['a = [];']],
    ['leaves a call out', 'a.b();', [';']],
    ['counts the other way', 'a += b;', ['a -= b;']],
    ['does nothing', 'function f() { a = b; c = d; }', ['function f() {}']],
  ])('%s', (_, code, expected) => {
    expect(mutants(code)).toEqual(expected);
  });
});

describe('no mutation', () => {
  test.each([
    ['touches a type', 'type A = 1 | true; let b: A; const c = d as 2;'],
    ['touches an import', "import a from './a.ts'; export { b } from './b.ts';"],
    ['touches a comment', '// a < b\n/* 1 */'],
    ['touches the message of an assertion', 'const a = () => assert(b, `${c < d}`);'],
    ['joins texts by another operator', "a = 'b' + c;"],
    ['leaves super out', 'class A extends B { constructor() { super(); this.a = b; } }'],
    ['takes an answer away', 'function f() { const a = b; return a; }'],
  ])('%s', (_, code) => {
    expect(mutants(code)).toEqual([]);
  });

  test('breaks the syntax', () => {
    const code = 'a = (b ?? c) || d;\ne = (f && g) ?? h;';
    for (const mutant of mutants(code)) expect(() => mutationsOf('a.ts', mutant)).not.toThrow();
    expect(mutants(code).length).toBeGreaterThan(0);
  });
});

test('says where it is, and what stood there', () => {
  expect(mutationsOf('main/a.ts', 'const a = b;\nconst é = "😀" + (a < b);')).toEqual([
    { file: 'main/a.ts', line: 2, start: 33, end: 34, original: '<', mutated: '<=' },
  ]);
});

test('a file that cannot be parsed has none', () => {
  expect(() => mutationsOf('main/a.ts', 'const = ;')).toThrow('main/a.ts');
});
