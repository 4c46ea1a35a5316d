import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { OF_READERS, samples } from './samples.ts';

const root = resolve(import.meta.dirname, '../../..');
const ALL = 'virtual:samples';
const END = '.sample.tsx';
/** A name of a file for the id of a sample, `docs/embedding.md RolesScreen`. */
const fileOf = (id: string) => `${root}/docs/${encodeURIComponent(id)}${END}`;
/** The sample that a module is, behind the one whose page it is part of. */
const idsOf = (file: string) => basename(file, END).split('~').map(decodeURIComponent);

/** The source of an entry of the package. */
function sourceOf(entry: string): string {
  if (entry === 'kit') return 'components/ui/index.ts';
  if (entry === 'frame') return 'embed/frame/create-plinth-frame.ts';
  if (entry === 'sandbox/node') return 'sandbox/node/middleware.ts';
  const language = /^messages\/(.+)$/.exec(entry)?.[1];
  if (language === undefined) return `${entry}/index.ts`;
  return `messages/generated/${language}${language.includes('/') ? '' : '/index'}.ts`;
}

/** What readers have installed, and we have not, or not in a browser. */
const STUBS: Readonly<Record<string, string>> = {
  'next/navigation': 'export const useServerInsertedHTML = () => {};',
  'next/headers': `export const headers = async () =>
    new Headers({ cookie: globalThis.cookieOfReader ?? '' });`,
};
const STUB = '\0reader:';

/**
 * Serves the code on the pages as modules: `virtual:samples` loads each by its id. What they import of the
 * package comes from its sources. What a page imports of another sample is its own, as on a page that was
 * just loaded.
 */
export function samplesPlugin(): Plugin {
  return {
    name: 'plinth-samples',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === ALL) return `\0${ALL}`;
      if (source.startsWith(`${ALL}/`))
        return fileOf(decodeURIComponent(source.slice(ALL.length + 1)));
      const entry = /^@plinth\/console\/([\w/-]+)$/.exec(source)?.[1];
      if (entry) return `${root}/src/${sourceOf(entry)}`;
      if (!importer.endsWith(END)) return null;
      if (Object.hasOwn(STUBS, source)) return STUB + source;
      if (!source.startsWith('./')) return null;
      const own = Object.keys(OF_READERS).find((name) =>
        name.startsWith(source.slice(2).replace(/\.js$/, '')),
      );
      if (own) return `${STUB}${own}`;
      const [page = ''] = idsOf(importer);
      const wanted = `${page.split(' ')[0]} ${source.slice(2)}`;
      return fileOf(page).replace(END, `~${encodeURIComponent(wanted)}${END}`);
    },
    load(id) {
      if (id.startsWith(STUB)) {
        const name = id.slice(STUB.length);
        return STUBS[name] ?? OF_READERS[name] ?? null;
      }
      const all = samples();
      if (id === `\0${ALL}`) {
        const lines = all.map(({ id: own, code, language }) => {
          const load =
            language === 'html' ? 'null' : `() => import('${ALL}/${encodeURIComponent(own)}')`;
          return `${JSON.stringify(own)}: { code: ${JSON.stringify(code)}, load: ${load} }`;
        });
        return `export const samples = { ${lines.join(',\n')} };`;
      }
      if (!id.endsWith(END)) return null;
      return all.find((one) => one.id === idsOf(id).at(-1))?.code ?? null;
    },
  };
}
