import { hasGraphemes } from '../text/graphemes';
import { searchOf } from '../text/invisible';
import type { UserRow } from '../users/user-row';
import { GUEST_ROLE, type Role, type RoleMember } from './role';

/**
 * Minimum length of a search for roles or for users of a role, in characters (specification §5).
 */
export const ROLE_SEARCH_MIN_LENGTH = 4;
/** Debounce of the search on the detail page, in milliseconds (§9). */
export const ROLE_USERS_SEARCH_DELAY_MS = 300;
/** Debounce of the search for users to add, in milliseconds (§9). */
export const ADD_USERS_SEARCH_DELAY_MS = 250;
/** Maximum number of listed candidates, and the page size of their requests (specification §9). */
export const ADD_USERS_SHOWN = 50;
/** Maximum number of pages requested to fill the list of candidates (contract §4.16). */
export const ADD_USERS_PAGES = 5;

/**
 * The search text to send: '' for all, null if the text is too short. Counts user-perceived
 * characters of the trimmed text.
 */
export function roleSearchOf(text: string): string | null {
  const search = searchOf(text);
  if (search === '') return '';
  return hasGraphemes(search, ROLE_SEARCH_MIN_LENGTH) ? search : null;
}

/** Whether rows of a role can be selected: not for Guest (specification §5). */
export function hasSelection(role: Pick<Role, 'name'>): boolean {
  return role.name !== GUEST_ROLE;
}

/** E-mail addresses are case-insensitive. */
const keyOf = (email: string): string => email.toLowerCase();

/** A user who can be added to a role. */
export type RoleCandidate = Pick<UserRow, 'email' | 'firstname' | 'lastname' | 'userAvatar'> &
  Partial<Pick<UserRow, 'roles' | 'customerName'>>;

/** Users who can be added to a role, and members found meanwhile. */
export interface Candidates {
  /** At most 50 users. */
  readonly users: readonly RoleCandidate[];
  /** E-mails of current members among the results; see {@link memberKeys}. */
  readonly members: ReadonlySet<string>;
  /** Whether there may be more. */
  readonly hasMore: boolean;
}

/** The users who can be added to a role, without duplicates; see {@link isCandidate}. */
export function candidatesOf(
  role: Pick<Role, 'name'>,
  users: readonly UserRow[],
  members: ReadonlySet<string>,
): readonly RoleCandidate[] {
  const met = new Set<string>();
  return users.filter((user) => {
    const isNew = !met.has(keyOf(user.email));
    met.add(keyOf(user.email));
    return isNew && isCandidate(role, user, members);
  });
}

/**
 * Whether a user can be added to a role: not a current member, not a system user (specification
 * §5).
 *
 * @param members E-mails of the role's members, from {@link memberKeys}.
 */
export function isCandidate(
  role: Pick<Role, 'name'>,
  user: Pick<UserRow, 'email' | 'isSystem' | 'roles'>,
  members: ReadonlySet<string>,
): boolean {
  return !user.isSystem && !members.has(keyOf(user.email)) && !user.roles?.includes(role.name);
}

/** Members of a role as a set, for lookups. */
export function memberKeys(members: readonly Pick<RoleMember, 'email'>[]): ReadonlySet<string> {
  return new Set(members.map(({ email }) => keyOf(email)));
}

/** The users who are not members yet. */
export function withoutMembers<User extends { readonly email: string }>(
  users: readonly User[],
  members: ReadonlySet<string>,
): readonly User[] {
  return users.filter(({ email }) => !members.has(keyOf(email)));
}
