/** A formatted number with a minus sign, where `Intl` writes the hyphen of the keyboard. */
export function withMinus(formatted: string): string {
  return formatted.replace('-', '\u2212');
}
