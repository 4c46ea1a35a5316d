import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STYLED_SOURCES, squeezeCss } from '../../tools/scripts/squeeze-css.mjs';

const src = resolve(import.meta.dirname, '../../src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => join(src, file))
  .filter((file) => STYLED_SOURCES.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const bare = (text: string) =>
  text.replace(/\/\*(?!\*)[\s\S]*?\*\//g, '').replace(/\s|;(?=\s*\})/g, '');

describe('the CSS of what is built', () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is source
  it('loses its line breaks and comments', () => {
    const source = [
      'const one = styled(',
      "  'p',",
      '  () => `',
      '  color: red; /* why */',
      '  ${SHARED}',
      "  &:is(a, b) > [data-slot='x  y'] {",
      "    grid-template: 'a b'",
      "      'c d';",
      '  }',
      '  `,',
      ');',
    ].join('\n');
    const css = squeezeCss(source);
    expect(css.replace(/\n+/g, '\n')).toBe(
      [
        'const one = styled(',
        "  'p',",
        '  () => `color:red;${',
        "SHARED} &:is(a,b)>[data-slot='x  y']{grid-template:'a b' 'c d'}`",
        ',',
        ');',
      ].join('\n'),
    );
    expect(css.split('\n')).toHaveLength(source.split('\n').length);
  });
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is source

  it('loses nothing else, in any source', () => {
    expect(sources.length).toBeGreaterThan(200);
    for (const source of sources) {
      const squeezed = squeezeCss(source);
      expect(bare(squeezed)).toBe(bare(source));
      expect(squeezed.split('\n').length).toBe(source.split('\n').length);
    }
  });
});
