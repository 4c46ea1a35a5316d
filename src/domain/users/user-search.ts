import { hasGraphemes } from '../text/graphemes';
import { searchOf } from '../text/invisible';

/** A search of all users is sent from this many characters on (specification §5, "User search"). */
export const USER_SEARCH_MIN_LENGTH = 4;

/** How long the text is unchanged before it is searched for, in milliseconds. */
export const USER_SEARCH_DELAY_MS = 300;

/**
 * The text to search all users for: '' lists all, null is too short to be sent. Characters count as
 * a reader counts them.
 */
export function userSearchOf(text: string): string | null {
  const search = searchOf(text);
  if (search === '') return '';
  return hasGraphemes(search, USER_SEARCH_MIN_LENGTH) ? search : null;
}
