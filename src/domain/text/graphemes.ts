let segmenter: Intl.Segmenter | undefined;

/** The first characters of a text as a reader counts them, up to a number. */
function graphemesOf(text: string, most: number): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const found: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (found.length >= most) break;
    found.push(segment);
  }
  return found;
}

/**
 * Whether a text has at least this many characters, as a reader counts them: an emoji, or a letter
 * with its marks, is one. It stops counting there, so a text of any length costs the same.
 */
export function hasGraphemes(text: string, count: number): boolean {
  return graphemesOf(text, count).length >= count;
}

/** The text cut to this many characters, as a reader counts them. */
export function cutToGraphemes(text: string, count: number): string {
  return graphemesOf(text, count).join('');
}
