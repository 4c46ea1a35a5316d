import type { ApiError } from './errors';

/** Maximum number of retries of a read (contract §1). */
const READ_RETRIES = 2;
/** Maximum accepted `Retry-After`, in milliseconds. A longer one ends the retries. */
const RETRY_AFTER_MAX_MS = 30_000;
/** Upper limit of the wait before the first retry of a read, in milliseconds; it doubles. */
const READ_BACKOFF_MS = 1_000;

/**
 * A wait in milliseconds with full jitter: from 0 to an upper limit that doubles with every
 * attempt, so that clients do not retry together.
 *
 * @param attempt 0 for the first wait.
 * @param random Returns a number from 0 up to 1.
 */
export function fullJitter(
  attempt: number,
  random: () => number,
  baseMs: number,
  capMs: number,
): number {
  return random() * ceilingMs(attempt, baseMs, capMs);
}

/** The maximum of {@link fullJitter}. */
export function ceilingMs(attempt: number, baseMs: number, capMs: number): number {
  return Math.min(capMs, baseMs * 2 ** Math.min(attempt, 30));
}

/**
 * The wait before a failed read is retried, in milliseconds; null to not retry: only network
 * failures and 5xx are retried, at most twice, honouring `Retry-After` up to 30 s.
 */
export function readRetryDelay(
  error: ApiError,
  attempt: number,
  random: () => number,
): number | null {
  const mayPass = error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500);
  const requestedMs = error.retryAfterMs ?? 0;
  if (!mayPass || attempt >= READ_RETRIES || requestedMs > RETRY_AFTER_MAX_MS) return null;
  return requestedMs + fullJitter(attempt, random, READ_BACKOFF_MS, RETRY_AFTER_MAX_MS);
}

/** `Retry-After` (seconds or an HTTP date) in milliseconds from now; null if invalid. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
