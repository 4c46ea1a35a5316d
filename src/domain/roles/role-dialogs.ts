import type { Role } from './role';

/** The open dialog and its role. */
export type RoleDialog =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'edit' | 'duplicate' | 'compare' | 'delete';
      /** The role. */
      readonly role: Role;
    };

/** A change to a role, as passed to `onDone` callbacks. */
export type RoleEvent =
  | {
      readonly kind: 'created' | 'updated' | 'deleted';
      /** Name of the role. */
      readonly role: string;
      /** The server's message; '' for none. */
      readonly serverMessage: string;
    }
  | {
      readonly kind: 'given' | 'revoked';
      /** Name of the role. */
      readonly role: string;
      /** E-mails of the users it was assigned to or revoked from. */
      readonly emails: readonly string[];
      /** The server's message; '' for none. */
      readonly serverMessage: string;
    };
