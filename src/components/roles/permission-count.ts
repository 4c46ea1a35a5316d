import type { Role } from '../../domain/roles/role';
import type { rolesMessages } from '../../messages/generated/en/roles';
import type { Translate } from '../../messages/messages';

/** The number of a role's permissions, of the total if it is known. */
export function permissionCount(
  t: Translate<(typeof rolesMessages)['messages']>,
  { permissions: { length: count } }: Pick<Role, 'permissions'>,
  total: number | undefined,
): string {
  // The server may send permissions that the catalogue does not list.
  return total === undefined || total < count
    ? t('permissionCount', { count })
    : t('permissionCountOf', { count, total });
}
