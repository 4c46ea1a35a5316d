import type { SoldSubscription } from '../db/commerce-records';

/**
 * Copies of the seeded subscriptions up to a number. They continue like the originals, but past
 * orders and statements do not include them.
 */
export function copiesOf(
  seeded: readonly SoldSubscription[],
  count: number,
): readonly SoldSubscription[] {
  const originals = seeded.filter(({ changing }) => changing === null);
  const rounds = Math.ceil(count / Math.max(1, originals.length));
  const copies = Array.from({ length: rounds }, (_, round) =>
    originals.map((original): SoldSubscription => {
      const { id, friendlyName } = original;
      const name = friendlyName && `${friendlyName}, ${round + 1}`;
      return { ...original, id: `${id}-${round + 1}`, friendlyName: name };
    }),
  );
  return copies.flat().slice(0, Math.max(0, count - seeded.length));
}
