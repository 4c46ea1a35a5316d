import { amountSigns, formatAmount, fromDecimal, toDecimal } from '../money';
import { withPlainDigits } from './digits';
import { withoutMarks } from './invisible';

/** Why a text is not an amount. */
export type AmountProblem = 'required' | 'notAnAmount' | 'twoWays';

/** The result of parsing an amount field. */
export type TypedAmount =
  | {
      /** In minor units. */
      readonly amount: number;
      readonly problem?: undefined;
    }
  | {
      readonly amount?: undefined;
      /** Why it is invalid. */
      readonly problem: Exclude<AmountProblem, 'twoWays'>;
    }
  | {
      readonly amount?: undefined;
      /** Ambiguous: the user has to choose. */
      readonly problem: 'twoWays';
      /** The two readings in minor units: thousands separator first. */
      readonly readings: readonly [number, number];
    };

/** Groups of three digits, or of two before the last one as in India. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:([.,'])\d{2})+\2\d{3}$/;

/** Replaces digits and separators by `0` to `9`, `.`, `,` and `'`, and removes the currency. */
function plainSigns(text: string, currency: string, sign: string): string {
  let typed = withPlainDigits(withoutMarks(text)).trim();
  for (const name of [withoutMarks(sign), currency]) {
    if (name === '') continue;
    if (typed.startsWith(name)) typed = typed.slice(name.length);
    else if (typed.endsWith(name)) typed = typed.slice(0, -name.length);
  }
  return typed
    .trim()
    .replace(/(\d)[\s\u066c\u2018\u2019\u02bc\uff07](?=\d)/gu, "$1'")
    .replaceAll('\u066b', '.')
    .replaceAll('\uff0e', '.')
    .replaceAll('\uff0c', ',');
}

/**
 * Parses an amount in the locale's format (contract §4.34), or in another language's if that is
 * unambiguous; digits of any script. Ambiguous amounts are not guessed: `1,250` in dinars, which
 * have three fraction digits, is ambiguous on an English page.
 */
export function readAmount(text: string, currency: string, locale: string): TypedAmount {
  const signs = amountSigns(currency, locale);
  const typed = plainSigns(text, currency, signs.currency);
  if (typed === '') return { problem: 'required' };
  const page = (sign: string) => plainSigns(`1${sign}1`, '', '').slice(1, -1);
  const exact = (whole: string, parts: string) =>
    fromDecimal(parts === '' ? whole : `${whole}.${parts}`, currency);
  const found = (amount: number | null): TypedAmount =>
    amount === null ? { problem: 'notAnAmount' } : { amount };

  // With two kinds of separators, the last one is the decimal separator.
  const mixed = /^(.*\d)([.,])(\d+)$/.exec(typed);
  if (mixed) {
    const [, whole = '', sign = '', parts = ''] = mixed;
    if (/[.,']/.test(whole)) {
      const isSound = GROUPED.test(whole) && !whole.includes(sign);
      if (isSound) return found(exact(whole.replace(/[.,']/g, ''), parts));
    } else {
      const asDecimal = exact(whole, parts);
      const asGroup = GROUPED.test(typed) ? exact(`${whole}${parts}`, '') : null;
      const isDecimal = sign === page(signs.decimal);
      const isGroup = sign === page(signs.group);
      // In the format of the page.
      if (isDecimal && asDecimal !== null) return { amount: asDecimal };
      // Accepts an extra zero, as in `1.250` for a price.
      const asLong = asDecimal ?? (isGroup ? null : exact(whole, parts.replace(/0+$/, '')));
      if (asGroup !== null && asLong !== null && asGroup !== asLong) {
        return { problem: 'twoWays', readings: [asGroup, asLong] };
      }
      return found(isDecimal ? asDecimal : (asGroup ?? asDecimal));
    }
  }
  const isGrouped = GROUPED.test(typed);
  return found(isGrouped || /^\d+$/.test(typed) ? exact(typed.replace(/[.,']/g, ''), '') : null);
}

/** Placeholder for an invalid amount among decimal texts. */
const UNREADABLE = '?';

/** Converts a typed amount to a decimal text; `?` if it is invalid, '' if empty. */
export function keptAmount(text: string, currency: string, locale: string): string {
  const { amount, problem } = readAmount(text, currency, locale);
  if (problem === 'required') return '';
  return amount === undefined ? UNREADABLE : toDecimal({ amount, currency });
}

/** Converts a decimal text to the text of a field. */
export function offeredAmount(kept: string, currency: string, locale: string): string {
  if (kept === UNREADABLE) return '';
  const amount = fromDecimal(kept, currency);
  return amount === null ? kept : formatAmount({ amount, currency }, locale);
}
