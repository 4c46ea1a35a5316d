import type { Permission } from '../../domain/roles/role';
import { field, text } from './readers';

/**
 * A permission list in any of its shapes: `[[{name, description}]]`, `[{name, description}]`,
 * `["Name"]`, null. Entries without a name are left out, and so are repeated names.
 */
export function readPermissions(value: unknown): readonly Permission[] {
  const permissions = new Map<string, Permission>();
  const entries = Array.isArray(value) ? value.flat(2) : [];
  for (const entry of entries) {
    const name = text(typeof entry === 'string' ? entry : field(entry, 'name'));
    if (name && !permissions.has(name)) {
      permissions.set(name, { name, description: text(field(entry, 'description')) });
    }
  }
  return [...permissions.values()];
}
