import type { ApiError } from './errors';

/** A read is tried at most this often after the first time (contract §1). */
const READ_RETRIES = 2;
/** Longest `Retry-After` that is waited for, in milliseconds. A longer one ends the tries. */
const RETRY_AFTER_MAX_MS = 30_000;
/** Ceiling of the wait before the first repeated read, in milliseconds; it doubles. */
const READ_BACKOFF_MS = 1_000;

/**
 * A wait in milliseconds with full jitter: anything from 0 to a ceiling that doubles with every
 * attempt, so that clients that failed together do not retry together.
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

/** The longest wait that {@link fullJitter} can return. */
export function ceilingMs(attempt: number, baseMs: number, capMs: number): number {
  return Math.min(capMs, baseMs * 2 ** Math.min(attempt, 30));
}

/**
 * How long to wait before a failed read is sent again, in milliseconds, or null when it must not be:
 * only network failures and 5xx, at most twice, `Retry-After` honoured up to 30 s.
 */
export function readRetryDelay(
  error: ApiError,
  attempt: number,
  random: () => number,
): number | null {
  const mayPass = error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500);
  const asked = error.retryAfterMs ?? 0;
  if (!mayPass || attempt >= READ_RETRIES || asked > RETRY_AFTER_MAX_MS) return null;
  return asked + fullJitter(attempt, random, READ_BACKOFF_MS, RETRY_AFTER_MAX_MS);
}

/** `Retry-After` (seconds or an HTTP date) in milliseconds from now, or null. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
