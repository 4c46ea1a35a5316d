import { slots } from '../../src/theme/slots';
import { importedFiles, publishedFiles, reach, type Sources } from '../../tools/source/graph';

/** What is true of a published component, read from its sources. */
export interface ScreenFacts {
  /** `data-slot` of its own parts, as far as they are promised. */
  readonly slots: readonly string[];
  /** `data-slot` of the widgets of the kit that it is made of. */
  readonly kitSlots: readonly string[];
  /** Names of the catalogues of sentences that it brings along. */
  readonly catalogues: readonly string[];
  /** Published hooks of the containers that feed it in the portal. */
  readonly hooks: readonly string[];
}

const COMPONENTS = 'src/components/';
const KIT = `${COMPONENTS}ui/`;
const SLOT = /data-slot="([\w-]+)"/g;
const CATALOGUE = /import \{([^}]*)\} from '[./]*messages\/generated\/en\/\w+'/g;
const HOOK = /\buse[A-Z]\w*/g;
/** The hook of a row and its component. */
const ROW = /useScreen: (\w+),\s*Component: (\w+)/g;

/** What `./components` and `./kit` publish, each with its file. */
export const publishedComponents = (sources: Sources): ReadonlyMap<string, string> =>
  new Map(
    [`${COMPONENTS}index.ts`, `${KIT}index.ts`].flatMap((entry) => [
      ...publishedFiles(entry, sources),
    ]),
  );

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

const slotsOf = (files: readonly string[], sources: Sources) =>
  sorted(
    files.flatMap((file) =>
      [...(sources.get(file) ?? '').matchAll(SLOT)]
        .map(([, name = '']) => name)
        .filter((name) => Object.hasOwn(slots, name)),
    ),
  );

const cataloguesOf = (files: readonly string[], sources: Sources) =>
  sorted(
    files
      .flatMap((file) => [...(sources.get(file) ?? '').matchAll(CATALOGUE)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** Reading all imports takes a while, and every component asks for them. */
const importers = new WeakMap<Sources, ReadonlyMap<string, readonly string[]>>();

/** Who imports a file when it runs. */
function importersOf(file: string, sources: Sources): readonly string[] {
  let all = importers.get(sources);
  if (!all) {
    const found = new Map<string, string[]>();
    for (const path of sources.keys()) {
      if (path.endsWith('/index.ts')) continue;
      for (const imported of new Set(importedFiles(path, sources))) {
        found.set(imported, [...(found.get(imported) ?? []), path]);
      }
    }
    all = found;
    importers.set(sources, all);
  }
  return all.get(file) ?? [];
}

/**
 * The hooks of the nearest containers: rows and pages of the component, or else of what it is a part
 * of.
 */
function hooksOf(file: string, sources: Sources): readonly string[] {
  let level: readonly string[] = [file];
  const seen = new Set(level);
  while (level.length > 0) {
    const above = level
      .flatMap((path) => importersOf(path, sources))
      .filter((path) => !seen.has(path));
    const names = level.map((path) => /(\w+)\.tsx?$/.exec(path)?.[1]);
    const hooks = above.flatMap((path) => {
      if (path.startsWith('src/app/')) return hooksBeside(path, sources);
      if (!path.startsWith('src/screens/')) return [];
      const rows = [...(sources.get(path) ?? '').matchAll(ROW)];
      return rows.flatMap(([, hook = '', shown]) => (names.includes(shown) ? hook : []));
    });
    if (hooks.length > 0) return hooks;
    for (const path of above) seen.add(path);
    level = above;
  }
  return [];
}

/** A container, and the hooks that the portal keeps beside it. */
function hooksBeside(file: string, sources: Sources): readonly string[] {
  const own = [...reach(file, sources, (path) => /^src\/app\/\w+\/use\w+\.tsx?$/.test(path))];
  return own.flatMap((path) => [...(sources.get(path) ?? '').matchAll(HOOK)].map(([name]) => name));
}

/** The facts of a component by its published name, or null when it has none. */
export function screenFacts(name: string, sources: Sources): ScreenFacts | null {
  const file = publishedComponents(sources).get(name);
  if (!file) return null;
  const files = [...reach(file, sources, (path) => path.startsWith(COMPONENTS))];
  const isOfKit = (path: string) => path.startsWith(KIT) && path !== file;
  const own = files.filter((path) => path.startsWith(COMPONENTS) && !isOfKit(path));
  const ownSlots = slotsOf(own, sources);
  const hooks = new Set(publishedFiles('src/hooks/index.ts', sources).keys());
  return {
    slots: ownSlots,
    kitSlots: slotsOf(files.filter(isOfKit), sources).filter((slot) => !ownSlots.includes(slot)),
    catalogues: cataloguesOf(files, sources),
    hooks: sorted(hooksOf(file, sources).filter((hook) => hooks.has(hook))),
  };
}

/** The published components with their files, in the order of their names. */
const componentsOf = (sources: Sources) =>
  [...publishedComponents(sources)]
    .filter(([name, file]) => /^[A-Z][a-z]/.test(name) && file.startsWith(COMPONENTS))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Every published component: screens, their parts, and the widgets of the kit. */
export function componentNames(sources: Sources): readonly string[] {
  return componentsOf(sources).map(([name]) => name);
}

/** The published components that are no widgets: the screens and their parts. */
export function screenNames(sources: Sources): readonly string[] {
  return componentsOf(sources)
    .filter(([, file]) => !file.startsWith(KIT))
    .map(([name]) => name);
}
