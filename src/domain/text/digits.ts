import { withoutMarks } from './invisible';

const DECIMAL_DIGIT = /^\p{Nd}$/u;

/**
 * The value of a decimal digit in any script: Unicode keeps the ten digits of a script together.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DECIMAL_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  // Some digit ranges are adjacent; each starts with its zero.
  return (code - first) % 10;
}

/**
 * The decimal digits of a text as `0` to `9`, and nothing else. Includes digits of other scripts;
 * drops spaces, dashes, letters and copied invisible characters (contract §4.11).
 */
export function toDigits(text: string): string {
  return text.replace(/[^0-9]/gu, (sign) =>
    DECIMAL_DIGIT.test(sign) ? String(digitValue(sign)) : '',
  );
}

/** Replaces the decimal digits of all scripts by `0` to `9` (contract §4.34). */
export function withPlainDigits(text: string): string {
  return text.replace(/[^ -~]/gu, (sign) =>
    DECIMAL_DIGIT.test(sign) ? String(digitValue(sign)) : sign,
  );
}

/**
 * Parses a typed page number: an integer from 1 to the last page, in digits of any script; null
 * otherwise (specification §5, contract §4.34).
 */
export function parsePageNumber(text: string, lastPage: number): number | null {
  // NaN is in no range.
  const page = Number(/^\s*(\d+)\s*$/.exec(withPlainDigits(withoutMarks(text)))?.[1]);
  return page >= 1 && page <= lastPage ? page : null;
}
