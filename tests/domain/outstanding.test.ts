import { describe, expect, test } from 'vitest';
import { billedCourse, billedMonths } from '../../src/domain/billing/billed-months';
import { outstandingOf, totalsOf } from '../../src/domain/billing/outstanding';
import type { Statement } from '../../src/domain/billing/statement';
import { withUnreadable } from '../../src/domain/entries';

const NOW = Date.parse('2026-11-22T12:00:00Z');

const row = (id: string, issuedOn: string, balance: number, rest: Partial<Statement> = {}) =>
  ({
    ...{ id, issuedOn, balance, dueOn: '2026-12-01', total: balance, net: balance },
    ...{ currency: 'EUR', state: 'issued', period: '2026-10' },
    ...rest,
  }) as Statement;

describe('what is still to be paid', () => {
  const open = [
    row('a', '2026-11-01', 100),
    row('b', '2026-11-01', 40, { currency: 'CHF', dueOn: '2026-12-05' }),
    row('c', '2026-10-23', 200),
    row('d', '2026-10-22', 300, { state: 'overdue', dueOn: '2026-11-21' }),
    row('e', '2026-01-01', -50, { state: 'overdue', dueOn: '2026-01-31' }),
  ];

  test('is added up by currency, never over currencies', () => {
    expect(outstandingOf(open, NOW)?.amounts).toEqual([
      { currency: 'EUR', amount: 550 },
      { currency: 'CHF', amount: 40 },
    ]);
    expect(totalsOf(open)).toEqual(outstandingOf(open, NOW)?.amounts);
  });

  test('has ages that hold every statement once, from the issue date', () => {
    const ages = outstandingOf(open, NOW)?.ages ?? [];
    expect(ages.map(({ fromDay, untilDay, ids }) => [fromDay, untilDay, ids.join('')])).toEqual([
      [0, 30, 'abc'],
      [31, 60, 'd'],
      [61, 90, ''],
      [91, null, 'e'],
    ]);
  });

  test('says what is overdue, and what is due next', () => {
    const sums = outstandingOf(open, NOW);
    expect(sums?.overdue.amounts).toEqual([{ currency: 'EUR', amount: 250 }]);
    expect(sums?.next).toEqual({
      dueOn: '2026-12-01',
      amounts: [{ currency: 'EUR', amount: 300 }],
    });
    expect(outstandingOf([], NOW)).toMatchObject({ amounts: [], next: null });
  });

  test('is unknown while one of them cannot be read', () => {
    expect(outstandingOf(withUnreadable(open, [{ before: 0, id: null }]), NOW)).toBeNull();
  });
});

describe('what a customer was billed', () => {
  const months = billedMonths(NOW);

  test('covers the thirteen months that are over', () => {
    expect([months.length, months[0], months.at(-1)]).toEqual([13, '2025-10', '2026-10']);
  });

  test('begins with the first statement, and has no gaps after it', () => {
    const rows = [
      row('a', '', 100, { period: '2026-07' }),
      row('b', '', 20, { period: '2026-09' }),
      row('c', '', 30, { period: '2026-09' }),
      row('d', '', 99, { period: '2026-09', currency: 'CHF' }),
      row('e', '', 70, { period: '2026-10' }),
    ];
    const course = billedCourse(rows, months, 'EUR');
    expect(course?.map(({ net }) => net).slice(8)).toEqual([null, 100, 0, 50, 70]);
  });

  test('is no chart with fewer than three different amounts', () => {
    const two = [row('a', '', 1, { period: '2026-09' }), row('b', '', 2, { period: '2026-10' })];
    expect(billedCourse(two, months, 'EUR')).toBeNull();
    expect(billedCourse([], months, 'EUR')).toBeNull();
  });
});
