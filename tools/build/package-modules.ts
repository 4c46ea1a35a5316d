import { join, posix, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { projectRoot } from '../scripts/project.mjs';
import { takenApart, withParts } from '../scripts/split-exports';
import { readSources } from '../source/files';
import { reach, resolveSource, type Sources } from '../source/graph';
import { clientModules } from './client-modules';
import { loaded } from './source-plugins';

/** Modules of which a browser gets another one: by a name of package.json's `imports`. */
const BY_CONDITION: Readonly<Record<string, string>> = {
  'src/theme/emotion.ts': '#emotion',
};
const FOR_BROWSERS = ['src/theme/emotion.browser.ts'];

/** The entries whose components can be imported alone, by the folder of their files. */
const ALONE = {
  components: 'src/components/index.ts',
  kit: 'src/components/ui/index.ts',
  screens: 'src/screens/index.ts',
};

/** Modules of many screens or pages, of which each is a module of its own here. */
const APART = /^(src\/(?:screens\/\w+|app\/\w+\/pages))\.tsx$/;

/**
 * The file of a part. A row and its component, `orders` and `Orders`, differ in more than their case:
 * esbuild takes paths that differ in it for one file.
 */
const partOf = (stem: string, name: string) =>
  `${stem}.part-${/^[A-Z]/.test(name) ? 'of-' : ''}${name}`;

/** The sources with those modules taken apart. */
function sourcesApart(read: Sources): Sources {
  const sources = new Map(read);
  for (const [path, text] of read) {
    const [, stem = ''] = APART.exec(path) ?? [];
    const apart = stem && takenApart(text, (part) => `./${partOf(posix.basename(stem), part)}`);
    if (!apart) continue;
    sources.set(path, apart.whole);
    for (const [part, own] of apart.parts) sources.set(`${partOf(stem, part)}.tsx`, own);
  }
  for (const [path, text] of sources) {
    const asParts = withParts(text, (to, part) =>
      resolveSource(path, partOf(to, part), sources) ? partOf(to, part) : null,
    );
    sources.set(path, asParts);
  }
  return sources;
}

/** The file of each component of an entry, with what it exports, types included. */
function componentFiles(entry: string, sources: Sources): ReadonlyMap<string, readonly string[]> {
  const statements = (sources.get(entry) ?? '').matchAll(
    /export (type )?\{([^}]*)\} from '(\.\/[^']+)'/g,
  );
  const found = new Map<string, readonly string[]>();
  for (const [, type = '', names = '', specifier = ''] of statements) {
    const file = resolveSource(entry, specifier, sources);
    if (!file) continue;
    for (const name of names.split(',').flatMap((one) => one.trim() || [])) {
      // The types of a room that is taken apart come from the entry.
      if (name.startsWith('type ') && APART.test(file)) continue;
      const part = `${partOf(file.replace(/\.tsx$/, ''), name)}.tsx`;
      const own = sources.has(part) ? part : file;
      found.set(own, [...(found.get(own) ?? []), `${type}${name}`]);
    }
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
  const read = readSources();
  const sources = sourcesApart(read);
  const names = new Map(Object.entries(published).map(([name, source]) => [source, name]));
  const declarations = new Map<string, string>();
  for (const [folder, entry] of Object.entries(ALONE)) {
    for (const [file, exported] of componentFiles(entry, sources)) {
      const name = `${folder}/${posix.basename(file).replace(/^.*\.part-(?:of-)?|\.tsx?$/g, '')}`;
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
  const entries = (isWanted: (source: string) => boolean) =>
    Object.fromEntries(
      [...names].filter(([source]) => isWanted(source)).map(([source, name]) => [name, source]),
    );
  return {
    entry: entries((source) => read.has(source)),
    declarations,
    client: [...clientModules(names.keys(), sources)].map(nameOf),
    plugin: {
      name: 'package-modules',
      setup(build) {
        // There is no file of a part.
        Object.assign(
          build.initialOptions.entryPoints ?? {},
          entries((source) => !read.has(source)),
        );
        build.onResolve({ filter: /\.part-[\w-]+\.tsx$/ }, ({ path, kind }) =>
          kind === 'entry-point' ? { path: join(projectRoot, path) } : undefined,
        );
        build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
          const file = relative(projectRoot, path).replaceAll('\\', '/');
          const text = sources.get(file);
          return text === undefined || text === read.get(file) ? undefined : loaded(text, path);
        });
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
