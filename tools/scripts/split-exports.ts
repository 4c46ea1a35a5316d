import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** Modules of many small values, of which a page needs some: icons, sentences, endpoints. */
const COLLECTIONS =
  /\/src\/(components\/ui\/icons\.tsx|messages\/generated\/en\/(?!index)\w+\.ts|api\/(?:calls\/)?\w+\.ts)$/;
const PART = /\.part-(\w+)(\.tsx?)$/;

/**
 * The values of a module with their texts, and its imports; nothing for a module that holds anything
 * else, or a single value.
 */
export function partsOf(
  source: string,
): { readonly parts: ReadonlyMap<string, Part>; readonly imports: string } | undefined {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const parts = new Map<string, Part>();
  let imports = '';
  for (const statement of file.statements) {
    const text = source.slice(statement.getStart(file), statement.end);
    if (ts.isImportDeclaration(statement)) imports += `${text}\n`;
    if (ts.isImportDeclaration(statement) || isType(statement)) continue;
    const name = nameOf(statement);
    if (name === undefined) return undefined;
    parts.set(name, {
      text: text.startsWith('export ') ? text : `export ${text}`,
      uses: namesIn(statement),
    });
  }
  return parts.size > 1 ? { parts, imports } : undefined;
}

/** A value of a module: its text, exported, and the names in it. */
interface Part {
  readonly text: string;
  readonly uses: ReadonlySet<string>;
}

const isType = (statement: ts.Statement) =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text;
  if (!ts.isVariableStatement(statement)) return undefined;
  const [only, ...others] = statement.declarationList.declarations;
  return only && others.length === 0 && ts.isIdentifier(only.name) ? only.name.text : undefined;
}

/** The names of values that a statement may use, without the names of properties. */
function namesIn(statement: ts.Statement): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    const isProperty =
      (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) &&
      parent.name === node;
    if (ts.isIdentifier(node) && !isProperty) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return names;
}

/**
 * For Vite, which builds the portal: each value of a collection becomes a module of its own, so that
 * the first screen carries those that it needs. A chunk takes modules whole.
 */
export const splitExports = (): Plugin => ({
  name: 'split-exports',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => (PART.test(id) ? id : null),
  async load(id) {
    const [, name, ending] = PART.exec(id) ?? [];
    const path = name === undefined ? id : id.replace(PART, `${ending}`);
    if (!COLLECTIONS.test(path)) return null;
    const collection = partsOf(await readFile(path, 'utf8'));
    if (!collection) return null;
    const { parts, imports } = collection;
    const [stem, last] = [path.replace(/\.tsx?$/, ''), path.replace(/.*(\.tsx?)$/, '$1')];
    const passOn = (keyword: string, part: string) =>
      `${keyword} { ${part} } from '${stem}.part-${part}${last}';\n`;
    if (name === undefined) return [...parts.keys()].map((part) => passOn('export', part)).join('');
    const { text, uses } = parts.get(name) ?? { text: '', uses: new Set() };
    const others = [...parts.keys()].filter((part) => part !== name && uses.has(part));
    return imports + others.map((part) => passOn('import', part)).join('') + text;
  },
});
