import type { Catalogue } from '../db/catalogue';
import type { RoleRecord } from '../db/roles-table';
import { objectText } from '../http/ordered-json';

/** The response of `GET /app/roles/roles` (contract §2): roles by name, in the server's order. */
export function roleMapText(roles: readonly RoleRecord[], catalogue: Catalogue): string {
  return objectText(
    roles.map(({ name, owner, permissions }) => [
      name,
      { name, owner, permissions: [catalogue.describe(permissions)] },
    ]),
  );
}
