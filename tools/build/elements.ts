import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { FIELD_NAMES, SCREEN_NAMES } from '../../src/embed/names';
import { chunksOf } from '../scripts/chunks-of';
import { inlineHelpers } from '../scripts/inline-helpers';
import { leanDependencies, WITHOUT_SIDE_EFFECTS } from '../scripts/lean-dependencies';
import { splitExports } from '../scripts/split-exports';
import { sourcesInPortal } from './source-plugins';

const ENTRY = 'virtual:element/';
const camel = (name: string) => name.replace(/-./g, (hit) => hit.slice(1).toUpperCase());
const source = (path: string) => JSON.stringify(resolve('src/embed', path));

/** The text of each element's own file: what defines it. */
function entryOf(name: string): string {
  return (FIELD_NAMES as readonly string[]).includes(name)
    ? `import { define } from ${source(`elements/${name}.tsx`)};define();`
    : `import { defineScreenElement } from ${source('elements/screen-element.tsx')};
       import { ${camel(name)} } from ${source('screens.ts')};
       defineScreenElement(${camel(name)});`;
}

const entries: Plugin = {
  name: 'element-entries',
  resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${ENTRY}`) ? entryOf(id.slice(ENTRY.length + 1)) : null),
};

/** What react-aria writes into the page as style elements, which a strict policy refuses. */
const SHEETS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  // The rule is in the sheet of each element, because one of the page would not reach it.
  'interactions/usePress.mjs': [
    ["if (!domRef || process.env.NODE_ENV === 'test') return;", 'return;'],
  ],
  'overlays/usePreventScroll.mjs': [
    ["let style = document.createElement('style');", 'let style = new CSSStyleSheet();'],
    [
      'document.head.prepend(style);',
      'style.replaceSync(style.textContent); document.adoptedStyleSheets.push(style);',
    ],
    [
      'style.remove();',
      'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);',
    ],
  ],
};

const sheets: Plugin = {
  name: 'sheets-instead-of-style-elements',
  enforce: 'pre',
  async load(id) {
    const changes = Object.entries(SHEETS).find(([file]) => id.endsWith(`/private/${file}`))?.[1];
    if (!changes) return null;
    const text = await readFile(id, 'utf8');
    for (const [from] of changes) {
      if (!text.includes(from)) throw new Error(`${id} no longer says: ${from}`);
    }
    return changes.reduce((now, [from, to]) => now.replace(from, to), text);
  },
};

/** A sentence or a picture of a collection: the bundler knows who needs which. */
const isPart = (id: string) => /\.part-\w+\.tsx?$/.test(id);
/** What no screen needs stays beside its entry. */
const isShared = (id: string) => !id.includes(ENTRY) && !id.includes('/elements/code-field.');

/** What the first element of a page needs comes in two files; others share what it has of the kit. */
const together = chunksOf({ 'sign-in': ['/embed/SignInEmbed.tsx'] }, {});

/** Only code is lazy: no stylesheet, and nothing before it is requested. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

/** The names of all elements, each with a file of its own. */
export const ELEMENT_NAMES = [...SCREEN_NAMES, ...FIELD_NAMES];

/**
 * How the elements are built: as the portal is, with React inside and what all share in one file.
 *
 * @param names - those to build, for tests
 */
export const elementsBuild = (
  outDir: string,
  names: readonly string[] = ELEMENT_NAMES,
): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  base: './',
  publicDir: false,
  resolve: {
    // Whatever the environment is that it is built in.
    conditions: ['module', 'browser', 'production'],
    alias: [{ find: /^\.\/emotion$/, replacement: resolve('src/theme/emotion.browser.ts') }],
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    entries,
    sheets,
    plainImports,
    together.plugin,
    splitExports(),
    sourcesInPortal(),
    leanDependencies(),
    inlineHelpers(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 600,
    modulePreload: false,
    rolldownOptions: {
      // `use client` says nothing here.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      preserveEntrySignatures: false,
      checks: { pluginTimings: false },
      treeshake: {
        moduleSideEffects: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }],
        propertyReadSideEffects: false,
      },
      input: Object.fromEntries(names.map((name) => [name, ENTRY + name])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'element', tags: ['$initial'], test: isShared, priority: 1 },
            { name: (id) => (isPart(id) ? null : together.nameOf(id)), debugName: 'sign-in' },
          ],
        },
      },
    },
  },
});

/**
 * Writes each element as a plain module with all that it needs, React inside, and what several need,
 * or few, as parts beside it.
 */
export async function buildElements(outDir: string, names?: readonly string[]): Promise<void> {
  await build(elementsBuild(outDir, names));
}
