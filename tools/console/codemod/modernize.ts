import { parse } from '@babel/parser';
import type { Node, ObjectExpression, ObjectPattern } from '@babel/types';
import { changeProp } from './change-prop';
import { applyEdits, type Edit, type Task } from './edits';
import { type OurNames, readImports } from './imports';
import { ARGUMENTS, PROPS, RESULTS } from './renames';

/** A file with the names of today. */
export interface Modernized {
  readonly text: string;
  readonly tasks: readonly Task[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Visits a tree from the top. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const each of value) isNode(each) && walk(each, visit);
    else if (isNode(value)) walk(value, visit);
  }
}

/** What we publish a thing as that a file calls by this name; undefined for what is not ours. */
function publishedName(node: Node, { named, whole }: OurNames): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return named.get(node.name);
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression') {
    const { object, property } = node;
    const isWhole =
      (object.type === 'Identifier' || object.type === 'JSXIdentifier') && whole.has(object.name);
    const isName = property.type === 'Identifier' || property.type === 'JSXIdentifier';
    return isWhole && isName ? property.name : undefined;
  }
  return undefined;
}

/** Renames members of an object or of what is taken of one; what is called so stays called so. */
function renameMembers(
  object: ObjectExpression | ObjectPattern,
  renames: Readonly<Record<string, string>>,
): readonly Edit[] {
  return object.properties.flatMap((property): readonly Edit[] => {
    if (property.type === 'RestElement' || property.type === 'SpreadElement') return [];
    const { key, computed } = property;
    if (computed || key.type !== 'Identifier' || !Object.hasOwn(renames, key.name)) return [];
    const { start, end } = key;
    if (start == null || end == null) return [];
    const isShort = property.type === 'ObjectProperty' && property.shorthand;
    const text = isShort ? `${renames[key.name]}: ${key.name}` : `${renames[key.name]}`;
    return [{ start, end, text }];
  });
}

/** Props with the names of today, and what a person has to do. */
function findProps(program: Node, names: OurNames, text: string) {
  const edits: Edit[] = [];
  const tasks: Task[] = [];
  walk(program, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    const component = publishedName(node.name, names);
    const renames = component === undefined ? undefined : PROPS[component];
    if (component === undefined || !renames) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
      const { name } = attribute.name;
      const rename = Object.hasOwn(renames, name) ? renames[name] : undefined;
      if (!rename) continue;
      const change = changeProp(attribute, rename, component, text);
      if ('says' in change) tasks.push(change);
      else edits.push(change);
    }
  });
  return { edits, tasks };
}

/** What hooks return, and what is given to it, with the names of today. */
function findMembers(program: Node, names: OurNames): readonly Edit[] {
  const edits: Edit[] = [];
  /** What a hook returned, by the name that holds it: all of it, or one function. */
  const held = new Map<string, { readonly hook: string; readonly member?: string }>();

  function hold(id: Node, hook: string): void {
    if (id.type === 'Identifier') held.set(id.name, { hook });
    if (id.type !== 'ObjectPattern') return;
    edits.push(...renameMembers(id, RESULTS[hook] ?? {}));
    for (const property of id.properties) {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
      if (property.value.type === 'Identifier') {
        held.set(property.value.name, { hook, member: property.key.name });
      }
    }
  }

  function readCall(callee: Node, given: Node | undefined): void {
    if (given?.type !== 'ObjectExpression') return;
    const isMember = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
    const holder = isMember ? callee.object : callee;
    const from = holder.type === 'Identifier' ? held.get(holder.name) : undefined;
    const member =
      isMember && callee.property.type === 'Identifier' ? callee.property.name : undefined;
    const renames = from && ARGUMENTS[from.hook]?.[from.member ?? member ?? ''];
    if (renames) edits.push(...renameMembers(given, renames));
  }

  function readAccess(object: Node, property: Node): void {
    const from = object.type === 'Identifier' ? held.get(object.name) : undefined;
    if (!from || from.member || property.type !== 'Identifier') return;
    const now = RESULTS[from.hook]?.[property.name];
    if (now === undefined || property.start == null || property.end == null) return;
    edits.push({ start: property.start, end: property.end, text: now });
  }

  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init?.type === 'CallExpression') {
      const hook = publishedName(node.init.callee, names);
      if (hook && (Object.hasOwn(RESULTS, hook) || Object.hasOwn(ARGUMENTS, hook)))
        hold(node.id, hook);
    }
    if (node.type === 'CallExpression') readCall(node.callee, node.arguments[0]);
    if (node.type === 'MemberExpression' && !node.computed) readAccess(node.object, node.property);
  });
  return edits;
}

function parseFile(text: string, file: string) {
  const isTyped = /\.[cm]?tsx?$/.test(file);
  return parse(text, {
    sourceType: 'unambiguous',
    plugins: [
      isTyped ? 'typescript' : 'flow',
      ...(/\.[cm]?ts$/.test(file) ? [] : (['jsx'] as const)),
      'decorators',
    ],
  }).program;
}

/**
 * Gives what a file has of ours the names of today.
 * @throws SyntaxError for a file that cannot be read
 */
export function modernize(text: string, file: string): Modernized {
  if (!text.includes('@plinth/console/')) return { text, tasks: [] };
  const before = parseFile(text, file);
  const props = findProps(before, readImports(before.body, text).names, text);
  // Values of props are in their places by now, with all that is in them.
  const half = applyEdits(text, props.edits);
  const program = parseFile(half, file);
  const { names, edits } = readImports(program.body, half);
  return {
    text: applyEdits(half, [...edits, ...findMembers(program, names)]),
    tasks: props.tasks,
  };
}
