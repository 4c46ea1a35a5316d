import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** Modules of many small values, of which a page needs some: icons, sentences, endpoints. */
const COLLECTIONS =
  /\/src\/(components\/ui\/icons\.tsx|messages\/generated\/en\/(?!index)\w+\.ts|api\/\w+\.ts)$/;
const PART = /\.part-(\w+)(\.tsx?)$/;

/**
 * The exported values of a module with their texts, and its imports; nothing for a module that
 * holds anything else.
 */
export function partsOf(
  source: string,
): { readonly parts: ReadonlyMap<string, string>; readonly imports: string } | undefined {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const parts = new Map<string, string>();
  let imports = '';
  for (const statement of file.statements) {
    const text = source.slice(statement.getStart(file), statement.end);
    if (ts.isImportDeclaration(statement)) imports += `${text}\n`;
    if (ts.isImportDeclaration(statement) || isType(statement)) continue;
    const name = exportedName(statement);
    if (name === undefined) return undefined;
    parts.set(name, text);
  }
  return parts.size > 1 ? { parts, imports } : undefined;
}

const isType = (statement: ts.Statement) =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

function exportedName(statement: ts.Statement): string | undefined {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return undefined;
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text;
  if (!ts.isVariableStatement(statement)) return undefined;
  const [only, ...others] = statement.declarationList.declarations;
  return only && others.length === 0 && ts.isIdentifier(only.name) ? only.name.text : undefined;
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
    if (name === undefined) {
      const [stem, last] = [path.replace(/\.tsx?$/, ''), path.replace(/.*(\.tsx?)$/, '$1')];
      return [...parts.keys()]
        .map((part) => `export { ${part} } from '${stem}.part-${part}${last}';`)
        .join('\n');
    }
    const others = [...parts.keys()].filter((part) => part !== name);
    return `${imports}import { ${others.join(', ')} } from '${path}';\n${parts.get(name)}`;
  },
});
