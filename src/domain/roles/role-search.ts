import { foldedSearch, foldedText } from '../text/fold';
import type { Role } from './role';

/** The roles whose name or owner holds the text, however they are written; all of them for an empty one. */
export function findRoles(roles: readonly Role[], text: string): readonly Role[] {
  const wanted = foldedSearch(text);
  return roles.filter(({ name, owner }) => foldedText(`${name}\n${owner}`).includes(wanted));
}
