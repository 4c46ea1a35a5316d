import { hasGraphemes } from '../text/graphemes';
import { searchOf } from '../text/invisible';

/** Minimum length of a search of all users, in characters (specification §5, "User search"). */
export const USER_SEARCH_MIN_LENGTH = 4;

/** Debounce of the search, in milliseconds. */
export const USER_SEARCH_DELAY_MS = 300;

/**
 * The search text to send: '' lists all, null if it is too short. Counts user-perceived characters.
 */
export function userSearchOf(text: string): string | null {
  const search = searchOf(text);
  if (search === '') return '';
  return hasGraphemes(search, USER_SEARCH_MIN_LENGTH) ? search : null;
}
