import type { Reading } from '../reading';

/** What is counted of what somebody leaves behind, in the order in which it is shown. */
export const HELD_COUNTS = [
  'waitingOrders',
  'openCartLines',
  'apiKeys',
  'invitationsSent',
  'devices',
] as const;

/** One of {@link HELD_COUNTS}. */
export type HeldCount = (typeof HELD_COUNTS)[number];

/** What somebody leaves behind when they are switched off or deleted (workday §2). */
export interface Holdings extends Readonly<Record<HeldCount, number | null>> {
  /** Names of their roles. */
  readonly roles: readonly string[];
  /** Orders of theirs that wait for approval; null for unknown. */
  readonly waitingOrders: number | null;
  /** Lines in their cart; null for unknown. */
  readonly openCartLines: number | null;
  /** Keys that programs use in their name; null for unknown. */
  readonly apiKeys: number | null;
  /** Invitations that they have sent and nobody has accepted yet; null for unknown. */
  readonly invitationsSent: number | null;
  /** Devices where they are signed in, or that they trust; null for unknown. */
  readonly devices: number | null;
}

/** What there is of it, in the order in which it is shown: counts of 0 say nothing. */
export function heldCounts(
  holdings: Holdings,
): readonly { readonly name: HeldCount; readonly count: number }[] {
  return HELD_COUNTS.flatMap((name) => {
    const count = holdings[name];
    return count !== null && count > 0 ? [{ name, count }] : [];
  });
}

/** What each of several people leaves behind, by e-mail; one who is missing is not asked about. */
export type HoldingsByEmail = Readonly<Record<string, Reading<Holdings>>>;

/** Of so many people at a time is asked what they leave behind. */
export const HOLDINGS_ASKED_MAX = 10;
