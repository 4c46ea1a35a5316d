/**
 * Formats a change: an increase has a plus where the locale has its minus, in right-to-left text
 * too.
 */
export function withPlus(value: number, format: (value: number) => string): string {
  if (value <= 0) return format(value);
  const plus = format(-value).replace(/[-−]/, '+');
  return plus.includes('+') ? plus : `+${format(value)}`;
}
