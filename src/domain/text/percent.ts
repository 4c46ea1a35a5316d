/** Half of a surrogate pair, which cannot be encoded. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Encodes a text as part of an address. A lone surrogate, for which `encodeURIComponent` throws,
 * becomes the replacement character.
 */
export function encodePercent(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
}

/** Decodes part of an address; null if an escape is malformed. */
export function decodePercent(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
