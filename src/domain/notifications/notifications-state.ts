import type { Failure } from '../failure';
import type { Reading } from '../reading';
import type { Notification } from './notification';

/** State of the notifications: signed out, or a reading of the list, newest first. */
export type NotificationsState =
  | { readonly status: 'signedOut' }
  | Reading<readonly Notification[]>;

/** A failed action on notifications (specification §8). */
export interface NotificationsFailure extends Failure {
  /** Dismissing one, or marking all as read. */
  readonly action: 'dismiss' | 'markAll';
}

/** A tenant credential that can be copied. */
export type CredentialsField = 'domain' | 'tenantId' | 'userName' | 'password';

/**
 * The credentials of a tenant on screen. The password is present only while it is shown; otherwise
 * only the hook holds it.
 */
export interface ShownCredentials {
  /** Domain of the tenant. */
  readonly domain: string;
  /** Id of the tenant. */
  readonly tenantId: string;
  /** User name of the administrator. */
  readonly userName: string;
  /** Password; null while masked. */
  readonly password: string | null;
  /** Seconds until it is masked again; 0 while masked. */
  readonly secondsShown: number;
  /** The field copied within the last second; null for none. */
  readonly copied: CredentialsField | null;
  /** Whether the browser refused the last copy. */
  readonly isCopyRefused: boolean;
}

/** State of the credentials dialog: closed, or a reading of the credentials. */
export type TenantCredentialsState = { readonly status: 'closed' } | Reading<ShownCredentials>;
