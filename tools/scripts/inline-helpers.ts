import type { Plugin } from 'vite';

const HELPERS = '\0rolldown/runtime.js';
const FILE = /import\s*\{([^}]*)\}\s*from\s*["']\.\/rolldown-runtime-[^"']*["'];/;

/**
 * The few functions that the bundler calls between modules have a file of their own, which a first
 * screen would have to ask for. Its chunk gets a copy instead: they keep no state. Later pages share
 * the file. For Vite, which builds the portal.
 */
export const inlineHelpers = (): Plugin => ({
  name: 'inline-helpers',
  apply: 'build',
  renderChunk(code, chunk, _options, { chunks }) {
    if (!chunk.isEntry || !FILE.test(code)) return null;
    const helpers = Object.values(chunks).flatMap(({ modules }) => modules[HELPERS]?.code ?? []);
    if (helpers.length !== 1) this.error('The helpers of the bundler are not in one place.');
    const [, names = ''] = FILE.exec(code) ?? [];
    const copy = copyOf(helpers.join(), names) ?? this.error(`Unknown helpers: ${names}`);
    return { code: code.replace(FILE, () => copy), map: null };
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(/\s*<link rel="modulepreload"[^>]*\/rolldown-runtime-[^>]*>/, ''),
  },
});

/**
 * A copy of the helpers under the names of an import; undefined when one is not found.
 *
 * @param helpers - their source
 * @param names - what an import takes of them: `a as b, c as d`
 */
export function copyOf(helpers: string, names: string): string | undefined {
  const own = names.split(',').map((name) => name.trim().replace(/^.*\sas\s+/, ''));
  // The bundler adds a number to a name that another module has.
  const pairs = own.map((name) => [name.replace(/\$\d+$/, ''), name] as const);
  if (!pairs.every(([helper]) => helpers.includes(`var ${helper} =`))) return undefined;
  const given = pairs.map(([helper]) => helper).join(', ');
  const taken = pairs.map(([helper, name]) => `${helper}: ${name}`).join(', ');
  return `const { ${taken} } = (() => {\n${helpers}\nreturn { ${given} };\n})();`;
}
