/** The minute that a shown time is known to, and what clocks differ by. */
const IMPRECISE_MS = 120_000;

/**
 * The present time where it is known to the minute, but not before what has happened in that minute:
 * what was placed a moment ago is not in the future (contract §4.35).
 *
 * @param now - the minute's beginning, in milliseconds since 1970
 */
export function nowAfter(now: number, happened: Date): number {
  const time = happened.getTime();
  return time - now < IMPRECISE_MS ? Math.max(now, time) : now;
}
