import type { Reading } from '../reading';

/** What a user would leave behind, in display order. */
export const HELD_COUNTS = [
  'waitingOrders',
  'openCartLines',
  'apiKeys',
  'invitationsSent',
  'devices',
] as const;

/** One of {@link HELD_COUNTS}. */
export type HeldCount = (typeof HELD_COUNTS)[number];

/** What a user leaves behind when deactivated or deleted (workday §2). */
export interface Holdings extends Readonly<Record<HeldCount, number | null>> {
  /** Names of their roles. */
  readonly roles: readonly string[];
  /** Orders waiting for approval; null if unknown. */
  readonly waitingOrders: number | null;
  /** Lines in their cart; null if unknown. */
  readonly openCartLines: number | null;
  /** API keys; null if unknown. */
  readonly apiKeys: number | null;
  /** Pending invitations they have sent; null if unknown. */
  readonly invitationsSent: number | null;
  /** Devices that are signed in or trusted; null if unknown. */
  readonly devices: number | null;
}

/** The counts to show, in display order, without zeros. */
export function heldCounts(
  holdings: Holdings,
): readonly { readonly name: HeldCount; readonly count: number }[] {
  return HELD_COUNTS.flatMap((name) => {
    const count = holdings[name];
    return count !== null && count > 0 ? [{ name, count }] : [];
  });
}

/** Holdings of several users, by e-mail; a missing user was not requested. */
export type HoldingsByEmail = Readonly<Record<string, Reading<Holdings>>>;

/** Maximum number of users whose holdings are requested at once. */
export const HOLDINGS_ASKED_MAX = 10;
