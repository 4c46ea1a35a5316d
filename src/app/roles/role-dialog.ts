import type { Role } from '../../domain/roles/role';

/** Which dialog of a role is open, and for which role. */
export type RoleDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'duplicate' | 'compare' | 'delete'; readonly role: Role };
