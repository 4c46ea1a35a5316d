import { countOf, type Entries } from '../../domain/entries';
import type { Reading } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import { useRead } from '../reads/useRead';
import { rolesSource } from './role-queries';

const isEmpty = (roles: Entries<Role>) => countOf(roles) === 0;

/**
 * All roles, in the server's order (specification §2.6).
 * @param options - `isEnabled` false delays the request
 */
export function useRoles({
  isEnabled = true,
}: {
  readonly isEnabled?: boolean;
} = {}): Reading<readonly Role[]> {
  return useRead({ ...rolesSource, isEmpty, isEnabled });
}
