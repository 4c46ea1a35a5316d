import type { Failure } from '../failure';
import type { Reading } from '../reading';
import type { Notification } from './notification';

/**
 * How the list of notifications stands: nobody is signed in, or a reading of them, newest first, as
 * the server sends them.
 */
export type NotificationsState =
  | { readonly status: 'signedOut' }
  | Reading<readonly Notification[]>;

/** What could not be done with notifications, and why (specification §8). */
export interface NotificationsFailure extends Failure {
  /** Dismissing one, or marking all as read. */
  readonly action: 'dismiss' | 'markAll';
}

/** A field of a tenant's credentials that can be copied. */
export type CredentialsField = 'domain' | 'tenantId' | 'userName' | 'password';

/**
 * The credentials of a tenant, as they are shown. The password is present only while it is shown.
 * Otherwise only the hook holds it.
 */
export interface ShownCredentials {
  /** The tenant's domain. */
  readonly domain: string;
  /** The tenant's identifier. */
  readonly tenantId: string;
  /** Who signs in there first. */
  readonly userName: string;
  /** Their password; null while it is masked. */
  readonly password: string | null;
  /** Seconds until it is masked again; 0 while it is. */
  readonly secondsShown: number;
  /** What was copied within the last second. */
  readonly copied: CredentialsField | null;
  /** The browser did not allow the last copy. */
  readonly isCopyRefused: boolean;
}

/** How the credentials of a tenant stand: nobody looks at them, or a reading of them. */
export type TenantCredentialsState = { readonly status: 'closed' } | Reading<ShownCredentials>;
