const DECIMAL_DIGIT = /^\p{Nd}$/u;

/** The value of a decimal digit of any script: Unicode keeps the ten of each in one row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DECIMAL_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  // Some rows follow each other without a gap, and each begins with its zero.
  return (code - first) % 10;
}

/**
 * The decimal digits of a text as `0` to `9`, in their order, and nothing else. Full-width,
 * Arabic-Indic and other scripts' digits count; spaces, dashes, letters and marks that were copied
 * along do not (contract §4.11).
 */
export function toDigits(text: string): string {
  return text.replace(/[^0-9]/gu, (sign) =>
    DECIMAL_DIGIT.test(sign) ? String(digitValue(sign)) : '',
  );
}

/** A text in which the decimal digits of every script are `0` to `9`; all else stays (contract §4.34). */
export function withPlainDigits(text: string): string {
  return text.replace(/[^ -~]/gu, (sign) =>
    DECIMAL_DIGIT.test(sign) ? String(digitValue(sign)) : sign,
  );
}
