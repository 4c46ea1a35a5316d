import { importsOf, reexportsOf, targetOf } from './code';

/** Sources by their path from the root, such as `src/components/roles/RoleCard.tsx`. */
export type Sources = ReadonlyMap<string, string>;

/** The file that an import of another file means, or undefined for a package. */
export function resolveSource(from: string, to: string, sources: Sources): string | undefined {
  const path = targetOf(from, to);
  if (path === null) return undefined;
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => sources.has(name));
}

/** Reading all of them takes a second, and every caller needs the same. */
const cache = new WeakMap<Sources, Map<string, readonly string[]>>();

/** What a file imports of ours when it runs: types are gone by then. */
export function importedFiles(file: string, sources: Sources): readonly string[] {
  const files = cache.get(sources) ?? new Map<string, readonly string[]>();
  cache.set(sources, files);
  const found =
    files.get(file) ??
    importsOf(sources.get(file) ?? '').flatMap(({ specifier, isType }) => {
      const path = isType ? undefined : resolveSource(file, specifier, sources);
      return path ? [path] : [];
    });
  files.set(file, found);
  return found;
}

/** A file and all that it imports, as far as `isWanted` allows. */
export function reach(
  file: string,
  sources: Sources,
  isWanted: (path: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set([file]);
  for (const path of seen) {
    for (const next of importedFiles(path, sources)) if (isWanted(next)) seen.add(next);
  }
  return seen;
}

/** What an entry publishes: the file of each name that is no type. */
export function publishedFiles(entry: string, sources: Sources): ReadonlyMap<string, string> {
  return new Map(
    reexportsOf(sources.get(entry) ?? '').flatMap(({ name, specifier }) => {
      const path = resolveSource(entry, specifier, sources);
      return path ? [[name, path] as const] : [];
    }),
  );
}
