const JOINED_OR_MARK = /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*\u200d)|\p{Cf}/gu;

/**
 * A text without the marks that nobody sees, such as those of direction or of no width: they come
 * along when an address or a code is copied (contract §4.34). What joins pictures to one stays.
 */
export function withoutMarks(text: string): string {
  return text.replace(JOINED_OR_MARK, (_all, joined: string | undefined) => joined ?? '');
}

/** A search as a server is asked for it: without invisible marks, and blanks around it. */
export function searchOf(text: string): string {
  return withoutMarks(text).trim();
}
