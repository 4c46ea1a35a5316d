import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** Modules of many values, of which a page needs some: icons, sentences, endpoints, screens, pages. */
const COLLECTIONS =
  /\/src\/(components\/ui\/icons\.tsx|messages\/generated\/en\/(?!index)\w+\.ts|api\/(?:calls\/)?\w+\.ts|screens\/\w+\.tsx|embed\/screens\.ts|app\/\w+\/pages\.tsx)$/;
/** Values that are imported: `import { order } from '../screens/orders';`. */
const NOW = /^import \{([^}]*)\} from '(\.[^']*)';$/gm;
/** One that is loaded later: `(await import('../screens/orders')).order`. */
const LATER = /\(await import\('(\.[^']*\/(?:screens\/\w+|pages))'\)\)\.(\w+)/g;
const PART = /\.part-(\w+)(\.tsx?)$/;

/**
 * The values of a module, each with what it imports; nothing for a module that holds anything else, or a
 * single value.
 */
export function partsOf(source: string): ReadonlyMap<string, Part> | undefined {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const parts = new Map<string, Part>();
  const imports: ts.ImportDeclaration[] = [];
  for (const statement of file.statements) {
    const text = source.slice(statement.getStart(file), statement.end);
    if (ts.isImportDeclaration(statement)) imports.push(statement);
    if (ts.isImportDeclaration(statement) || isType(statement)) continue;
    const name = nameOf(statement);
    if (name === undefined) return undefined;
    const uses = namesIn(statement);
    const own = imports.map((one) => importOf(one, uses)).join('');
    parts.set(name, { text: own + (text.startsWith('export ') ? text : `export ${text}`), uses });
  }
  return parts.size > 1 ? parts : undefined;
}

/** As much of an import as is used: the rest would bring its modules along. */
function importOf(statement: ts.ImportDeclaration, uses: ReadonlySet<string>): string {
  const { importClause, moduleSpecifier } = statement;
  const named = importClause?.namedBindings;
  if (!importClause || !named || !ts.isNamedImports(named)) return `${statement.getText()}\n`;
  const used = named.elements.filter(({ name }) => uses.has(name.text));
  if (importClause.isTypeOnly || used.length === 0) return '';
  const names = used.map((one) => one.getText()).join(', ');
  return `import { ${names} } from ${moduleSpecifier.getText()};\n`;
}

/** A value of a module: its text, exported, after what it imports, and the names in it. */
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
 * A module as what passes on from its parts, and each part; undefined for one that stays whole.
 *
 * @param pathOf - the path of a part
 */
export function takenApart(
  source: string,
  pathOf: (part: string) => string,
): { readonly whole: string; readonly parts: ReadonlyMap<string, string> } | undefined {
  const parts = partsOf(source);
  if (!parts) return undefined;
  const passOn = (keyword: string, part: string) =>
    `${keyword} { ${part} } from '${pathOf(part)}';\n`;
  const names = [...parts.keys()];
  const texts = [...parts].map(([name, { text, uses }]) => {
    const others = names.filter((part) => part !== name && uses.has(part));
    return [name, others.map((part) => passOn('import', part)).join('') + text] as const;
  });
  return { whole: names.map((part) => passOn('export', part)).join(''), parts: new Map(texts) };
}

/**
 * A module that imports parts, now or later, in place of the whole of a room.
 *
 * @param pathOf - the path of a part; null where the room is not taken apart
 */
export function withParts(
  code: string,
  pathOf: (path: string, part: string) => string | null,
): string {
  const now = code.replace(NOW, (whole, list: string, path: string) => {
    const names = list.split(',').flatMap((name) => name.trim() || []);
    const lines = names.map((name) => {
      const part = name.startsWith('type ') ? null : pathOf(path, name);
      return `import { ${name} } from '${part ?? path}';`;
    });
    return lines.join('\n') || whole;
  });
  return now.replace(LATER, (whole, path: string, name: string) => {
    const part = pathOf(path, name);
    return part === null ? whole : `(await import('${part}')).${name}`;
  });
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
  transform(code, id) {
    const asParts = withParts(code, (path, part) => {
      const stem = resolve(dirname(id), path);
      const ending = ['.tsx', '.ts'].find(
        (one) => COLLECTIONS.test(stem + one) && existsSync(stem + one),
      );
      const isApart =
        ending !== undefined && partsOf(readFileSync(stem + ending, 'utf8'))?.has(part);
      return isApart ? `${stem}.part-${part}${ending}` : null;
    });
    return asParts === code ? null : { code: asParts };
  },
  async load(id) {
    const [, name, ending] = PART.exec(id) ?? [];
    const path = name === undefined ? id : id.replace(PART, `${ending}`);
    if (!COLLECTIONS.test(path)) return null;
    const pathOf = (part: string) => path.replace(/(\.tsx?)$/, `.part-${part}$1`);
    const apart = takenApart(await readFile(path, 'utf8'), pathOf);
    return (name === undefined ? apart?.whole : apart?.parts.get(name)) ?? null;
  },
});
