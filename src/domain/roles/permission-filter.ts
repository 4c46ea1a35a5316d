import { foldedSearch, foldedText } from '../text/fold';
import type { Permission } from '../users/user';
import type { PermissionCategory } from './role';

/** Cached, since every keystroke needs it. */
const folded = new WeakMap<Permission, string>();

/**
 * The searched text of a permission; the separator cannot be typed, so no match spans both parts.
 */
export function searchedText({ name, description }: Permission): string {
  return foldedText(`${name}\0${description}`);
}

/** Whether the name or description of a permission contains a {@link filterTerm}. */
export function matchesTerm(permission: Permission, term: string): boolean {
  let text = folded.get(permission);
  if (text === undefined) {
    text = searchedText(permission);
    folded.set(permission, text);
  }
  return text.includes(term);
}

/** Normalizes a filter text: ignores surrounding white space, case and accents. */
export function filterTerm(text: string): string {
  return foldedSearch(text);
}

/**
 * Permissions whose name or description contains a text, ignoring case and accents (specification
 * §5, contract §4.34), in the server's order. Empty categories are omitted. Returns the same array
 * if everything matches.
 */
export function filterPermissions(
  catalogue: readonly PermissionCategory[],
  text: string,
): readonly PermissionCategory[] {
  const term = filterTerm(text);
  if (term === '') return catalogue;
  const found: PermissionCategory[] = [];
  for (const category of catalogue) {
    const permissions = category.permissions.filter((permission) => matchesTerm(permission, term));
    if (permissions.length === category.permissions.length && permissions.length > 0) {
      found.push(category);
    } else if (permissions.length > 0) found.push({ name: category.name, permissions });
  }
  return found.length === catalogue.length && found.every((one, at) => one === catalogue[at])
    ? catalogue
    : found;
}

/** The permission names of a catalogue; a name in two categories is one permission. */
export function permissionNames(catalogue: readonly PermissionCategory[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { permissions } of catalogue) for (const { name } of permissions) names.add(name);
  return names;
}
