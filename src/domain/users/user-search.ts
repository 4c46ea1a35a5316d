import { hasGraphemes } from '../text/graphemes';

/** A search of all users is sent from this many characters on (specification §5, "User search"). */
export const USER_SEARCH_MIN_LENGTH = 4;

/** How long the text stands still before it is searched with, in milliseconds. */
export const USER_SEARCH_DELAY_MS = 300;

/**
 * What to search all users with: '' lists all, null is too short to be sent. Characters count as a
 * reader counts them.
 */
export function userSearchOf(text: string): string | null {
  const search = text.trim();
  if (search === '') return '';
  return hasGraphemes(search, USER_SEARCH_MIN_LENGTH) ? search : null;
}
