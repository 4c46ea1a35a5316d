import type { Reading } from '../../domain/reading';
import type { PermissionCategory } from '../../domain/roles/role';
import { useRead } from '../reads/useRead';
import { catalogueSource } from './role-queries';

const isEmpty = (categories: readonly PermissionCategory[]) => categories.length === 0;

/**
 * All permissions by category, in the server's order (specification §7.3).
 * @param options - `isEnabled` false delays the request
 */
export function usePermissionCatalogue({
  isEnabled = true,
}: {
  readonly isEnabled?: boolean;
} = {}): Reading<readonly PermissionCategory[]> {
  return useRead({ ...catalogueSource, isEmpty, isEnabled });
}
