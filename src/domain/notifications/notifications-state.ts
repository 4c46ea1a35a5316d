import type { Notification } from './notification';

/** The state of the list of notifications; `ready` and `empty` keep the last good answer. */
export type NotificationsState =
  | { readonly status: 'signedOut' | 'loading' | 'error' }
  | {
      readonly status: 'empty';
      /** The last try to load it again failed: it may be out of date. */
      readonly isStale: boolean;
    }
  | {
      readonly status: 'ready';
      /** Newest first, as the server sends them. */
      readonly notifications: readonly Notification[];
      readonly isStale: boolean;
    };

/** What could not be done (specification §8). */
export type NotificationsFailure = 'dismiss' | 'markAll';

/** A field of a tenant's credentials that can be copied. */
export type CredentialsField = 'domain' | 'tenantId' | 'userName' | 'password';

/**
 * The credentials of a tenant. The password is present only while it is shown. Otherwise only the
 * hook holds it.
 */
export type TenantCredentialsState =
  | { readonly status: 'closed' | 'loading' }
  | { readonly status: 'error'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready';
      readonly domain: string;
      readonly tenantId: string;
      readonly userName: string;
      /** Null while it is masked. */
      readonly password: string | null;
      /** Seconds until it is masked again; 0 while it is. */
      readonly secondsShown: number;
      /** What was copied within the last second. */
      readonly copied: CredentialsField | null;
      /** The browser did not allow the last copy. */
      readonly isCopyRefused: boolean;
    };
