import { describe, expect, it } from 'vitest';
import { clientModules } from '../../tools/build/client-modules';
import { readSources } from '../../tools/source/files';

/**
 * `"use client"` is right: what a page reads and says is there for server components, what needs the
 * browser's half of React is not.
 */
const sources = readSources();
const client = clientModules(sources.keys(), sources);
const filesOf = (pattern: RegExp) => [...sources.keys()].filter((file) => pattern.test(file));

describe('a server component', () => {
  it.each([
    ['calls', /^src\/api\//, 30],
    ['rules', /^src\/domain\//, 100],
    ['sentences', /^src\/messages\/generated\//, 100],
    [
      'keys and queries of what is read',
      /^src\/hooks\/\w+\/[\w-]+-(queries|query)\.ts$|^src\/hooks\/reads\/keys\.ts$/,
      13,
    ],
    ['tokens and themes', /^src\/theme\/(tokens|slots|make-theme|brand|breakpoints)\.ts$/, 5],
    ['client and cache', /^src\/hooks\/console\/create(ServerClient|QueryClient)\.ts$/, 2],
  ])('runs %s itself', (_, pattern, atLeast) => {
    const files = filesOf(pattern);
    expect(files.length).toBeGreaterThanOrEqual(atLeast);
    expect(files.filter((file) => client.has(file))).toEqual([]);
  });

  it.each([
    ['hooks', /^src\/hooks\/\w+\/use[A-Z]\w+\.ts$/, 150],
    ['components', /^src\/components\/.*\.tsx$/, 200],
    ['providers', /^src\/\w+(\/\w+)?\/\w+Provider\.tsx$/, 8],
  ])('leaves %s to the browser', (_, pattern, atLeast) => {
    const files = filesOf(pattern);
    expect(files.length).toBeGreaterThanOrEqual(atLeast);
    expect(files.filter((file) => !client.has(file))).toEqual([]);
  });
});
