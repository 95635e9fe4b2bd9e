/** The product's sources, for tests that read them: what they import, and what stands in their code. */
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;

/** Every source file of the product, as imports are written: from the root, with slashes. */
export const sourceFiles: readonly string[] = ['shared', 'main', 'renderer'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(c?ts|tsx)$/.test(file) && !/(vite\.config|\.d)\.ts$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

export interface Import {
  /** A package by its name, a file by its path from the root. */
  readonly target: string;
  readonly isType: boolean;
}

export function importsOf(file: string, code: string): readonly Import[] {
  const found = code.matchAll(
    /\b(?:(?:import|export)\s+(type\s)?[^;']*?from\s+|import\s+|import\(\s*)'([^'\n]+)'/g,
  );
  return [...found].map(([, type, target = '']) => ({
    target: target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
    isType: type !== undefined,
  }));
}

/** The code without its comments and texts, in which any word may stand. What `${}` says is code. */
export function bareCode(file: string, code: string): string {
  const { program, comments } = parse(file, code);
  const texts = nodesOf(program).filter(isText);
  const ranges = [...comments, ...texts].toSorted((one, other) => one.start - other.start);
  let bare = '';
  let end = 0;
  for (const range of ranges) {
    bare += code.slice(end, range.start);
    end = range.end;
  }
  return bare + code.slice(end);
}

/** Where a field of another object is set, as in `x.y = 1` or `this.x.y += 1`. */
export function setFields(file: string, code: string): readonly string[] {
  return nodesOf(parse(file, code).program).flatMap((node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return [];
    const { object, computed } = node.left;
    if (computed || object.type === 'ThisExpression') return [];
    return [code.slice(node.start, node.end).replaceAll(/\s+/g, ' ')];
  });
}

/** The texts of the functions and methods with this name. */
export function functionsNamed(name: string, file: string, code: string): readonly string[] {
  return nodesOf(parse(file, code).program).flatMap((node) => {
    const isFunction = node.type === 'FunctionDeclaration' && node.id?.name === name;
    const isMethod =
      node.type === 'MethodDefinition' && code.slice(node.key.start, node.key.end) === name;
    return isFunction || isMethod ? [code.slice(node.start, node.end)] : [];
  });
}

export function readSource(file: string): string {
  return readFileSync(file, 'utf8');
}

const bareSources = new Map<string, string>();

/** The bare code of a source file. */
export function bareSource(file: string): string {
  const bare = bareSources.get(file) ?? bareCode(file, readSource(file));
  bareSources.set(file, bare);
  return bare;
}

function isText(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string' || 'regex' in node;
  return node.type === 'TemplateElement' || node.type === 'JSXText';
}

function parse(file: string, code: string) {
  const parsed = parseSync(file, code);
  const [error] = parsed.errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return parsed;
}

/** A tree as a list of its nodes, each before those inside it. */
function nodesOf(root: Node): readonly Node[] {
  const inside = Object.values(root).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(nodesOf),
  );
  return [root, ...inside];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
