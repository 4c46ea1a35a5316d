import { codeOf } from '../source/code';
import { importedFiles, type Sources } from '../source/graph';

/** Packages that a server component cannot load: they make contexts, or call hooks. */
const CLIENT_PACKAGE = /^(react|@emotion|@tanstack)\b/;

/** What of them works everywhere. */
const NEUTRAL = /^\{\s*(?:(?:QueryClient|QueryKey|type \w+)\s*,?\s*)+\}$/;

const IMPORT = /^import\s+(?!type\b)([^'";]+?)\s+from\s+'([^'.][^']*)'/gm;
const REEXPORT = /export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s+from\s+'[^']+';/g;

function isOfReact(file: string, text: string): boolean {
  if (file.endsWith('.tsx')) return true;
  return [...codeOf(text).matchAll(IMPORT)].some(
    ([, names = '', name = '']) => CLIENT_PACKAGE.test(name) && !NEUTRAL.test(names),
  );
}

/**
 * The modules that begin with `"use client"`: those that need React's browser half, themselves or by
 * what they import. Not those that only pass on: a server component takes `createTheme` from the
 * entry that has `ThemeProvider` too.
 */
export function clientModules(files: Iterable<string>, sources: Sources): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  function isClient(file: string): boolean {
    const before = known.get(file);
    if (before !== undefined) return before;
    known.set(file, false);
    const found =
      isOfReact(file, sources.get(file) ?? '') || importedFiles(file, sources).some(isClient);
    known.set(file, found);
    return found;
  }
  const passesOn = (file: string) =>
    codeOf(sources.get(file) ?? '')
      .replace(REEXPORT, '')
      .trim() === '';
  return new Set([...files].filter((file) => isClient(file) && !passesOn(file)));
}
