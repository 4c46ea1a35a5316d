/** Precision of displayed times plus the difference between clocks. */
const IMPRECISE_MS = 120_000;

/**
 * The current time, known to the minute, but not before an event of that minute: an order that was
 * just placed is not in the future (contract §4.35).
 *
 * @param now - start of the minute, in milliseconds since 1970
 */
export function nowAfter(now: number, happened: Date): number {
  const time = happened.getTime();
  return time - now < IMPRECISE_MS ? Math.max(now, time) : now;
}
