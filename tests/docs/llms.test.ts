import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writtenFiles } from '../../tools/docs/written-files';
import { exportedNames, REPORT } from '../../tools/report/public-types';

/**
 * llms.txt names things for readers who cannot look: each of them must be there. What is exported is
 * read from the page of public types, which `npm run report` keeps equal to the package.
 */
const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const text = read('llms.txt');
const { exports: published, files } = JSON.parse(read('package.json')) as {
  exports: Record<string, unknown>;
  files: readonly string[];
};

const names = exportedNames(read(REPORT));
const entries = [...names.keys()].filter((path) => !path.includes('/'));

describe('llms.txt', () => {
  it('names entries that are published', () => {
    const named = [...text.matchAll(/@plinth\/console(\/[\w./-]*\w)/g)].map(
      ([, path]) => `.${path}`,
    );
    expect(named.length).toBeGreaterThan(8);
    const patterns = Object.keys(published).map(
      (path) => new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '.+')}$`),
    );
    expect(named.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  it('names every entry that has a page of types', () => {
    expect(entries.filter((name) => !text.includes(`\`@plinth/console/${name}\``))).toEqual([]);
  });

  it('names only what its entry exports', () => {
    const lines = [...text.matchAll(/^- `@plinth\/console\/(\w+)`: (.*)$/gm)];
    expect(lines.length).toBe(entries.length);
    const missing = lines.flatMap(([, entry = '', line = '']) => {
      const known = names.get(entry) ?? new Set();
      return [...line.matchAll(/`([A-Za-z]\w*)`/g)]
        .filter(([, name = '']) => !known.has(name) && name !== 'hono' && name !== 'msw')
        .map(([, name]) => `${entry}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('names in the facts only what some entry exports', () => {
    const facts = text.split('## Facts')[1]?.split('\n## ')[0] ?? '';
    const known = new Set([...names.values()].flatMap((own) => [...own]));
    const named = [...facts.matchAll(/`([A-Z][a-z]\w+|default[A-Z]\w+)`/g)].map(
      ([, name = '']) => name,
    );
    expect(named).toContain('MessagesProvider');
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('imports in its examples what there is', () => {
    const imports = [...text.matchAll(/import \{([^}]+)\} from '@plinth\/console\/(\w+)'/g)];
    expect(imports.length).toBeGreaterThan(5);
    const missing = imports.flatMap(([, imported = '', entry = '']) => {
      const known = names.get(entry) ?? new Set();
      return imported
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter((name) => name !== '' && !known.has(name))
        .map((name) => `${entry}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('keeps its examples to ten lines', () => {
    const examples = [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(examples.length).toBe(4);
    for (const code of examples) expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
  });

  it('leads to files that are there and are shipped', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(6);
    const isThere = (link: string) => existsSync(join(root, link)) || writtenFiles().has(link);
    expect(links.filter((link) => !isThere(link))).toEqual([]);
    expect(
      links.filter((link) => !files.some((file) => link === file || link.startsWith(`${file}/`))),
    ).toEqual([]);
  });
});
