/** The value at a share of the sorted numbers: 0.5 is the median. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** `A B C C B A …`: none is always the first, so that a machine that slows down hits all. */
export function interleaved<Item>(items: readonly Item[], repetitions: number): Item[] {
  return Array.from({ length: repetitions }, (_, at) =>
    at % 2 === 0 ? items : [...items].reverse(),
  ).flat();
}
