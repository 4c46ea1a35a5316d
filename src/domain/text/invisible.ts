/**
 * A text without the marks that nobody sees, such as those of direction or of no width: they come
 * along when an address or a code is copied (contract §4.34).
 */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/** A search as a server is asked for it: without invisible marks, and blanks around it. */
export function searchOf(text: string): string {
  return withoutMarks(text).trim();
}
