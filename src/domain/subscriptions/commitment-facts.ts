import { type CivilDate, civilDateOf, lastDayOf, startOfDay } from '../time/civil-date';
import { commitmentLeft } from './commitment';
import { isWindowOpen, seatCount } from './seats';
import { isLive, type SeatBatch, type Subscription } from './subscription';

/** Seats with the same cancellation deadline. */
export interface OpenWindow {
  /** Number of seats. */
  readonly quantity: number;
  /** The deadline. */
  readonly untilAt: Date;
}

/** What can still be cancelled, and what is owed regardless (commerce §6.1). */
export type CommitmentFacts =
  /** Ended: nothing to cancel, nothing owed. */
  | { readonly kind: 'over' }
  /** Without a term; can be cancelled at any time. */
  | { readonly kind: 'anyTime' }
  | {
      readonly kind: 'term' | 'trial';
      readonly seats: number;
      /** Open windows, earliest deadline first. */
      readonly windows: readonly OpenWindow[];
      /** Seats that can no longer be cancelled. */
      readonly boundSeats: number;
      /**
       * Remaining charges of those seats in the current term, in minor units; null if our rules do
       * not match the server's total.
       */
      readonly owedForBound: number | null;
      /** Remaining charges of all seats, from the server. */
      readonly owed: number;
      /** Last day of the term. */
      readonly lastOn: CivilDate;
      /** End of the term. */
      readonly endAt: Date;
      /** When the last window closed; null if one is open, or if there was none. */
      readonly closedAt: Date | null;
    };

/** Merges windows with the same deadline. */
function windowsOf(batches: readonly SeatBatch[]): readonly OpenWindow[] {
  const byEnd = new Map<number, number>();
  for (const { quantity, cancelUntilAt } of batches) {
    const end = cancelUntilAt?.getTime() ?? 0;
    byEnd.set(end, (byEnd.get(end) ?? 0) + quantity);
  }
  return [...byEnd]
    .sort(([one], [other]) => one - other)
    .map(([end, quantity]) => ({ quantity, untilAt: new Date(end) }));
}

function owedFor(
  subscription: Subscription,
  bound: readonly SeatBatch[],
  todayOn: CivilDate,
): number | null {
  if (commitmentLeft(subscription, todayOn) !== subscription.commitmentLeft) return null;
  return commitmentLeft({ ...subscription, batches: bound, quantity: seatCount(bound) }, todayOn);
}

/**
 * What can be cancelled until when, and what is owed after that (commerce §6.1).
 *
 * @param now - milliseconds since 1970
 */
export function commitmentFacts(subscription: Subscription, now: number): CommitmentFacts {
  const { renewsOn, batches, isTrial, quantity } = subscription;
  if (!isLive(subscription)) return { kind: 'over' };
  if (renewsOn === null) return { kind: 'anyTime' };
  const open = batches.filter((batch) => isWindowOpen(batch, now));
  const bound = batches.filter((batch) => !isWindowOpen(batch, now));
  const closed = bound.flatMap(({ cancelUntilAt }) => cancelUntilAt?.getTime() ?? []);
  return {
    kind: isTrial ? 'trial' : 'term',
    seats: quantity,
    windows: windowsOf(open),
    boundSeats: seatCount(bound),
    owedForBound: owedFor(subscription, bound, civilDateOf(now)),
    owed: subscription.commitmentLeft,
    lastOn: lastDayOf(renewsOn),
    endAt: new Date(startOfDay(renewsOn)),
    closedAt: open.length === 0 && closed.length > 0 ? new Date(Math.max(...closed)) : null,
  };
}

/** Deadline of the next open window, in milliseconds since 1970; null for none. */
export function nextWindowEnd({ batches }: Pick<Subscription, 'batches'>, now: number) {
  const ends = batches.flatMap((batch) =>
    isWindowOpen(batch, now) && batch.cancelUntilAt ? batch.cancelUntilAt.getTime() : [],
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}
