import type { Role } from './role';

/** The roles whose name or owner holds the text, in any case; all of them for an empty one. */
export function findRoles(roles: readonly Role[], text: string): readonly Role[] {
  const wanted = text.trim().toLowerCase();
  return roles.filter(({ name, owner }) => `${name}\n${owner}`.toLowerCase().includes(wanted));
}
