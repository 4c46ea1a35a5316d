import { hasGraphemes } from '../text/graphemes';
import { searchOf } from '../text/invisible';
import type { UserRow } from '../users/user-row';
import { GUEST_ROLE, type Role, type RoleMember } from './role';

/** Shortest search for users of a role or for a role, in characters (specification §5). */
export const ROLE_SEARCH_MIN_LENGTH = 4;
/** How long the search on the detail page waits for the next key, in milliseconds (§9). */
export const ROLE_USERS_SEARCH_DELAY_MS = 300;
/** How long the search for users to add waits for the next key, in milliseconds (§9). */
export const ADD_USERS_SEARCH_DELAY_MS = 250;
/** Most users to add that are listed, and how many a call asks for (specification §9). */
export const ADD_USERS_SHOWN = 50;
/** Most pages that are asked for to fill the list of users to add (contract §4.16). */
export const ADD_USERS_PAGES = 5;

/**
 * What a search asks for: '' for all, null while the text is too short to ask. Characters are what
 * a reader counts as one, and blanks around them do not count.
 */
export function roleSearchOf(text: string): string | null {
  const search = searchOf(text);
  if (search === '') return '';
  return hasGraphemes(search, ROLE_SEARCH_MIN_LENGTH) ? search : null;
}

/** Whether rows of a role can be selected at all: never those of Guest (specification §5). */
export function hasSelection(role: Pick<Role, 'name'>): boolean {
  return role.name !== GUEST_ROLE;
}

/** E-mails are the same in any case. */
const keyOf = (email: string): string => email.toLowerCase();

/** A user who can be added to a role. */
export type RoleCandidate = Pick<UserRow, 'email' | 'firstname' | 'lastname' | 'userAvatar'> &
  Partial<Pick<UserRow, 'roles' | 'customerName'>>;

/** Users who can be added to a role, and what the calls found out on the way. */
export interface Candidates {
  /** At most 50 of them. */
  readonly users: readonly RoleCandidate[];
  /** E-mails of people of the role that were met; see {@link memberKeys}. */
  readonly members: ReadonlySet<string>;
  /** There may be more of them than are listed. */
  readonly hasMore: boolean;
}

/** The users who can be added to a role, each once; see {@link isCandidate}. */
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
 * Whether a user can be added to a role: not one who has it already, and no system user
 * (specification §5).
 * @param members E-mails of people with the role, as {@link memberKeys} makes them.
 */
export function isCandidate(
  role: Pick<Role, 'name'>,
  user: Pick<UserRow, 'email' | 'isSystem' | 'roles'>,
  members: ReadonlySet<string>,
): boolean {
  return !user.isSystem && !members.has(keyOf(user.email)) && !user.roles?.includes(role.name);
}

/** The users of a role, to look up whether a user is one of them. */
export function memberKeys(members: readonly Pick<RoleMember, 'email'>[]): ReadonlySet<string> {
  return new Set(members.map(({ email }) => keyOf(email)));
}

/** The users who are not members yet: the part of a list that is still to be added. */
export function withoutMembers<User extends { readonly email: string }>(
  users: readonly User[],
  members: ReadonlySet<string>,
): readonly User[] {
  return users.filter(({ email }) => !members.has(keyOf(email)));
}
