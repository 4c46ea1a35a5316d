import { atEnd, type Entries } from '../entries';
import { foldedSearch, foldedText } from '../text/fold';
import type { Role } from './role';

/** The roles whose name or owner holds the text, however they are written; all of them for an empty one. */
export function findRoles(roles: Entries<Role>, text: string): Entries<Role> {
  const wanted = foldedSearch(text);
  const found = roles.filter(({ name, owner }) => foldedText(`${name}\n${owner}`).includes(wanted));
  return atEnd(found, roles);
}
