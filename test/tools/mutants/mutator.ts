/**
 * Small mutations of a source file: what a slip of the hand would write. Each keeps the file's
 * syntax, and none touches types, imports or the messages of assertions.
 */
import { type ESTree, parseSync } from 'vite';

export interface Mutation {
  /** From the folder of the project, with slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is replaced: the characters from start up to end. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly mutated: string;
}

type Node = ESTree.Node;

/** A piece of the source, and what stands there instead. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly mutated: string;
}

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

/** These hold an expression beside a type; of every other TypeScript node nothing runs. */
const WITH_EXPRESSION = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSParameterProperty',
]);

/** @returns the file with the mutation in it */
export function mutate(code: string, { start, end, mutated }: Change): string {
  return code.slice(0, start) + mutated + code.slice(end);
}

/** @returns every mutation of a file, in the order of its text */
export function mutationsOf(file: string, code: string): readonly Mutation[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const changes: Change[] = [];
  walk(program, (node) => changes.push(...changesOf(node, code)));
  return changes
    .filter((change) => parseSync(file, mutate(code, change)).errors.length === 0)
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
    .map((change) => ({
      ...change,
      file,
      line: code.slice(0, change.start).split('\n').length,
      original: code.slice(change.start, change.end),
    }));
}

/** Visits whatever runs. */
function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !WITH_EXPRESSION.has(node.type)) return;
  if (node.type === 'ImportDeclaration') return;
  visit(node);
  for (const child of children(node)) walk(child, visit);
}

function children(node: Node): readonly Node[] {
  if (isAssertion(node)) return node.arguments.slice(0, 1);
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    );
}

/** What follows the condition is the message. */
function isAssertion(node: Node): node is ESTree.CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'assert'
  );
}

function changesOf(node: Node, code: string): readonly Change[] {
  const { start, end } = node;
  const text = (part: { start: number; end: number }) => code.slice(part.start, part.end);
  const instead = (mutated: string): Change => ({ start, end, mutated });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return changedOperator(node, node.left.end, node.right.start, code);
    case 'UpdateExpression':
      return [instead(text(node).replace(node.operator, OTHER_OPERATOR[node.operator] ?? ''))];
    case 'UnaryExpression':
      return node.operator === '!' ? [instead(text(node.argument))] : [];
    case 'Literal':
      return otherLiteral(text(node)).map(instead);
    case 'IfStatement':
      return [`!(${text(node.test)})`, 'false'].map((mutated) => ({ ...span(node.test), mutated }));
    case 'ConditionalExpression':
      return [{ ...span(node.consequent, node.alternate), mutated: swapped(node, code) }];
    case 'AwaitExpression':
      return [instead(text(node.argument))];
    case 'ArrayExpression':
      return node.elements.length > 0 ? [instead('[]')] : [];
    case 'ExpressionStatement':
      return isAction(node.expression) ? [instead(';')] : [];
    case 'MethodDefinition':
      return node.kind === 'constructor' ? [] : emptied(node.value.body);
    case 'FunctionDeclaration':
      return emptied(node.body);
    default:
      return [];
  }
}

function span(first: Node, last: Node = first): { start: number; end: number } {
  return { start: first.start, end: last.end };
}

function changedOperator(
  node: { operator: string; left: Node; right: Node },
  from: number,
  to: number,
  code: string,
): readonly Change[] {
  const { operator, left, right } = node;
  const other = OTHER_OPERATOR[operator];
  if (other === undefined || (operator === '+' && (isText(left) || isText(right)))) return [];
  const start = from + code.slice(from, to).indexOf(operator);
  return [{ start, end: start + operator.length, mutated: other }];
}

function isText(node: Node): boolean {
  return (
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
  );
}

/** Numbers move by one, yes is no, and a rule is another rule. */
function otherLiteral(literal: string): readonly string[] {
  if (literal === 'true') return ['false'];
  if (literal === 'false') return ['true'];
  if (/^'\d-[A-Z]'$/.test(literal)) return [literal === "'1-A'" ? "'1-B'" : "'1-A'"];
  if (!/^[\d_]+$/.test(literal)) return [];
  const number = Number(literal.replaceAll('_', ''));
  return number === 0 ? ['1'] : [String(number + 1), String(number - 1)];
}

function swapped(node: ESTree.ConditionalExpression, code: string): string {
  const { consequent, alternate } = node;
  const between = code.slice(consequent.end, alternate.start);
  const [one, other] = [consequent, alternate].map((part) => code.slice(part.start, part.end));
  return `${other}${between}${one}`;
}

/** A call, or an await of one; a constructor cannot do without `super`. */
function isAction(expression: Node): boolean {
  if (expression.type === 'AwaitExpression') return isAction(expression.argument);
  return expression.type === 'CallExpression' && expression.callee.type !== 'Super';
}

/** A function that returns nothing may as well do nothing; of one statement there is a mutation. */
function emptied(body: ESTree.FunctionBody | null): readonly Change[] {
  if (body === null || body.body.length < 2 || returnsSomething(body)) return [];
  return [{ start: body.start, end: body.end, mutated: '{}' }];
}

function returnsSomething(node: Node): boolean {
  if (node.type === 'ReturnStatement') return node.argument !== null;
  if (node.type.includes('Function')) return false;
  return children(node).some(returnsSomething);
}
