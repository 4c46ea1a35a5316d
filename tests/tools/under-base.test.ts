import { describe, expect, it } from 'vitest';
import { ADDRESS, holdsAddresses, underBase } from '../../tools/build/under-base';
import { codeOf } from '../../tools/source/code';
import { readSources } from '../../tools/source/files';

/** What looks like an address but is not one of the portal, or one that others replace. */
const NONE: readonly RegExp[] = [
  // A key of the keyboard.
  /keys: '\/'/,
  // What joins or separates.
  /(?:join|split|includes)\('\/'\)/,
  // Published components and hooks: the portal gives its own.
  /href = '\/cart'|location\.path \|\| '\/'/,
];

describe('a portal under a path', () => {
  it('has the path before every address', () => {
    const code = "const a = { root: '/', home: '/dashboard' }; `/impersonate/`; [a](/more/g);";
    expect(underBase(code, '/console/')).toBe(
      "const a = { root: '/console/', home: '/console/dashboard' }; `/console/impersonate/`; [a](/more/g);",
    );
  });

  it('has no address in a source that its build does not know', () => {
    const unknown = [...readSources()].flatMap(([file, text]) => {
      if (!/^src\/(?:app|screens|components|embed|hooks)\//.test(file)) return [];
      if (holdsAddresses(file)) return [];
      return codeOf(text)
        .split('\n')
        .filter((line) => line.search(ADDRESS) >= 0 && !NONE.some((none) => none.test(line)))
        .map((line) => `${file}: ${line.trim()}`);
    });
    expect(unknown).toEqual([]);
  });
});
