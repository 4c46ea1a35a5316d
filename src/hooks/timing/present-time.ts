import type { ApiClient } from '../../api/client';
import { type ClockReading, lookAgain, toldBy } from '../../domain/impersonation/server-clock';
import type { Clock } from '../../domain/time/clock';

/** The way of an answer and the whole seconds of its `Date` make so much, in milliseconds. */
const IMPRECISE_MS = 5_000;

/** A look at both clocks of the device. */
export function readingOf(clock: Clock): ClockReading {
  return { wall: clock.now(), mono: clock.monotonic() };
}

/**
 * The server's time, as its last answer told it; where it hides that, the device's clock has to do,
 * and the server still refuses in time.
 */
export function serverNowOf(
  { serverTime }: Pick<ApiClient, 'serverTime'>,
  reading: ClockReading,
): number {
  const told = serverTime && toldBy(serverTime.serverNow, serverTime.reading);
  return told ? lookAgain(told, reading).serverNow : reading.wall;
}

/**
 * The present time for all that is shown or reckoned of the server's instants (contract §4.35): that
 * of the device where it is right, else that of the server.
 */
export function presentTime(client: Pick<ApiClient, 'clock' | 'serverTime'>): number {
  const reading = readingOf(client.clock);
  const serverNow = serverNowOf(client, reading);
  return Math.abs(serverNow - reading.wall) <= IMPRECISE_MS ? reading.wall : serverNow;
}
