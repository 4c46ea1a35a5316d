/**
 * a × b ÷ c, rounded half away from zero (commerce §2.3.1). The product is exact at any size.
 *
 * @throws RangeError if c is 0, or if a value is not a whole number
 */
export function mulDiv(a: number, b: number, c: number): number {
  const product = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  const isNegative = product < 0n !== divisor < 0n;
  const size = product < 0n ? -product : product;
  const by = divisor < 0n ? -divisor : divisor;
  const rounded = (2n * size + by) / (2n * by);
  // Avoids -0, which is not equal to 0 under `Object.is`.
  return Number(isNegative && rounded !== 0n ? -rounded : rounded);
}
