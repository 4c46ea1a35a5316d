import { describe, expect, it } from 'vitest';
import { STYLED_SOURCES, squeezeCss } from '../../tools/build/squeeze-css';
import { readSources } from '../../tools/source/files';

const sources = [...readSources()]
  .filter(([path]) => STYLED_SOURCES.test(`/${path}`))
  .map(([, text]) => text);

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
