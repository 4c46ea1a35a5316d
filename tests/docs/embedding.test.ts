import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../src/api/calls/all-calls';
import { embeddingExamples } from '../../tools/docs/embedding-examples';
import { root } from '../../tools/docs/program';

const LINES_MAX = 10;
/** What goes around pages, with a button that starts it, and is no screen. */
const AROUND_PAGES = ['PermissionHelp', 'ViewAs', 'Region'];

it('docs/embedding.md names every call that can go elsewhere', () => {
  const page = readFileSync(`${root}/docs/embedding.md`, 'utf8');
  const line = /^Names of calls.*$/m.exec(page)?.[0] ?? '';
  const named = [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.slice(1)).toEqual(allEndpoints.map(({ name }) => name).sort());
});

describe('the examples of docs/embedding.md', () => {
  const examples = embeddingExamples();

  it('are there, each with a title of its own and in ten lines at most', () => {
    const titles = examples.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['providers', 'RolesScreen', 'UsersScreen']));
    expect(new Set(titles).size).toBe(titles.length);
    const long = examples.filter(({ code }) => code.trim().split('\n').length > LINES_MAX);
    expect(long.map(({ title }) => title)).toEqual(AROUND_PAGES);
  });
});
