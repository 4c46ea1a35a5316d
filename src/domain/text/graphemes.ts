let segmenter: Intl.Segmenter | undefined;

/** The first user-perceived characters of a text, up to a limit. */
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
 * Whether a text has at least this many user-perceived characters: an emoji, or a letter with its
 * marks, is one. Stops counting there, so the cost does not depend on the text's length.
 */
export function hasGraphemes(text: string, count: number): boolean {
  return graphemesOf(text, count).length >= count;
}

/** Cuts a text to a number of user-perceived characters. */
export function cutToGraphemes(text: string, count: number): string {
  return graphemesOf(text, count).join('');
}
