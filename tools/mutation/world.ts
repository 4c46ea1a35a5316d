import { importsOf, targetOf } from '../source/code';
import { resolveSource, type Sources } from '../source/graph';
import { compile, type Evaluate, type Passing, type Span } from './compile';

/**
 * Our modules, compiled once and evaluated again for each trial, so that nothing is left behind by
 * the one before. Packages are loaded once.
 */
export interface World {
  /** Evaluates a module with all that it imports, one of them from another text. */
  readonly load: (path: string, changed?: Changed) => void;
  /** The functions of a source. */
  readonly spansOf: (path: string) => readonly Span[];
}

/** A source in whose place another one is evaluated. */
export interface Changed {
  readonly path: string;
  readonly evaluate: Evaluate;
}

/** The packages that sources import. One that cannot be loaded is missed by who requires it. */
async function loadPackages(sources: Sources): Promise<ReadonlyMap<string, unknown>> {
  const names = new Set<string>();
  for (const [path, text] of sources) {
    for (const { specifier, isType } of importsOf(text)) {
      if (!isType && targetOf(path, specifier) === null) names.add(specifier);
    }
  }
  const loaded = new Map<string, unknown>();
  for (const name of names) {
    const module = (await import(name).catch(() => null)) as object | null;
    if (module) loaded.set(name, { ...module, __esModule: true });
  }
  return loaded;
}

/**
 * Creates the modules from their sources. `passing` is called for each function that is entered.
 */
export async function createWorld(sources: Sources, passing: Passing): Promise<World> {
  const packages = await loadPackages(sources);
  const compiled = new Map<string, ReturnType<typeof compile>>();
  function compiledOf(path: string) {
    const known = compiled.get(path) ?? compile(path, sources.get(path) ?? '');
    compiled.set(path, known);
    return known;
  }
  return {
    spansOf: (path) => compiledOf(path).spans,
    load(path, changed) {
      const modules = new Map<string, object>();
      function load(file: string): object {
        const known = modules.get(file);
        if (known) return known;
        const exports = {};
        modules.set(file, exports);
        const evaluate = changed?.path === file ? changed.evaluate : compiledOf(file).evaluate;
        evaluate((specifier) => find(file, specifier), exports, passing);
        return exports;
      }
      function find(from: string, specifier: string): unknown {
        const file = resolveSource(from, specifier, sources);
        if (file !== undefined) return load(file);
        if (packages.has(specifier)) return packages.get(specifier);
        throw new Error(`${from} requires ${specifier}, which cannot be loaded here`);
      }
      load(path);
    },
  };
}
