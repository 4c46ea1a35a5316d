/** A token counts as expired this close to its end, in milliseconds (specification §9). */
export const TOKEN_EXPIRY_MARGIN_MS = 2_000;

/** A banner appears or disappears only after its reason has held for this long, in milliseconds. */
export const BANNER_SETTLE_MS = 2_000;

/** The state of the connection, as the banners show it (specification §2.5). */
export type Connectivity = 'connected' | 'offline' | 'unreachable';

/** What decides about the banners. */
export interface ConnectivityFacts {
  /** Whether the device has a network. */
  readonly isOnline: boolean;
  /** Whether the real-time connection was lost, or could not be opened, and is tried again. */
  readonly isRealtimeDown: boolean;
  /** Whether the token has expired, or is about to within {@link TOKEN_EXPIRY_MARGIN_MS}. */
  readonly isTokenExpired: boolean;
}

/**
 * Offline wins. Without a live connection the servers count as unreachable, unless the token has
 * expired: then it was refused, and the server is well (specification §2.5 and §4).
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
 * The instant from which a token counts as expired, in milliseconds since 1970; null when it is not
 * known.
 * @param expires ISO 8601 instant, or milliseconds since 1970.
 */
export function tokenDeadline(expires: string | number | null | undefined): number | null {
  const instant = typeof expires === 'number' ? expires : Date.parse(expires ?? '');
  return Number.isFinite(instant) ? instant - TOKEN_EXPIRY_MARGIN_MS : null;
}
