import { millisecondsInMinute } from 'date-fns/constants';

/**
 * The present time where it is known to the minute, but not before what has happened in that minute:
 * what was placed a moment ago is not in the future.
 *
 * @param now - the minute's beginning, in milliseconds since 1970
 */
export function nowAfter(now: number, happened: readonly (Date | null)[]): number {
  const times = happened.map((moment) => moment?.getTime() ?? now);
  return Math.max(now, ...times.filter((time) => time - now < millisecondsInMinute));
}
