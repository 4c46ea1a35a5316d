import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn } from '../../tools/docs/citations';
import { findSection, PAGES, type PageName, sectionsOf } from '../../tools/docs/sections';

/** What a comment refers to can be looked up: every `§` is a section of a page in `docs/`. */
const root = resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'tests', 'stories', 'tools', 'server', 'e2e', 'docs', 'examples'];
const FOLDERS_WITH_A_DOT = ['.storybook', '.changeset'];
/** A config that a tool compiles for itself lies beside it while it starts: a build may run now. */
const COMPILED = /\.(bundled_\w+|timestamp-[\w-]+)\.m?js$/;
const SKIPPED = /(^|\/)(node_modules|dist|\.cache|\.next)\//;

const everything = [
  ...[...FOLDERS, ...FOLDERS_WITH_A_DOT].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
  ...readdirSync(root),
].filter((file) => !SKIPPED.test(file));
const files = everything.filter(
  (file) => /\.(tsx?|m?js|mdx?|css|txt)$/.test(file) && !COMPILED.test(file),
);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const homeOf = (file: string) =>
  (Object.keys(PAGES) as PageName[]).find((page) => PAGES[page] === file);

describe('what a § refers to', () => {
  it('is a section of the specification, the contract or one of the commerce pages', () => {
    const all = files.flatMap((file) =>
      citationsIn(read(file), homeOf(file)).map((citation) => ({ file, ...citation })),
    );
    expect(all.length).toBeGreaterThan(600);
    const lost = all
      .filter(({ page, number }) => !findSection(page, number))
      .map(({ file, page, number }) => `${file}: ${page} §${number}`);
    expect(lost).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ['(specification §2.1, rules of §5)', ['specification 2.1', 'specification 5']],
    ['(contract §2, §4.11)', ['contract 2', 'contract 4.11']],
    ['(specification §4; contract §4.5)', ['specification 4', 'contract 4.5']],
    ['of the contract. It shows §2.4', ['specification 2.4']],
    [' * (contract\n * §4.8).', ['contract 4.8']],
    ['// RFC 4226 §5.3: half a byte', []],
    ['(commerce §2.3.4, wire §3.3)', ['commerce 2.3.4', 'wire 3.3']],
  ])('is read from %j', (text, expected) => {
    expect(citationsIn(text).map(({ page, number }) => `${page} ${number}`)).toEqual(expected);
  });

  it('is a heading, or a numbered item below one', () => {
    const sections = sectionsOf('contract', '## 4. What is *implied*\n\n1. One.\n\n### 4.5 Tabs\n');
    expect([...sections.keys()]).toEqual(['4', '4.1', '4.5']);
    expect(sections.get('4.5')?.link).toBe('docs/contract.md#45-tabs');
    expect(sections.get('4.1')?.link).toBe('docs/contract.md#4-what-is-implied');
  });
});

/** Numbers of lists that are in no page of the project. */
const CODES =
  /(?<!%.?)\b(?:T|AC)\d{1,3}\b(?![:%])|\b[Ii]ssue #?\d+\b|\b(?:[Hh]ouse )?[Rr]ule \d+\b/g;

it('no comment or test names a code that nobody can look up', () => {
  const found = files
    .filter((file) => file !== 'tests/docs/citations.test.ts')
    .flatMap((file) => [...read(file).matchAll(CODES)].map(([code]) => `${file}: ${code}`));
  expect(found).toEqual([]);
});

it('the pages that others build a server from say everything themselves', () => {
  for (const file of Object.values(PAGES)) {
    expect(read(file), file).not.toMatch(/shared\/|not shown/);
    for (const [, target = ''] of read(file).matchAll(/\]\(([\w-]+\.md)[^)]*\)/g)) {
      expect(files, file).toContain(`docs/${target}`);
    }
  }
});

/** A file or a folder of the project as pages name it; a test without its ending, several in braces. */
const NAMED = /`((?:tests|e2e|src|tools|stories|server|examples)\/[\w./*{},-]+?)\/?`/g;
/** Made by a build. */
const MADE = ['src/messages/generated'];

it('a file that a page names is there', () => {
  const isThere = (named: string) => {
    const source = named.replaceAll(/[.*{},]/g, (sign) => {
      return { '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' }[sign] ?? `\\${sign}`;
    });
    const pattern = new RegExp(`^${source}(?:[./]|$)`);
    return everything.some((file) => pattern.test(file));
  };
  const pages = files.filter((file) => file.endsWith('.md'));
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(NAMED)].map(([, path = '']) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  const lost = named.filter(({ path }) => !MADE.includes(path) && !isThere(path));
  expect(lost.map(({ page, path }) => `${page}: ${path}`)).toEqual([]);
});
