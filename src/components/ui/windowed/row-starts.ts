/** Where each of some rows begins, in pixels from the first; one more entry says where the last ends. */
export function startsOf(count: number, heightOf: (index: number) => number): Float64Array {
  const starts = new Float64Array(count + 1);
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    end += heightOf(index);
    starts[index + 1] = end;
  }
  return starts;
}

/** The row that lies at a place; the first or the last where none does. */
export function rowAt(starts: Float64Array, place: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
