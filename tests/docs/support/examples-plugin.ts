import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { embeddingExamples } from '../../../tools/docs/embedding-examples.ts';

const root = resolve(import.meta.dirname, '../../..');
const ALL = 'virtual:embedding';
const END = '.example.tsx';
const fileOf = (title: string) => `${root}/docs/${title}${END}`;
/** The page that a module is part of, and the example that it is. */
const partsOf = (id: string) => basename(id, END).split('.');

/**
 * Serves the examples of `docs/embedding.md` as modules: `virtual:embedding` loads each by its title.
 * What they import of the package comes from its sources. What a page imports of another example is
 * its own, as on a page that was just loaded.
 */
export function embeddingExamplesPlugin(): Plugin {
  return {
    name: 'plinth-embedding-examples',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === ALL) return `\0${ALL}`;
      if (source.startsWith(`${ALL}/`)) return fileOf(source.slice(ALL.length + 1));
      const entry = /^@plinth\/console\/([\w/-]+)$/.exec(source)?.[1];
      if (entry) return `${root}/src/${entry}/index.ts`;
      const isExample = importer.endsWith(END) && source.startsWith('./');
      return isExample ? fileOf(`${partsOf(importer)[0]}.${source.slice(2)}`) : null;
    },
    load(id) {
      const examples = embeddingExamples();
      if (id === `\0${ALL}`) {
        const loads = examples.map(
          ({ title }) => `${JSON.stringify(title)}: () => import('${ALL}/${title}')`,
        );
        return `export const examples = { ${loads.join(', ')} };`;
      }
      if (!id.endsWith(END)) return null;
      return examples.find(({ title }) => title === partsOf(id).at(-1))?.code ?? null;
    },
  };
}
