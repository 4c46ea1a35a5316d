import { mapReading, type Reading } from '../../domain/reading';
import { canGiveRole, type Role } from '../../domain/roles/role';
import type { CurrentUser } from '../../domain/users/user';
import { useRoles } from '../roles/useRoles';

/** The roles that the viewer can assign to invited users; null for none (contract §4.29). */
export function useGivenRoles(
  viewer: CurrentUser | null,
  isEnabled: boolean,
): Reading<readonly Role[]> | null {
  const can = (name: string) => viewer?.allowedActions.includes(name) === true;
  const givesRoles = can('Permissions.Read') && can('Permissions.Assign');
  const roles = useRoles({ isEnabled: isEnabled && givesRoles });
  if (!viewer || !givesRoles) return null;
  return mapReading(roles, (all) => all.filter((role) => canGiveRole(viewer, role).allowed));
}
