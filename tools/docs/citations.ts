import { PAGES, type PageName } from './sections';

/** A `§` in some text. */
export interface Citation {
  readonly page: PageName;
  readonly number: string;
}

/** Where a line of a comment continues in the next one. */
const COMMENT_BREAK = /\s*\n\s*(?:\*(?!\/)|\/\/|>)?\s*/g;
const NAME_OR_SIGN =
  /\b(specification|contract|commerce|wire|workday|RFC \d+)\b(?!\.md)|§ ?(\d+(?:\.\d+)*)|[().;](?=\s|$)|[()]/gi;

const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name);

/**
 * Every `§` of a text. The page is the one whose name stands before it in the same sentence or
 * parenthesis; without a name it is `home`.
 */
export function citationsIn(text: string, home: PageName = 'specification'): readonly Citation[] {
  const citations: Citation[] = [];
  let page: PageName | null = home;
  for (const [match, name, number] of text.replace(COMMENT_BREAK, ' ').matchAll(NAME_OR_SIGN)) {
    const lower = name?.toLowerCase();
    if (lower) page = isPage(lower) ? lower : null;
    else if (number === undefined) page = match === ';' ? page : home;
    else if (page) citations.push({ page, number });
  }
  return citations;
}

/** The first `§` of a short text, such as the basis of a finding: `contract §2`. */
export function citationOf(text: string): Citation | undefined {
  return citationsIn(text)[0];
}
