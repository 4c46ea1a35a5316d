/** Request header with the session token for {@link Sandbox.fetch}. */
export const SESSION_HEADER = 'X-Sandbox-Session';

/**
 * Header that identifies a trusted device to {@link Sandbox.fetch} (contract §4.28), in requests
 * and in the response that starts the trust. A mount converts it to a cookie for 30 days.
 */
export const DEVICE_HEADER = 'X-Sandbox-Device';

/** Request header of an impersonating tab (contract §1). */
export const IMPERSONATION_HEADER = 'X-Impersonation-Session';

/** Request header of "view as role": the role's name, percent-encoded (contract §4.30). */
export const VIEW_AS_HEADER = 'X-View-As-Role';

/** Request header of every write while signed in (contract §1). */
export const CSRF_HEADER = 'X-Csrf-Token';
