import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCES = ['components', 'embed', 'app'].flatMap((floor) =>
  readdirSync(`src/${floor}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => [path, readFileSync(`src/${floor}/${path}`, 'utf8')] as const),
);
/** Native fields that somebody types into. */
const TYPED_INTO = /<(?:input\b(?![^>]*?(?:hidden|type="(?:checkbox|radio|hidden)"))|textarea\b)/s;

describe('fields that somebody types into (contract §4.34)', () => {
  const fields = SOURCES.filter(
    ([, source]) => TYPED_INTO.test(source) || source.includes("styled('textarea')"),
  );

  it('are few: all others are made of them', () => {
    expect(fields.map(([path]) => path.split('/').at(-1)).sort()).toEqual([
      'AddressesField.tsx',
      'CodeField.tsx',
      'CommandPalette.tsx',
      'PageInput.tsx',
      'TextField.tsx',
    ]);
  });

  it.each(fields)('%s keeps the keys of an input method to itself', (_path, source) => {
    expect(source).toContain('onKeyDown={keysForPage(');
  });
});
