/**
 * a × b ÷ c, rounded half away from zero (commerce §2.3.1). The product is exact, whatever its size.
 * @throws RangeError when c is 0, or when one of them is not a whole number
 */
export function mulDiv(a: number, b: number, c: number): number {
  const product = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  const isNegative = product < 0n !== divisor < 0n;
  const size = product < 0n ? -product : product;
  const by = divisor < 0n ? -divisor : divisor;
  const rounded = (2n * size + by) / (2n * by);
  // Never -0, which is not the 0 of a comparison.
  return Number(isNegative && rounded !== 0n ? -rounded : rounded);
}
