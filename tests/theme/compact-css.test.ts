import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compactCss } from '../../scripts/compact-css.mjs';

const root = resolve(import.meta.dirname, '../../src');

describe('compactCss', () => {
  it('takes indentation and comments out of CSS, and leaves lines and all else alone', () => {
    const text = [
      '/** Said in a comment that ends with `code`',
      ' *   and goes on. */',
      "const Root = styled('div', () => `",
      '  color: red;',
      '  /* Why, over',
      '     two lines. */',
      `  & > a { margin: $\{GAP}; }`,
      '  `,',
      ');',
      '  const indented = `one line`;',
    ].join('\n');
    expect(compactCss(text).split('\n')).toEqual([
      '/** Said in a comment that ends with `code`',
      ' *   and goes on. */',
      "const Root = styled('div', () => `",
      'color: red;',
      '',
      '',
      `& > a { margin: $\{GAP}; }`,
      '  `,',
      ');',
      '  const indented = `one line`;',
    ]);
  });

  it.each(['components', 'theme'])('finds every template of %s, and nothing else', (floor) => {
    for (const file of readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(root, floor, file), 'utf8');
      const compact = compactCss(text);
      expect(compact.split('\n').length, file).toBe(text.split('\n').length);
      // Only CSS says `;` or `{` at the end of an indented line and starts with a CSS word.
      expect(compact.match(/^[ \t]+(&|@media|inline-size:|min-|max-).*[;{]$/gm), file).toBeNull();
    }
  });
});
