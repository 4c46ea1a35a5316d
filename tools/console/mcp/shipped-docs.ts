import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that is shipped with the package. */
export interface ShippedDoc {
  /** Its path in the package: `docs/embedding.md`. */
  readonly name: string;
  /** Its first heading. */
  readonly title: string;
  readonly text: string;
}

/** The pages of a package, `llms.txt` first. */
export function readShippedDocs(packageFolder: string): readonly ShippedDoc[] {
  const pages = readdirSync(join(packageFolder, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'))
    .sort();
  return ['llms.txt', 'README.md', 'SECURITY.md', ...pages].map((name) => {
    const text = readFileSync(join(packageFolder, name), 'utf8');
    return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text };
  });
}

/** The headings of a page, each with its depth. */
const HEADING = /^(#{2,6}) (.+)$/gm;

/** The titles of a page's sections, in its order. */
export function sectionsOf({ text }: ShippedDoc): readonly string[] {
  return [...text.matchAll(HEADING)].map(([, , title = '']) => title);
}

/** A section with all below it; undefined where the page has none of that title. */
export function sectionOf({ text }: ShippedDoc, title: string): string | undefined {
  const all = [...text.matchAll(HEADING)];
  const at = all.findIndex(([, , each = '']) => each.toLowerCase() === title.toLowerCase());
  const found = all[at];
  if (!found) return undefined;
  const depth = found[1]?.length ?? 0;
  const next = all.slice(at + 1).find(([, marks = '']) => marks.length <= depth);
  return text.slice(found.index, next?.index);
}
