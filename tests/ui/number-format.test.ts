import { expect, it } from 'vitest';
import {
  formatPrice,
  formatQuantity,
  formatShortMoney,
} from '../../src/components/shared/price-format';
import { marginFormat, numberFormat, rateFormat } from '../../src/components/ui/number-format';
import { formatAmount, formatMoney } from '../../src/domain/money';

it.each([
  [1900, '19%'],
  [810, '8.1%'],
  [887.5, '8.875%'],
  [33.33, '0.3333%'],
])('writes a rate of %s basis points as %s', (bps, text) => {
  expect(rateFormat('en').format(bps / 10_000)).toBe(text);
});

it('writes measured usage with all its digits, as the reader does', () => {
  expect(formatQuantity('1315.5', 'en')).toBe('1,315.5');
  expect(formatQuantity('1315.5', 'de')).toBe('1.315,5');
  expect(formatQuantity('0.000125', 'en')).toBe('0.000125');
  expect(formatQuantity(1_200, 'de')).toBe('1.200');
});

it.each(['en', 'de', 'fr', 'es', 'nl', 'ja', 'ar', 'sv'])(
  'writes a minus sign in %s, and a hyphen only where it is typed',
  (locale) => {
    const credit = { amount: -1_250, currency: 'EUR' };
    const shown = [
      formatMoney(credit, locale),
      formatMoney({ ...credit, currency: 'no code' }, locale),
      formatPrice('-0.0125', 'EUR', locale),
      formatShortMoney({ ...credit, amount: -1_250_000 }, locale),
      numberFormat(locale).format(-3),
      marginFormat(locale).format(-0.05),
    ];
    for (const text of shown) expect(text).toMatch(/^[^-]*\u2212[^-]*$/);
    if (locale === 'en') expect(formatAmount(credit, locale)).toBe('-12.50');
  },
);
