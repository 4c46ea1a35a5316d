/** Digits after the point by ISO 4217, where it is not 2 (commerce §2.1). */
const DIGITS = new Map([
  ...['JPY', 'KRW', 'CLP', 'ISK', 'VND'].map((code) => [code, 0] as const),
  ...['BHD', 'KWD', 'JOD', 'OMR', 'TND'].map((code) => [code, 3] as const),
]);

/** An amount of money: whole minor units, such as cents, so that sums are exact (commerce §2.1). */
export interface Money {
  /** In minor units; negative for a credit. */
  readonly amount: number;
  /** ISO 4217, such as `EUR`. */
  readonly currency: string;
}

/** An amount in major units, as a decimal text: no digit is lost on the way. */
export function toDecimal({ amount, currency }: Money): string {
  const digits = DIGITS.get(currency) ?? 2;
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${whole}.${text.slice(-digits)}`;
}

const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat | null>();

/** One kept formatter for each locale and currency; null where a browser knows it not. */
function formatOf(locale: string, currency: string): Intl.NumberFormat | null {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const digits = DIGITS.get(currency) ?? 2;
  let format: Intl.NumberFormat | null = null;
  try {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  } catch {
    // A locale or a currency that is none must not take a page down.
  }
  formats.set(key, format);
  return format;
}

/** An amount as a reader of that locale writes it; with the code as it is where nobody knows it. */
export function formatMoney(money: Money, locale: string): string {
  const decimal = toDecimal(money);
  // As text: a number would lose the last digits of large amounts.
  const format = formatOf(locale, money.currency);
  return format ? format.format(decimal as `${number}`) : `${decimal} ${money.currency}`;
}

/** By ISO 4217: the currency is not known yet. */
const NO_CURRENCY = 'XXX';

/** An amount without its currency, as a reader of that locale writes it: what a field offers. */
export function formatAmount(money: Money, locale: string): string {
  const decimal = toDecimal(money);
  const parts = formatOf(locale, money.currency || NO_CURRENCY)?.formatToParts(
    decimal as `${number}`,
  );
  return (
    parts
      ?.filter(({ type }) => type !== 'currency' && type !== 'literal')
      .map(({ value }) => value)
      .join('') ?? decimal
  );
}

/** The signs with which a reader of that locale writes amounts of a currency. */
export interface AmountSigns {
  /** Between the whole and its parts; '' for a currency without parts. */
  readonly decimal: string;
  /** Between thousands. */
  readonly group: string;
  /** The currency itself. */
  readonly currency: string;
}

/** The signs with which amounts are written; those of English where nobody knows the locale. */
export function amountSigns(currency: string, locale: string): AmountSigns {
  const parts = formatOf(locale, currency || NO_CURRENCY)?.formatToParts(1_234_567) ?? [];
  const sign = (type: Intl.NumberFormatPartTypes, otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  return {
    decimal: sign('decimal', ''),
    group: sign('group', ','),
    currency: sign('currency', currency),
  };
}

/**
 * The minor units of a decimal text such as `-12.00`; null for what is no amount of this currency: too
 * many digits, an exponent, a thousands separator.
 */
export function fromDecimal(decimal: string, currency: string): number | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = DIGITS.get(currency) ?? 2;
  if (fraction.length > digits) return null;
  const amount = Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
  // Never -0, which is not the 0 of a comparison.
  return Number.isSafeInteger(amount) ? amount || 0 : null;
}
