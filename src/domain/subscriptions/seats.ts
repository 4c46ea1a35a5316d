import type { SeatBatch } from './subscription';

/** Whether the seats of a batch can be cancelled now. */
export function isWindowOpen({ cancelUntilAt }: SeatBatch, now: number): boolean {
  return cancelUntilAt !== null && now < cancelUntilAt.getTime();
}

/** The spans in which seats can be cancelled, as far as they are still open. */
export function openWindows(
  batches: readonly SeatBatch[],
  now: number,
): { readonly startAt: number; readonly endAt: number }[] {
  return batches.flatMap((batch) =>
    batch.cancelUntilAt && isWindowOpen(batch, now)
      ? [{ startAt: batch.fromAt.getTime(), endAt: batch.cancelUntilAt.getTime() }]
      : [],
  );
}

/** Total number of seats. */
export function seatCount(batches: readonly Pick<SeatBatch, 'quantity'>[]): number {
  return batches.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The batch with the earliest open deadline; null for none. */
export function closingBatch(batches: readonly SeatBatch[], now: number): SeatBatch | null {
  const open = batches.filter((batch) => isWindowOpen(batch, now));
  const [first = null] = open.sort((a, b) => Number(a.cancelUntilAt) - Number(b.cancelUntilAt));
  return first;
}
