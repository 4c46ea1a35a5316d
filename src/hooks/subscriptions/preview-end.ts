import type { ReadyPreview } from '../../domain/subscriptions/change-machine';

/** A price is asked for again no sooner than this, however wrong our clock is; in milliseconds. */
const LEAST_MS = 60_000;

/** Until when the price of a change that came at `now` holds, by our own clock; null for no end. */
export function previewEnd(
  { validUntilAt }: Pick<ReadyPreview, 'validUntilAt'>,
  now: number,
): number | null {
  return validUntilAt && Math.max(validUntilAt.getTime(), now + LEAST_MS);
}
