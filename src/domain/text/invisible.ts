const JOINED_OR_MARK = /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*\u200d)|\p{Cf}/gu;

/**
 * Removes invisible characters, such as directional or zero-width marks, which get copied along
 * with an address or a code (contract §4.34). Joiners inside emoji stay.
 */
export function withoutMarks(text: string): string {
  return text.replace(JOINED_OR_MARK, (_all, joined: string | undefined) => joined ?? '');
}

/** A search text as sent to the server: trimmed, without invisible characters. */
export function searchOf(text: string): string {
  return withoutMarks(text).trim();
}
