import type { Node } from '@babel/types';
import type { Edit } from './edits';
import { EXPORTS } from './renames';

const PACKAGE = '@plinth/console/';

/** The names under which a file has things of ours. */
export interface OurNames {
  /** Local name, and the name that it is published by. */
  readonly named: ReadonlyMap<string, string>;
  /** Local names of whole entries: `import * as plinth`. */
  readonly whole: ReadonlySet<string>;
}

const entryOf = (source: string): string => source.slice(PACKAGE.length).split('/')[0] ?? '';

const nameOf = (node: Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'StringLiteral' ? node.value : '';

/** Reads what a module takes of ours, and gives exports that were renamed their names of today. */
export function readImports(body: readonly Node[], text: string) {
  const named = new Map<string, string>();
  const whole = new Set<string>();
  const edits: Edit[] = [];

  /** The rest of the file keeps calling it as it did. */
  function rename(outer: Node, inner: Node, entry: string): void {
    const now = EXPORTS[entry]?.[nameOf(outer)];
    if (now === undefined || outer.start == null || outer.end == null) return;
    const isAlone = outer.start === inner.start;
    const alias = isAlone ? ` as ${text.slice(inner.start ?? 0, inner.end ?? 0)}` : '';
    edits.push({ start: outer.start, end: outer.end, text: `${now}${alias}` });
  }

  for (const node of body) {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue;
    const source = node.source?.value;
    if (!source?.startsWith(PACKAGE)) continue;
    const entry = entryOf(source);
    for (const one of node.specifiers) {
      if (one.type === 'ImportNamespaceSpecifier') whole.add(one.local.name);
      if (one.type === 'ImportSpecifier') {
        named.set(one.local.name, nameOf(one.imported));
        rename(one.imported, one.local, entry);
      }
      if (one.type === 'ExportSpecifier') rename(one.local, one.exported, entry);
    }
  }
  const names: OurNames = { named, whole };
  return { names, edits };
}
