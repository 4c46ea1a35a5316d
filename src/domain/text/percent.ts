/** Half of a pair, which no address can spell. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text as a part of an address. Any text has one: half a surrogate pair, for which
 * `encodeURIComponent` throws, becomes the replacement character.
 */
export function encodePercent(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
}

/** The text of a part of an address; null where an escape is broken, which anybody can send. */
export function decodePercent(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
