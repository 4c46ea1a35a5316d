import type { ReadyPreview } from '../../domain/subscriptions/change-machine';

/** Minimum delay before a price is refetched, to allow for a wrong clock; in milliseconds. */
const LEAST_MS = 60_000;

/** When the price of a change received at `now` expires, by the local clock; null for never. */
export function previewEnd(
  { validUntilAt }: Pick<ReadyPreview, 'validUntilAt'>,
  now: number,
): number | null {
  return validUntilAt && Math.max(validUntilAt.getTime(), now + LEAST_MS);
}
