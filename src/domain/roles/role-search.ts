import { atEnd, type Entries } from '../entries';
import { foldedSearch, foldedText } from '../text/fold';
import type { Role } from './role';

/** Whether a text names a permission: `Order.Approve`, or its words in any order. */
function isOfPermission(name: string, words: readonly string[]): boolean {
  const folded = foldedText(name);
  return words.every((word) => folded.includes(word));
}

/**
 * Roles whose name or owner contains the text, ignoring case and accents; all roles for an empty
 * text. If no name or owner matches, the permissions are searched: "Order.Approve", or "approve
 * order".
 */
export function findRoles(roles: Entries<Role>, text: string): Entries<Role> {
  const query = foldedSearch(text);
  const found = roles.filter(({ name, owner }) => foldedText(`${name}\n${owner}`).includes(query));
  if (found.length > 0) return atEnd(found, roles);
  const words = query.split(/\s+/).filter(Boolean);
  const allowing = roles.filter(({ permissions }) =>
    permissions.some(({ name }) => isOfPermission(name, words)),
  );
  return atEnd(allowing, roles);
}
