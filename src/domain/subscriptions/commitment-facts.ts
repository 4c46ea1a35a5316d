import { type CivilDate, civilDateOf, lastDayOf, startOfDay } from '../time/civil-date';
import { commitmentLeft } from './commitment';
import { isWindowOpen, seatCount } from './seats';
import { isLive, type SeatBatch, type Subscription } from './subscription';

/** Seats that can be cancelled until the same moment. */
export interface OpenWindow {
  /** How many. */
  readonly quantity: number;
  /** Until when. */
  readonly untilAt: Date;
}

/** What can still be cancelled, and what is owed in any case (commerce §6.1). */
export type CommitmentFacts =
  /** It has ended: nothing can be cancelled, and nothing is owed any more. */
  | { readonly kind: 'over' }
  /** Without a term it can be cancelled at any time. */
  | { readonly kind: 'anyTime' }
  | {
      readonly kind: 'term' | 'trial';
      /** All seats. */
      readonly seats: number;
      /** The windows that are open, the first to close first. */
      readonly windows: readonly OpenWindow[];
      /** Seats that cannot be cancelled any more. */
      readonly boundSeats: number;
      /**
       * What is still to be charged for those seats in the running term, in minor units; null where our
       * own rules do not come to what the server says of all seats.
       */
      readonly owedForBound: number | null;
      /** What is still to be charged for all of them, as the server says. */
      readonly owed: number;
      /** The last day of the term. */
      readonly lastOn: CivilDate;
      /** When the term ends. */
      readonly endAt: Date;
      /** When the last window closed; null while one is open, and where there was none. */
      readonly closedAt: Date | null;
    };

/** Windows that close at the same moment are one. */
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
 * What can still be cancelled until when, and what is owed after that (commerce §6.1).
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

/** When the next window closes, in milliseconds since 1970; null for none that is open. */
export function nextWindowEnd({ batches }: Pick<Subscription, 'batches'>, now: number) {
  const ends = batches.flatMap((batch) =>
    isWindowOpen(batch, now) && batch.cancelUntilAt ? batch.cancelUntilAt.getTime() : [],
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}
