import { withMinus } from './minus';

const codes = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Codes of all active currencies (ISO 4217); browsers also list obsolete ones. */
export const CURRENCIES: readonly string[] = codes(`
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN
  BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL
  GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF
  KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN
  MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD
  SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH
  UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
`);

/** Fraction digits by ISO 4217, where they are not 2 (commerce §2.1). */
export const DIGITS: Readonly<Record<string, number>> = {
  ...{ BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0 },
  ...{ UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0 },
  ...{ BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3 },
  ...{ CLF: 4, UYW: 4 },
};

/** Number of fraction digits of a currency. */
export function currencyDigits(currency: string): number {
  return (Object.hasOwn(DIGITS, currency) ? DIGITS[currency] : undefined) ?? 2;
}

/**
 * An amount of money in whole minor units, such as cents, so that sums are exact (commerce §2.1).
 */
export interface Money {
  /** In minor units; negative for a credit. */
  readonly amount: number;
  /** ISO 4217 code, such as `EUR`. */
  readonly currency: string;
}

/** Sorts amounts in several currencies, which are never added up: the largest first. */
export const largestFirst = (one: Money, other: Money) =>
  Math.abs(other.amount) - Math.abs(one.amount);

/** An amount in major units, as a decimal text without loss of digits. */
export function toDecimal({ amount, currency }: Money): string {
  const digits = currencyDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${whole}.${text.slice(-digits)}`;
}

const formats = new Map<string, Intl.NumberFormat | null>();

/** Cached formatter of a locale and currency; null if the browser does not support them. */
function formatOf(locale: string, currency: string): Intl.NumberFormat | null {
  const key = `${locale} ${currency}`;
  const cached = formats.get(key);
  if (cached !== undefined) return cached;
  const digits = currencyDigits(currency);
  let format: Intl.NumberFormat | null = null;
  try {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  } catch {
    // An invalid locale or currency must not break a page.
  }
  formats.set(key, format);
  return format;
}

/** Formats an amount for a locale; with the plain code for an unknown currency. */
export function formatMoney(money: Money, locale: string): string {
  const decimal = toDecimal(money);
  // As text: a number would lose the last digits of large amounts.
  const format = formatOf(locale, money.currency);
  return withMinus(format ? format.format(decimal as `${number}`) : `${decimal} ${money.currency}`);
}

/** ISO 4217 code for "no currency". */
const NO_CURRENCY = 'XXX';

/** Formats an amount without its currency, for an input field. */
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

/** The symbols for amounts of a currency in a locale. */
export interface AmountSigns {
  /** Decimal separator; '' for a currency without fraction digits. */
  readonly decimal: string;
  /** Thousands separator. */
  readonly group: string;
  /** Currency symbol. */
  readonly currency: string;
}

/** The symbols for amounts; those of English for an unknown locale. */
export function amountSigns(currency: string, locale: string): AmountSigns {
  const parts = formatOf(locale, currency || NO_CURRENCY)?.formatToParts(1_234_567) ?? [];
  const written = (type: Intl.NumberFormatPartTypes, otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  return {
    decimal: written('decimal', ''),
    group: written('group', ','),
    currency: written('currency', currency),
  };
}

/**
 * Parses a decimal text such as `-12.00` into minor units; null if it is not an amount of this
 * currency: too many digits, an exponent, a thousands separator.
 */
export function fromDecimal(decimal: string, currency: string): number | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = currencyDigits(currency);
  if (fraction.length > digits) return null;
  const amount = Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
  // Avoids -0, which is not equal to 0 under `Object.is`.
  return Number.isSafeInteger(amount) ? amount || 0 : null;
}
