import { keptByLocale } from '../../domain/text/kept-by-locale';

const countries = keptByLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** A country by its two letters (ISO 3166), in the reader's language; the letters where they are none. */
export function countryName(code: string, locale: string): string {
  try {
    return countries(locale).of(code) ?? code;
  } catch {
    // A server may send anything.
    return code;
  }
}
