/** Sources by their path from the root, such as `src/components/roles/RoleCard.tsx`. */
export type Sources = ReadonlyMap<string, string>;

const IMPORT =
  /(?:import|export)\s+(?!type\b)[^;'"]*?from\s+'([^']+)'|import\('([^']+)'\)|import\s+'([^']+)'/g;
const EXPORT = /export\s+\{([^}]*)\}\s+from\s+'([^']+)'/g;

/** The file that an import of another file means, or undefined for a package. */
function resolve(from: string, to: string, sources: Sources): string | undefined {
  if (!to.startsWith('.')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => sources.has(name));
}

/** What a file imports of ours when it runs: types are gone by then. */
export function importsOf(file: string, sources: Sources): readonly string[] {
  const found = (sources.get(file) ?? '').matchAll(IMPORT);
  return [...found].flatMap(([, first, later, bare]) => {
    const path = resolve(file, first ?? later ?? bare ?? '', sources);
    return path ? [path] : [];
  });
}

/** A file and all that it brings along, as far as `isWanted` goes. */
export function reach(
  file: string,
  sources: Sources,
  isWanted: (path: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set([file]);
  for (const path of seen) {
    for (const next of importsOf(path, sources)) if (isWanted(next)) seen.add(next);
  }
  return seen;
}

/** What an entry publishes: the file of each name that is no type. */
export function publishedFiles(entry: string, sources: Sources): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, names = '', from = ''] of (sources.get(entry) ?? '').matchAll(EXPORT)) {
    const path = resolve(entry, from, sources);
    for (const name of names.split(',').map((each) => each.trim())) {
      if (path && name !== '' && !name.startsWith('type ')) found.set(name, path);
    }
  }
  return found;
}
