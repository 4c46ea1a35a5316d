import type { RoleGiving } from '../../contracts/roles';
import type { CurrentUser } from '../../domain/users/user';
import { useGiveRole } from '../../hooks/roles/useGiveRole';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useRoleAlerts } from '../roles/useRoleAlerts';

/** Roles are given by those who may see them (specification §6). */
export function useRoleGiving(viewer: CurrentUser | null): RoleGiving | undefined {
  const giving = useGiveRole({
    refusal: useActionAccess('manageRoles').reason,
    onDone: useRoleAlerts(),
  });
  return viewer?.allowedActions.includes('Permissions.Read') ? giving : undefined;
}
