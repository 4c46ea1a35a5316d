import type { ApiClient } from '../../api/client';
import { type ClockReading, lookAgain, toldBy } from '../../domain/impersonation/server-clock';
import type { Clock } from '../../domain/time/clock';

/** Inaccuracy from latency and the whole seconds of `Date`, in milliseconds. */
const IMPRECISE_MS = 5_000;

/** Readings of both clocks of the device. */
export function readingOf(clock: Clock): ClockReading {
  return { wall: clock.now(), mono: clock.monotonic() };
}

/**
 * The server's time from its last response; without it, the device's clock. The server still
 * enforces its deadlines.
 */
export function serverNowOf(
  { serverTime }: Pick<ApiClient, 'serverTime'>,
  reading: ClockReading,
): number {
  const fromServer = serverTime && toldBy(serverTime.serverNow, serverTime.reading);
  return fromServer ? lookAgain(fromServer, reading).serverNow : reading.wall;
}

/**
 * The present time for display and computation of the server's instants (contract §4.35): the
 * device's if it is correct, else the server's.
 */
export function presentTime(client: Pick<ApiClient, 'clock' | 'serverTime'>): number {
  const reading = readingOf(client.clock);
  const serverNow = serverNowOf(client, reading);
  return Math.abs(serverNow - reading.wall) <= IMPRECISE_MS ? reading.wall : serverNow;
}
