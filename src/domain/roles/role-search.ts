import { atEnd, type Entries } from '../entries';
import { foldedSearch, foldedText } from '../text/fold';
import type { Role } from './role';

/** Whether a permission is called so: `Order.Approve`, or by its words in any order. */
function isOfPermission(name: string, words: readonly string[]): boolean {
  const folded = foldedText(name);
  return words.every((word) => folded.includes(word));
}

/**
 * The roles whose name or owner holds the text, however they are written; all of them for an empty one.
 * A text that no role is called is looked for among what the roles allow: "Order.Approve", or "approve
 * order".
 */
export function findRoles(roles: Entries<Role>, text: string): Entries<Role> {
  const wanted = foldedSearch(text);
  const found = roles.filter(({ name, owner }) => foldedText(`${name}\n${owner}`).includes(wanted));
  if (found.length > 0) return atEnd(found, roles);
  const words = wanted.split(/\s+/).filter(Boolean);
  const allowing = roles.filter(({ permissions }) =>
    permissions.some(({ name }) => isOfPermission(name, words)),
  );
  return atEnd(allowing, roles);
}
