import { describe, expect, it } from 'vitest';
import { CURRENCIES, formatMoney, fromDecimal, toDecimal } from '../../src/domain/money';
import { isCurrency } from '../../src/sandbox/customers/customer-input';

describe('money (commerce §2.1)', () => {
  it.each([
    [120_400, 'EUR', '1204.00'],
    [5, 'EUR', '0.05'],
    [-1_200, 'CHF', '-12.00'],
    [1_200, 'JPY', '1200'],
    [3_500, 'BHD', '3.500'],
    [0, 'TND', '0.000'],
    [Number.MAX_SAFE_INTEGER, 'EUR', '90071992547409.91'],
  ])('%i minor units of %s are %s', (amount, currency, text) => {
    expect(toDecimal({ amount, currency })).toBe(text);
  });

  it('is written as a reader writes it, to the last digit', () => {
    expect(formatMoney({ amount: 120_400, currency: 'EUR' }, 'en')).toBe('€1,204.00');
    expect(formatMoney({ amount: 3_500, currency: 'BHD' }, 'en')).toContain('3.500');
    expect(formatMoney({ amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 'en')).toBe(
      '€90,071,992,547,409.91',
    );
  });

  it.each([
    ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, '1234', '1,234']),
    ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, '1.234', '1.234']),
    ...'CLF UYW'.split(' ').map((code) => [code, '0.1234', '0.1234']),
    ['HUF', '12.34', '12.34'],
    ['EUR', '12.34', '12.34'],
  ])('%s has the digits of ISO 4217', (currency, decimal, shown) => {
    expect(toDecimal({ amount: 1_234, currency })).toBe(decimal);
    expect(formatMoney({ amount: 1_234, currency }, 'en')).toContain(shown);
    expect(fromDecimal(decimal, currency)).toBe(1_234);
  });

  it('knows every currency that it offers, and no other text', () => {
    expect(CURRENCIES.filter((code) => !isCurrency(code))).toEqual([]);
    expect(['', 'eur', 'EURO', 'XXX', 'DEM', 'constructor'].filter(isCurrency)).toEqual([]);
  });

  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    [' -0.05 ', -5],
    ['-0', 0],
  ])('%j read as euros is %j', (text, amount) => {
    expect(fromDecimal(text, 'EUR')).toBe(amount);
  });

  it('a currency or a locale that is none shows the amount with its code', () => {
    expect(formatMoney({ amount: 995, currency: 'EURO' }, 'en')).toBe('9.95 EURO');
    expect(formatMoney({ amount: 995, currency: 'EUR' }, 'no locale')).toBe('9.95 EUR');
  });
});
