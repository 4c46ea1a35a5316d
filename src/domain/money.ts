const codes = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Every currency that is in use, by its three letters (ISO 4217); browsers list old ones too. */
export const CURRENCIES: readonly string[] = codes(`
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN
  BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL
  GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF
  KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN
  MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD
  SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH
  UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
`);

/** Digits after the point by ISO 4217, where they are not 2 (commerce §2.1). */
export const DIGITS: Readonly<Record<string, number>> = {
  ...{ BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0 },
  ...{ UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0 },
  ...{ BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3 },
  ...{ CLF: 4, UYW: 4 },
};

/** How many digits a currency has after the point. */
export function currencyDigits(currency: string): number {
  return (Object.hasOwn(DIGITS, currency) ? DIGITS[currency] : undefined) ?? 2;
}

/** An amount of money: whole minor units, such as cents, so that sums are exact (commerce §2.1). */
export interface Money {
  /** In minor units; negative for a credit. */
  readonly amount: number;
  /** ISO 4217, such as `EUR`. */
  readonly currency: string;
}

/** An amount in major units, as a decimal text: no digit is lost on the way. */
export function toDecimal({ amount, currency }: Money): string {
  const digits = currencyDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${whole}.${text.slice(-digits)}`;
}

const formats = new Map<string, Intl.NumberFormat | null>();

/** One kept formatter for each locale and currency; null where a browser knows it not. */
function formatOf(locale: string, currency: string): Intl.NumberFormat | null {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
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
  const written = (type: Intl.NumberFormatPartTypes, otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  return {
    decimal: written('decimal', ''),
    group: written('group', ','),
    currency: written('currency', currency),
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
  const digits = currencyDigits(currency);
  if (fraction.length > digits) return null;
  const amount = Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
  // Never -0, which is not the 0 of a comparison.
  return Number.isSafeInteger(amount) ? amount || 0 : null;
}
