import { describe, expect, it } from 'vitest';
import { BROWSER_PACKAGES } from '../../tools/scripts/browser-packages';
import { importsOf } from '../../tools/source/code';
import { readSources } from '../../tools/source/files';

/** What runs in Node alone, or is made ready by the addon that brings it. */
const ELSEWHERE =
  /^(?:node:|ws$|hono\/utils\/|@hono\/|msw\/node|@plinth\/|@?storybook\/|@storybook\/|msw-storybook-addon\/|virtual:)/;

describe('packages of browser tests', () => {
  it('are all known before the first test', () => {
    const found = new Set<string>();
    for (const folder of ['src', 'stories']) {
      for (const text of readSources(folder).values()) {
        for (const { specifier, isType } of importsOf(text)) {
          if (!isType && !specifier.startsWith('.') && !ELSEWHERE.test(specifier)) {
            found.add(specifier);
          }
        }
      }
    }
    expect(found.size).toBeGreaterThan(20);
    expect([...found].filter((one) => !BROWSER_PACKAGES.includes(one))).toEqual([]);
  });
});
