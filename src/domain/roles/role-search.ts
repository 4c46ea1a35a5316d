import { atEnd, type Entries } from '../entries';
import type { Role } from './role';

/** The roles whose name or owner holds the text, in any case; all of them for an empty one. */
export function findRoles(roles: Entries<Role>, text: string): Entries<Role> {
  const wanted = text.trim().toLowerCase();
  const found = roles.filter(({ name, owner }) =>
    `${name}\n${owner}`.toLowerCase().includes(wanted),
  );
  return atEnd(found, roles);
}
