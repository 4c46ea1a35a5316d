import type { Role } from './role';

/** Which dialog of a role to open, and for which role. */
export type RoleDialog =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'edit' | 'duplicate' | 'compare' | 'delete';
      /** The role it is about. */
      readonly role: Role;
    };

/** What was done about roles, for the code that tells the user. */
export type RoleEvent =
  | {
      readonly kind: 'created' | 'updated' | 'deleted';
      /** Name of the role. */
      readonly role: string;
      /** What the server said; '' for nothing. */
      readonly serverMessage: string;
    }
  | {
      readonly kind: 'given' | 'revoked';
      /** Name of the role. */
      readonly role: string;
      /** Who has it now, or had it. */
      readonly emails: readonly string[];
      /** What the server said; '' for nothing. */
      readonly serverMessage: string;
    };
