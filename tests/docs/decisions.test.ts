import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const docs = resolve(import.meta.dirname, '../../docs');
const read = (file: string) => readFileSync(join(docs, file), 'utf8');
const pages = readdirSync(join(docs, 'decisions')).filter((file) => file !== 'README.md');

it('the architecture is read in one sitting: at most 1,500 words', () => {
  expect(read('architecture.md').split(/\s+/).length).toBeLessThanOrEqual(1_500);
});

describe('a decision', () => {
  it('is in the index, by its title', () => {
    const index = read('decisions/README.md');
    const entries = pages.map((page) => {
      const [title = ''] = read(`decisions/${page}`).split('\n');
      return `- [${title.replace('# ', '')}](${page})`;
    });
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter((entry) => !index.includes(`${entry}\n`))).toEqual([]);
  });

  it.each(pages)('is a short page: %s', (page) => {
    const text = read(`decisions/${page}`);
    expect(text).toMatch(/^# \S/);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });
});
