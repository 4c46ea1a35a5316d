import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the pages' folder: of the repository, or of the package that has this inside `dist`. */
const root =
  ['../..', '..']
    .map((up) => resolve(import.meta.dirname, up))
    .find((folder) => existsSync(join(folder, 'docs/contract.md'))) ?? '.';

/** The pages that a `§` refers to, by the word that stands before it. */
export const PAGES = {
  specification: 'docs/specification.md',
  contract: 'docs/contract.md',
  commerce: 'docs/commerce.md',
  wire: 'docs/commerce-wire.md',
  workday: 'docs/commerce-day.md',
} as const;

export type PageName = keyof typeof PAGES;

/** A place in one of the pages. */
export interface Section {
  /** Such as `contract §4.5`. */
  readonly citation: string;
  /** Title of its heading, without the number. */
  readonly title: string;
  /** File and anchor, such as `docs/contract.md#45-messages-between-tabs`. */
  readonly link: string;
}

/** The anchor that GitHub gives to a heading. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * The numbered headings of a page, and the numbered items of lists below them: item 11 below
 * heading 7 is section 7.11.
 */
export function sectionsOf(page: PageName, markdown: string): ReadonlyMap<string, Section> {
  const sections = new Map<string, Section>();
  let heading = { number: '', title: '', anchor: '' };
  for (const line of markdown.split('\n')) {
    const [, number = '', title = ''] = /^#{2,4} (\d+(?:\.\d+)*)\.? (.+)$/.exec(line) ?? [];
    if (number) heading = { number, title, anchor: slugOf(line.replace(/^#+ /, '')) };
    const [, item = ''] = /^(\d+)\. /.exec(line) ?? [];
    const found = number || (item && heading.number ? `${heading.number}.${item}` : '');
    if (!found) continue;
    sections.set(found, {
      citation: `${page} §${found}`,
      title: heading.title,
      link: `${PAGES[page]}#${heading.anchor}`,
    });
  }
  return sections;
}

const pages = new Map<PageName, ReadonlyMap<string, Section>>();

/** The section with a number, or `undefined` when the page has none. */
export function findSection(page: PageName, number: string): Section | undefined {
  const known = pages.get(page) ?? sectionsOf(page, readFileSync(join(root, PAGES[page]), 'utf8'));
  pages.set(page, known);
  return known.get(number);
}
