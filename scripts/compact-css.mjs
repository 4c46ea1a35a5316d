import { readFile } from 'node:fs/promises';

/**
 * The text of a module with its CSS templates as they are shipped: without indentation and
 * comments, which no minifier of a partner's takes out of a string. Lines stay lines, so that source
 * maps still point at the right ones.
 *
 * @param {string} text - as Biome formats it: a template opens at the end of a line and closes at the
 *   start of one
 */
export function compactCss(text) {
  return text.replace(/^(?!\s*(?:\/\/|\/?\*)).*`\n([^`]*\n)(?=\s*`)/gm, (template, css) => {
    const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
    return template.slice(0, -css.length) + bare.replace(/^[ \t]+/gm, '');
  });
}

/**
 * @returns {import('esbuild').Plugin}
 */
export function compactCssPlugin() {
  return {
    name: 'compact-css',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/](components|theme)[\\/].*\.tsx?$/ }, async ({ path }) => ({
        contents: compactCss(await readFile(path, 'utf8')),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}
