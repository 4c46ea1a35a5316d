import { amountSigns, formatAmount, fromDecimal, toDecimal } from './money';
import { withPlainDigits } from './text/digits';
import { withoutMarks } from './text/invisible';

/** Why a text is no amount. */
export type AmountProblem = 'required' | 'notAnAmount' | 'twoWays';

/** What was typed into a field of an amount. */
export type TypedAmount =
  | {
      /** In minor units. */
      readonly amount: number;
      readonly problem?: undefined;
    }
  | {
      readonly amount?: undefined;
      /** Why it is no amount. */
      readonly problem: Exclude<AmountProblem, 'twoWays'>;
    }
  | {
      readonly amount?: undefined;
      /** It can be read two ways: which one is meant is asked, never guessed. */
      readonly problem: 'twoWays';
      /** Both, in minor units: thousands first. */
      readonly readings: readonly [number, number];
    };

/** Groups of three, or of two before the last as in India. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:([.,'])\d{2})+\2\d{3}$/;

/** A text with `0` to `9`, `.`, `,` and `'` for every sign that stands for them, without a currency. */
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
 * Reads an amount as a reader of that locale types it (contract §4.34): with its signs, or with those
 * of another language where only one reading is left, in digits of any script. Nothing is guessed:
 * `1,250` beside dinars, which have three digits, is asked on an English page.
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

  // Signs of two kinds: the last is the decimal one.
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
      // As the page writes it.
      if (isDecimal && asDecimal !== null) return { amount: asDecimal };
      // A zero too many, as in `1.250`, could be of a price.
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

/** What stands for a text that is no amount where decimal texts are kept. */
const UNREADABLE = '?';

/** What was typed as a decimal text, to be kept; `?` for what cannot be read, '' for nothing. */
export function keptAmount(text: string, currency: string, locale: string): string {
  const { amount, problem } = readAmount(text, currency, locale);
  if (problem === 'required') return '';
  return amount === undefined ? UNREADABLE : toDecimal({ amount, currency });
}

/** A kept amount as a field offers it. */
export function offeredAmount(kept: string, currency: string, locale: string): string {
  if (kept === UNREADABLE) return '';
  const amount = fromDecimal(kept, currency);
  return amount === null ? kept : formatAmount({ amount, currency }, locale);
}
