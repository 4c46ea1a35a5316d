/**
 * A page with new text between `<!-- marker -->` and `<!-- /marker -->`: the figures of a page are
 * written by the command that measures them. Throws where the page has no such place.
 */
export function withFigures(page: string, marker: string, figures: string): string {
  const [open, close] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  if (start < 0 || end < start)
    throw new Error(`The page has no place between ${open} and ${close}.`);
  return `${page.slice(0, start + open.length)}\n\n${figures.trim()}\n\n${page.slice(end)}`;
}
