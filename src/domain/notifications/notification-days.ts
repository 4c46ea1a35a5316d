import type { Notification } from './notification';

const DAY_MS = 86_400_000;

/** Day number of an instant in the local time zone, counted from 1970. */
export function dayOf(instant: number): number {
  const date = new Date(instant);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/**
 * The first notification of each day, by id, with its age in days. Future ones count as today; one
 * without a time belongs to the day of the one before it.
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
