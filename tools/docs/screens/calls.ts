import { allEndpoints } from '../../../src/api/calls/all-calls';
import { publishedFiles, reach, type Sources } from '../../source/graph';

const API_IMPORT = /import \{([^}]*)\} from '[./]*\/api\/calls\/[\w-]+'/g;
const declared = new Set<string>(allEndpoints.map(({ name }) => name));

/**
 * The calls that a published hook can make, by the names of their endpoints: those that it or a hook
 * below it imports. Empty for a hook that makes none and for a name that is no hook.
 */
export function callsOf(hook: string, sources: Sources): readonly string[] {
  const file = publishedFiles('src/hooks/index.ts', sources).get(hook);
  if (!file) return [];
  const files = [...reach(file, sources, (path) => path.startsWith('src/hooks/'))];
  const names = files.flatMap((path) =>
    [...(sources.get(path) ?? '').matchAll(API_IMPORT)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim().replace(/ as .*$/, '')),
    ),
  );
  return [...new Set(names)].filter((name) => declared.has(name)).sort();
}
