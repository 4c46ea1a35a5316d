import { posix, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { projectRoot } from '../scripts/project.mjs';
import { readSources } from '../source/files';
import { reach, resolveSource, type Sources } from '../source/graph';
import { clientModules } from './client-modules';

/** Modules of which a browser gets another one: by a name of package.json's `imports`. */
const BY_CONDITION: Readonly<Record<string, string>> = {
  'src/theme/emotion.ts': '#emotion',
};
const FOR_BROWSERS = ['src/theme/emotion.browser.ts'];

/** The entries whose components can be imported alone, by the folder of their files. */
const ALONE = { components: 'src/components/index.ts', kit: 'src/components/ui/index.ts' };

/** The file of each component of an entry, with what it exports, types included. */
function componentFiles(entry: string, sources: Sources): ReadonlyMap<string, readonly string[]> {
  const statements = (sources.get(entry) ?? '').matchAll(
    /export (type )?\{([^}]*)\} from '(\.\/[^']+)'/g,
  );
  const found = new Map<string, readonly string[]>();
  for (const [, type = '', names = '', specifier = ''] of statements) {
    const file = resolveSource(entry, specifier, sources);
    if (!file) continue;
    const own = names.split(',').map((name) => name.trim());
    const exported = own.filter(Boolean).map((name) => `${type}${name}`);
    found.set(file, [...(found.get(file) ?? []), ...exported]);
  }
  return found;
}

/** What the package is built from. */
export interface PackageModules {
  /** Name of each file in `dist/`, without its ending, and its source. */
  readonly entry: Readonly<Record<string, string>>;
  /** The names among them that begin with `"use client"`. */
  readonly client: readonly string[];
  /** Declarations of files that have none from the compiler: path in `dist/`, and text. */
  readonly declarations: ReadonlyMap<string, string>;
  /** Leaves each module a file of its own. */
  readonly plugin: Plugin;
}

/**
 * Every module of the sources is a file of `dist/`, and what is published passes on from there. A
 * bundler takes whole files into the chunks that it shares, so that in one large file everything
 * that anything lazy needs would come with whatever else is in it; and a directive belongs to a file.
 * The files of components can be imported by themselves: esbuild, when it splits, takes all that a
 * file that passes on leads to, as far as anything lazy needs it.
 *
 * @param published - the entries: name in `dist/`, and path of the source
 */
export function packageModules(published: Readonly<Record<string, string>>): PackageModules {
  const sources = readSources();
  const names = new Map(Object.entries(published).map(([name, source]) => [source, name]));
  const declarations = new Map<string, string>();
  for (const [folder, entry] of Object.entries(ALONE)) {
    for (const [file, exported] of componentFiles(entry, sources)) {
      const name = `${folder}/${posix.basename(file).replace(/\.tsx?$/, '')}`;
      names.set(file, name);
      const text = `export { ${exported.join(', ')} } from '../${folder}.js';\n`;
      declarations.set(`${name}.d.ts`, text);
    }
  }
  for (const start of [...Object.values(published), ...FOR_BROWSERS]) {
    for (const file of reach(start, sources, () => true)) {
      if (!names.has(file)) names.set(file, file.replace(/^src\/(.*)\.tsx?$/, 'modules/$1'));
    }
  }
  const nameOf = (file: string) => names.get(file) ?? '';
  return {
    entry: Object.fromEntries([...names].map(([source, name]) => [name, source])),
    declarations,
    client: [...clientModules(names.keys(), sources)].map(nameOf),
    plugin: {
      name: 'package-modules',
      setup(build) {
        build.onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, kind }) => {
          if (kind === 'entry-point') return undefined;
          const from = relative(projectRoot, importer).replaceAll('\\', '/');
          const to = resolveSource(from, path, sources);
          if (!to || !names.has(to))
            throw new Error(`${from} imports ${path}, which is no module.`);
          const way = posix.relative(posix.dirname(nameOf(from)), nameOf(to));
          const other = `${way.startsWith('.') ? way : `./${way}`}.js`;
          return { path: BY_CONDITION[to] ?? other, external: true, sideEffects: false };
        });
      },
    },
  };
}
