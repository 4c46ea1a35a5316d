import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney, toDecimal } from '../../src/domain/money';
import { readAmount } from '../../src/domain/text/typed-amount';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'ja', 'ar'];
const LOCALES = [...LANGUAGES, 'en-IN', 'de-CH', 'de-AT', 'fr-CH', 'ar-EG', 'fa', 'pt-PT'];
/** None, two and three digits after the decimal sign. */
const CURRENCIES = ['JPY', 'EUR', 'USD', 'BHD', 'CHF', 'KWD'];

describe('an amount as it is typed (contract §4.34)', () => {
  it('is read as the page writes it, in every language and with every count of digits', () => {
    const amount = fc.oneof(
      fc.nat(2_000_000),
      fc.constantFrom(0, 1, 1_000, 1_250, 100_000, 125_000, 1_250_000, 999_999_999_999),
    );
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...CURRENCIES),
        (amount, locale, currency) => {
          const money = { amount, currency };
          expect(readAmount(formatAmount(money, locale), currency, locale)).toEqual({ amount });
          expect(readAmount(formatMoney(money, locale), currency, locale)).toEqual({ amount });
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['12', 'EUR', 'en', '12.00'],
    [' 1234.5 ', 'EUR', 'en', '1234.50'],
    ['1,000.50', 'EUR', 'en', '1000.50'],
    ['1,250', 'EUR', 'en', '1250.00'],
    ['1,250', 'JPY', 'en', '1250'],
    ['11,50', 'EUR', 'en', '11.50'],
    ['0,250', 'BHD', 'en', '0.250'],
    ['1.250', 'BHD', 'en', '1.250'],
    ['1,250.000', 'BHD', 'en', '1250.000'],
    ['1.250,00', 'EUR', 'en', '1250.00'],
    ['1.250,00', 'EUR', 'de', '1250.00'],
    ['1.250', 'EUR', 'de', '1250.00'],
    ['1,000.50', 'EUR', 'de', '1000.50'],
    ['12.5', 'EUR', 'de', '12.50'],
    ['1,250', 'BHD', 'de', '1.250'],
    ['1.250.000', 'EUR', 'de', '1250000.00'],
    ['1\u202f250,50', 'EUR', 'fr', '1250.50'],
    ['1 250,50', 'EUR', 'fr', '1250.50'],
    ['1\u00a0250', 'EUR', 'fr', '1250.00'],
    ['1.25', 'EUR', 'fr', '1.25'],
    ['1’250.50', 'CHF', 'de-CH', '1250.50'],
    ["1'250.50", 'CHF', 'en', '1250.50'],
    ['١٬٢٥٠٫٥٠', 'EUR', 'ar', '1250.50'],
    ['۱۲۵۰', 'EUR', 'en', '1250.00'],
    ['１，２５０．５０', 'EUR', 'ja', '1250.50'],
    ['\u200f1,250.50\u200e €', 'EUR', 'ar', '1250.50'],
    ['EUR 1,250.50', 'EUR', 'en', '1250.50'],
    ['1.250,50 €', 'EUR', 'de', '1250.50'],
    ['1.250', '', 'de', '1250.00'],
  ])('%j in %s on a page in %s is %s', (text, currency, locale, decimal) => {
    const { amount = Number.NaN } = readAmount(text, currency, locale);
    expect(toDecimal({ amount, currency })).toBe(decimal);
  });

  it.each([
    ['1,250', 'BHD', 'en', ['1250.000', '1.250']],
    ['1.250', 'BHD', 'de', ['1250.000', '1.250']],
    ['1.250', 'BHD', 'fr', ['1250.000', '1.250']],
    ['1.250', 'EUR', 'en', ['1250.00', '1.25']],
    ['1.250', 'EUR', 'fr', ['1250.00', '1.25']],
    ['1,250', 'EUR', 'de', ['1250.00', '1.25']],
    ['١,٢٥٠', 'KWD', 'ar', ['1250.000', '1.250']],
  ])('%j in %s on a page in %s is asked', (text, currency, locale, readings) => {
    const read = readAmount(text, currency, locale);
    expect(read.problem).toBe('twoWays');
    expect(
      read.problem === 'twoWays' && read.readings.map((amount) => toDecimal({ amount, currency })),
    ).toEqual(readings);
  });

  it.each([
    ['', 'EUR', 'required'],
    [' \u200f', 'EUR', 'required'],
    ['-1', 'EUR', 'notAnAmount'],
    ['1e3', 'EUR', 'notAnAmount'],
    ['1.234', 'EUR', 'notAnAmount'],
    ['1,23,4', 'EUR', 'notAnAmount'],
    ['1,00.000.5', 'EUR', 'notAnAmount'],
    ['1.2.3', 'EUR', 'notAnAmount'],
    ['1 25', 'EUR', 'notAnAmount'],
    ['12.5', 'JPY', 'notAnAmount'],
    ['ten', 'EUR', 'notAnAmount'],
    ['5 USD', 'EUR', 'notAnAmount'],
    ['9007199254740993', 'EUR', 'notAnAmount'],
  ])('%j is no amount in %s: %s', (text, currency, problem) => {
    expect(readAmount(text, currency, 'en')).toEqual({ problem });
  });
});
