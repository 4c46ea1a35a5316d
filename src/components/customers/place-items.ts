import { COUNTRIES } from '../../domain/customers/places';
import { CURRENCIES } from '../../domain/money';
import { keptByLocale } from '../../domain/text/kept-by-locale';
import { countryName } from '../ui/country-name';
import type { SelectItem } from '../ui/Select';

const currencyNames = keptByLocale(
  (locale) => new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }),
);

/** Older browsers have a currency only by its former code. */
const LETTERS_BEFORE: Readonly<Record<string, string>> = { SLE: 'SLL' };

function nameOf(code: string, locale: string): string {
  const names = currencyNames(locale);
  const name = names.of(code) ?? code;
  const before = LETTERS_BEFORE[code];
  if (name !== code || before === undefined) return name;
  const formerName = names.of(before) ?? before;
  // Without the years in which the former code was valid.
  return formerName === before ? code : formerName.replace(/\s*[(（].*$/, '');
}

/** A currency in the reader's language, after its code: "EUR · Euro". */
export function currencyName(code: string, locale: string): string {
  try {
    const name = nameOf(code, locale);
    return name === code ? code : `${code} · ${name}`;
  } catch {
    // The server may send an invalid code.
    return code;
  }
}

/** All countries, sorted in the reader's language. */
export const countryItems = keptByLocale((locale): readonly SelectItem[] => {
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((id) => ({ id, label: countryName(id, locale) })).sort((a, b) =>
    compare(a.label, b.label),
  );
});

/** Currencies, with the given ones first. */
export function currencyItems(first: readonly string[], locale: string) {
  const item = (id: string): SelectItem => ({ id, label: currencyName(id, locale) });
  const named = new Set(first);
  return {
    first: [...named].sort().map(item),
    others: CURRENCIES.filter((code) => !named.has(code)).map(item),
  };
}
