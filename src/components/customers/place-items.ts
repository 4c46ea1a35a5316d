import { COUNTRIES } from '../../domain/customers/places';
import { CURRENCIES } from '../../domain/money';
import { keptByLocale } from '../../domain/text/kept-by-locale';
import { countryName } from '../ui/country-name';
import type { SelectItem } from '../ui/Select';

const currencyNames = /* @__PURE__ */ keptByLocale(
  (locale) => new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }),
);

/** A currency in the reader's language, after its letters: "EUR · Euro". */
export function currencyName(code: string, locale: string): string {
  try {
    const name = currencyNames(locale).of(code) ?? code;
    return name === code ? code : `${code} · ${name}`;
  } catch {
    // A server may send anything.
    return code;
  }
}

/** Every country, in the order of the reader's alphabet. */
export const countryItems = /* @__PURE__ */ keptByLocale((locale): readonly SelectItem[] => {
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((id) => ({ id, label: countryName(id, locale) })).sort((a, b) =>
    compare(a.label, b.label),
  );
});

/** Currencies, those that are named first, the others behind them. */
export function currencyItems(first: readonly string[], locale: string) {
  const item = (id: string): SelectItem => ({ id, label: currencyName(id, locale) });
  const named = new Set(first);
  return {
    first: [...named].sort().map(item),
    others: CURRENCIES.filter((code) => !named.has(code)).map(item),
  };
}
