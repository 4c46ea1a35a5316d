import type { Notification } from './notification';

const DAY_MS = 86_400_000;

/** The day of an instant in the time zone of this machine, counted from 1970. */
export function dayOf(instant: number): number {
  const date = new Date(instant);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/**
 * The notifications that begin a day, by id, with how many days ago that was; what is in the future
 * belongs to today, and what has no time to the one before it.
 *
 * @param today - `dayOf` the present
 */
export function daysOf(
  notifications: readonly Notification[],
  today: number,
): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  let last: number | null = null;
  for (const { id, createdAt } of notifications) {
    const ago: number | null = createdAt
      ? Math.max(0, today - dayOf(createdAt.getTime()))
      : (last ?? 0);
    if (ago !== last) days.set(id, ago);
    last = ago;
  }
  return days;
}
