/** One import or re-export of a module. */
interface ImportStatement {
  /** The text in the quotes. */
  readonly specifier: string;
  /** Whether it is gone when the code runs. */
  readonly isType: boolean;
}

const IMPORT =
  /^\s*(?:import|export)\s+(type\s+(?!from\b|,))?[^'";]*?\bfrom\s*'([^']+)'|\bimport\s*\(\s*'([^']+)'|^\s*import\s+'([^']+)'/gm;

/** The code without comments, so that a word in a sentence is not a use. */
export function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** What a module imports or exports from elsewhere, dynamic imports included, in order. */
export function importsOf(text: string): readonly ImportStatement[] {
  return [...codeOf(text).matchAll(IMPORT)].map(([, type, from, later, bare]) => ({
    specifier: from ?? later ?? bare ?? '',
    isType: type !== undefined,
  }));
}

/** The names that a module exports from another one, without types, with where they are from. */
export function reexportsOf(text: string): readonly { name: string; specifier: string }[] {
  return [...codeOf(text).matchAll(/export\s+\{([^}]*)\}\s+from\s+'([^']+)'/g)].flatMap(
    ([, names = '', specifier = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ name, specifier })),
  );
}

/** The path from the root that a relative import means, without its ending; null for a package. */
export function targetOf(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
