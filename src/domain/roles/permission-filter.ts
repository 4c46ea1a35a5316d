import { foldedSearch, foldedText } from '../text/fold';
import type { Permission, PermissionCategory } from './role';

/** Folded once, since every key asks for it again. */
const folded = new WeakMap<Permission, string>();

/** What a filter looks at in a permission; none can be typed that reaches from one into the other. */
export function searchedText({ name, description }: Permission): string {
  return foldedText(`${name}\0${description}`);
}

/** Whether the name or the description of a permission contains the text of {@link filterTerm}. */
export function matchesTerm(permission: Permission, term: string): boolean {
  let text = folded.get(permission);
  if (text === undefined) {
    text = searchedText(permission);
    folded.set(permission, text);
  }
  return text.includes(term);
}

/** What a filter looks for: white space around it means nothing, and neither do case and accents. */
export function filterTerm(text: string): string {
  return foldedSearch(text);
}

/**
 * The permissions whose name or description holds a text, however it is written (specification §5, contract §4.34), in
 * the server's order; categories with none are left out. The same categories when all of them match.
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

/** The names in a catalogue, each once: a name in two categories is one permission. */
export function permissionNames(catalogue: readonly PermissionCategory[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { permissions } of catalogue) for (const { name } of permissions) names.add(name);
  return names;
}
