/** Request header that carries the session token to {@link Sandbox.fetch}. */
export const SESSION_HEADER = 'X-Sandbox-Session';

/**
 * Header by which {@link Sandbox.fetch} knows a device that is trusted (contract §4.28), in requests
 * as in the answer that begins to trust it. A mount turns it into a cookie of 30 days.
 */
export const DEVICE_HEADER = 'X-Sandbox-Device';

/** Request header of a tab that impersonates (contract §1). */
export const IMPERSONATION_HEADER = 'X-Impersonation-Session';

/** Request header of a tab that looks as a role: its name, percent-encoded (contract §4.30). */
export const VIEW_AS_HEADER = 'X-View-As-Role';

/** Request header of every write made while signed in (contract §1). */
export const CSRF_HEADER = 'X-Csrf-Token';
