import { describe, expect, it } from 'vitest';
import { arithmeticOf, seatsCharge } from '../../src/domain/billing/charge';
import { mulDiv } from '../../src/domain/billing/mul-div';
import { formatMoney, fromDecimal, toDecimal } from '../../src/domain/money';
import { marginBps, marginVerdict, priceOf } from '../../src/domain/products/pricing';
import { type CsvColumn, readCsv, writeCsv } from '../../src/domain/text/csv';
import { parseQuantity } from '../../src/domain/text/quantity';
import {
  addMonths,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthsBetween,
  parseCivilDate,
  parseCivilMonth,
} from '../../src/domain/time/civil-date';
import {
  formatCivilDate,
  formatCivilMonth,
  formatMonthHeading,
} from '../../src/domain/time/civil-format';
import { documentTotals, totalsByCurrency } from '../../src/sandbox/rules/totals';

/** Non-breaking spaces are spaces, for those who read the expectation. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('mulDiv', () => {
  it.each([
    [5_500, 12, 28, 2_357],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [3, 1, 2, 2],
    [-3, 1, 2, -2],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [0, 7, 9, 0],
    [-1, 1, 3, 0],
    [5, -1, 2, -3],
    [5, 1, -2, -3],
    [9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991],
  ])('%i × %i ÷ %i is %i', (a, b, c, expected) => {
    // Also the sign of a zero.
    expect(Object.is(mulDiv(a, b, c), expected)).toBe(true);
  });

  it('refuses what is no whole number, and a division by 0', () => {
    expect(() => mulDiv(1.5, 1, 1)).toThrow(RangeError);
    expect(() => mulDiv(1, 1, 0)).toThrow(RangeError);
  });
});

describe('money', () => {
  it.each([
    ['EUR', -1_200, '-12.00'],
    ['EUR', 5, '0.05'],
    ['JPY', 1_200, '1200'],
    ['JPY', 0, '0'],
    ['BHD', 3_500, '3.500'],
    ['ISK', -7, '-7'],
    ['constructor', 100, '1.00'],
    ['EUR', 9_007_199_254_740_991, '90071992547409.91'],
  ])('of %s: %i is %s, there and back', (currency, amount, decimal) => {
    expect(toDecimal({ amount, currency })).toBe(decimal);
    expect(fromDecimal(decimal, currency)).toBe(amount);
  });

  it.each(['', '1,5', '1e3', '1.234', '.5', '5.', '--1', '1 000', 'NaN', '99999999999999999'])(
    '%j is no amount',
    (text) => {
      expect(fromDecimal(text, 'EUR')).toBeNull();
    },
  );

  it('is written as people read it, with our own digits', () => {
    const written = (amount: number, currency: string, locale: string) =>
      plain(formatMoney({ amount, currency }, locale));
    expect(written(120_400, 'EUR', 'de')).toBe('1.204,00 €');
    expect(written(1_200, 'JPY', 'en')).toBe('¥1,200');
    expect(written(1_200, 'ISK', 'en')).toBe('ISK 1,200');
  });

  it('is added up currency by currency', () => {
    const records = [
      { currency: 'EUR', net: 1 },
      { currency: 'CHF', net: 2 },
      { currency: 'EUR', net: null },
      { currency: 'EUR', net: 4 },
      { currency: null, net: 8 },
    ];
    const sums = (rows: typeof records) =>
      totalsByCurrency(rows, ({ currency }) => currency, { net: ({ net }) => net });
    expect(sums(records)).toEqual([
      { currency: 'CHF', net: 2 },
      { currency: 'EUR', net: 5 },
    ]);
    expect(sums([])).toEqual([]);
  });
});

describe('prices', () => {
  it.each([
    [1_000, 0, null, 1_000],
    [1_000, -1_000, null, 900],
    [1_005, -500, null, 955],
    [1_000, 300, null, 1_030],
    [1_000, 300, 700, 700],
  ])('%i with %i basis points and %s instead is %i', (list, markup, override, price) => {
    expect(priceOf(list, markup, override)).toBe(price);
  });

  it('leave a margin, rounded down', () => {
    expect(marginBps(1_100, 800)).toBe(2_727);
    expect(marginBps(700, 800)).toBe(-1_429);
    expect(marginBps(0, 800)).toBeNull();
    expect(marginVerdict(700, 800, 1_000)).toBe('belowCost');
    expect(marginVerdict(820, 800, 1_000)).toBe('low');
    expect(marginVerdict(1_100, 800, 1_000)).toBe('good');
    expect(marginVerdict(0, 0, 1_000)).toBe('good');
  });

  it('are taxed once a rate', () => {
    expect(
      documentTotals([
        { net: 333, taxBps: 1_900 },
        { net: 333, taxBps: 1_900 },
        { net: 100, taxBps: 0 },
      ]),
    ).toEqual({
      taxes: [
        { taxBps: 0, net: 100, tax: 0 },
        { taxBps: 1_900, net: 666, tax: 127 },
      ],
      net: 766,
      tax: 127,
      total: 893,
    });
  });

  it.each([
    ['25', { quantity: 25 }],
    [' 1 ', { quantity: 1 }],
    ['0', { problem: 'quantity_range' }],
    ['301', { problem: 'quantity_range' }],
    ['1.5', { problem: 'not_integer' }],
    ['1e3', { problem: 'not_integer' }],
    ['-1', { problem: 'quantity_range' }],
    ['-1.5', { problem: 'not_integer' }],
    ['', { problem: 'required' }],
    ['99999999999999999999', { problem: 'quantity_range' }],
  ])('%j is the quantity %j', (text, expected) => {
    expect(parseQuantity(text, { min: 1, max: 300, step: 1 })).toEqual(expected);
  });

  it('are for quantities in steps from the fewest on', () => {
    const limits = { min: 5, max: null, step: 5 };
    expect(parseQuantity('15', limits)).toEqual({ quantity: 15 });
    expect(parseQuantity('12', limits)).toEqual({ problem: 'quantity_range' });
  });
});

describe('arithmetic', () => {
  const charge = {
    quantity: 5,
    unitPrice: 1_100,
    fromOn: '2026-02-17',
    untilOn: '2026-03-01',
    days: 12,
    ofDays: 28,
    net: 2_357,
  };

  it('is shown when it matches the amount: 5 × €11.00 × 12 ÷ 28 days = €23.57', () => {
    expect(arithmeticOf(charge)).toEqual({ quantity: 5, unitPrice: 1_100, days: 12, ofDays: 28 });
  });

  it('is shown for a day that is a whole period', () => {
    const day = { ...charge, days: 1, ofDays: 1, net: 5_500 };
    expect(arithmeticOf(day)).toEqual({ quantity: 5, unitPrice: 1_100, days: 1, ofDays: 1 });
  });

  it.each([
    ['another amount', { net: 2_356 }],
    ['a quantity that is a text', { quantity: '5' }],
    ['a price that is a text', { unitPrice: '1100' }],
    ['a part of a cent', { quantity: 0.5, unitPrice: 1, net: 0 }],
    ['usage', { quantity: '5', unitPrice: '0.0125', days: null, ofDays: null }],
    ['no days', { days: null, ofDays: null }],
    ['a period of no days', { days: 0, ofDays: 0, net: 0 }],
    ['half a seat', { quantity: 2.5 }],
    ['more than can be counted exactly', { quantity: 2 ** 52, unitPrice: 2 ** 52 }],
  ])('is not shown for %s', (_, other) => {
    expect(arithmeticOf({ ...charge, ...other })).toBeNull();
  });
});

describe('a charge for seats', () => {
  const month = { fromOn: '2026-02-01', untilOn: '2026-03-01', fullUntilOn: '2026-03-01' };

  it('says what they cost where that is known, and nothing of it elsewhere', () => {
    const rate = { unitPrice: 1_100, taxBps: 1_900 };
    expect(seatsCharge('new', 5, rate, month)).not.toHaveProperty('unitCost');
    expect(seatsCharge('new', 5, { ...rate, unitCost: 800 }, month)).toMatchObject({
      unitCost: 800,
      days: 28,
      ofDays: 28,
      net: 5_500,
    });
  });
});

describe('days', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s and %i months are %s', (on, months, expected) => {
    expect(addMonths(on, months)).toBe(expected);
  });

  it('begin a month, and the months after it', () => {
    expect(firstDayOf('2026-12')).toBe('2026-12-01');
    expect(firstDayOf('2026-12', 1)).toBe('2027-01-01');
  });

  it.each(['2026-02-30', '2026-13-01', '0001-01-01', '2026-1-1', '2026-01-01T00:00', '', null, 3])(
    '%j is invalid',
    (text) => {
      expect(parseCivilDate(text)).toBeNull();
    },
  );

  it('are counted without zones', () => {
    // Two nights of summer time between them in most of Europe.
    expect(daysBetween('2026-03-28', '2026-10-26')).toBe(212);
    expect(lastDayOf('2026-03-01')).toBe('2026-02-28');
    expect(monthsBetween('2025-11-30', '2027-02-01')).toBe(15);
    expect(parseCivilMonth('2026-10')).toBe('2026-10');
    expect(parseCivilMonth('2026-13')).toBeNull();
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Cairo'])(
    'read the same in %s',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(formatCivilDate('2026-04-24', 'en-GB', 'long')).toBe('24 April 2026');
        expect(formatCivilMonth('2026-04', 'en-GB')).toBe('April 2026');
        expect(formatCivilMonth('2026-04', 'fr')).toBe('avril 2026');
        expect(formatMonthHeading('2026-04', 'fr')).toBe('Avril 2026');
        expect(addMonths('2026-03-24', 1)).toBe('2026-04-24');
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );

  it('are formatted for an invalid locale, too', () => {
    expect(formatCivilDate('2026-04-24', 'not a locale')).toBe('Apr 24, 2026');
  });
});

describe('tables as files', () => {
  const columns: readonly CsvColumn<{ name: string | null; at?: Date }>[] = [
    { name: 'name', cell: ({ name }) => name },
    { name: 'at', cell: ({ at }) => at },
    { name: 'net', cell: () => ({ decimal: '-12.00' }) },
  ];

  it('have a byte order mark, a header and CRLF after every line', () => {
    const file = writeCsv([{ name: 'a', at: new Date(0) }], columns);
    expect(file).toBe('\uFEFFname,at,net\r\na,1970-01-01T00:00:00.000Z,-12.00\r\n');
  });

  it('hold numbers and answers as they are', () => {
    const file = writeCsv([-5, true], [{ name: 'cell', cell: (cell) => cell }]);
    expect(file).toBe('\uFEFFcell\r\n-5\r\ntrue\r\n');
  });

  it('are read with line ends of any system, and refused when invalid', () => {
    const rows = [
      ['a', 'b'],
      ['1', ''],
    ];
    for (const end of ['\n', '\r', '\r\n']) {
      expect(readCsv(`a,b${end}1,`)).toEqual(rows);
      expect(readCsv(`a,b${end}1,${end}`)).toEqual(rows);
    }
    expect(readCsv('\uFEFFa,b\n1,')).toEqual(rows);
    expect(readCsv('')).toEqual([]);
    expect(readCsv('"a""b",c')).toEqual([['a"b', 'c']]);
    expect(() => readCsv('a"b')).toThrow(RangeError);
  });
});
