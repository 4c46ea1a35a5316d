/** How long before its expiry a token counts as expired, in milliseconds (specification §9). */
export const TOKEN_EXPIRY_MARGIN_MS = 2_000;

/** How long a state must last before a banner appears or disappears, in milliseconds. */
export const BANNER_SETTLE_MS = 2_000;

/** State of the connection, as shown by the banners (specification §2.5). */
export type Connectivity = 'connected' | 'offline' | 'unreachable';

/** Inputs for the banners. */
export interface ConnectivityFacts {
  /** Whether the device has a network. */
  readonly isOnline: boolean;
  /** Whether the real-time connection is lost or could not be opened, and is being retried. */
  readonly isRealtimeDown: boolean;
  /** Whether the token has expired, or will within {@link TOKEN_EXPIRY_MARGIN_MS}. */
  readonly isTokenExpired: boolean;
}

/**
 * Offline takes precedence. Without a live connection the server counts as unreachable, unless the
 * token has expired: then the connection was refused, and the server is fine (specification §2.5
 * and §4).
 */
export function connectivityOf({
  isOnline,
  isRealtimeDown,
  isTokenExpired,
}: ConnectivityFacts): Connectivity {
  if (!isOnline) return 'offline';
  return isRealtimeDown && !isTokenExpired ? 'unreachable' : 'connected';
}

/**
 * When a token counts as expired, in milliseconds since 1970; null if unknown.
 *
 * @param expires ISO 8601 instant, or milliseconds since 1970.
 */
export function tokenDeadline(expires: string | number | null | undefined): number | null {
  const instant = typeof expires === 'number' ? expires : Date.parse(expires ?? '');
  return Number.isFinite(instant) ? instant - TOKEN_EXPIRY_MARGIN_MS : null;
}
