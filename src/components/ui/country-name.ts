import { keptByLocale } from '../../domain/text/kept-by-locale';

const countries = keptByLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/**
 * A country's name in the reader's language, by its two-letter code (ISO 3166); an invalid code is
 * returned as it is.
 */
export function countryName(code: string, locale: string): string {
  try {
    return countries(locale).of(code) ?? code;
  } catch {
    // The server may send an invalid code.
    return code;
  }
}
