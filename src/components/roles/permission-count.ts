import type { Role } from '../../domain/roles/role';
import type { rolesMessages } from '../../messages/generated/en/roles';
import type { Translate } from '../../messages/messages';

/** How much a role allows, of how much there is where that is known. */
export function permissionCount(
  t: Translate<(typeof rolesMessages)['messages']>,
  { permissions: { length: count } }: Pick<Role, 'permissions'>,
  total: number | undefined,
): string {
  // A server may give what its catalogue does not list.
  return total === undefined || total < count
    ? t('permissionCount', { count })
    : t('permissionCountOf', { count, total });
}
