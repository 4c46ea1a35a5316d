/**
 * JSON text of an object, from its entries. A plain object would lose the key `__proto__` and move
 * keys such as `10` to the front; this keeps every key in its place (contract §1, "Keys from the
 * server").
 */
export function objectText(entries: Iterable<readonly [key: string, value: unknown]>): string {
  const fields = Array.from(
    entries,
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return `{${fields.join(',')}}`;
}
