import { describe, expect, it } from 'vitest';
import { embeddingExamples } from './support/examples.ts';
import { programOf, root, typeErrors } from './support/program';

const LINES_MAX = 10;

describe('the examples of docs/embedding.md', () => {
  const examples = embeddingExamples();

  it('are there, each with a title of its own and in ten lines at most', () => {
    const titles = examples.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['providers', 'RolesScreen', 'UsersScreen']));
    expect(new Set(titles).size).toBe(titles.length);
    const long = examples.filter(({ code }) => code.trim().split('\n').length > LINES_MAX);
    expect(long.map(({ title }) => title)).toEqual([]);
  });

  it('type-check against what is published', { timeout: 300_000 }, () => {
    const files = new Map(
      examples.map(({ title, code }) => [`${root}/docs/${title}.tsx`, code] as const),
    );
    expect(typeErrors(programOf(files), files.keys())).toEqual([]);
  });
});
