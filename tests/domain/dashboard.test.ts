import { describe, expect, it } from 'vitest';
import {
  attentionPlace,
  attentionRest,
  isAttentionOpen,
} from '../../src/domain/dashboard/attention';
import { firstStepsOf, isNewAccount } from '../../src/domain/dashboard/first-steps';
import { partOfDay } from '../../src/domain/dashboard/greeting';
import { spendByCurrency } from '../../src/domain/dashboard/spend';
import { ATTENTION_KINDS } from '../../src/domain/dashboard/summary';
import { seatsOf, tilesOf } from '../../src/domain/dashboard/tiles';
import { localeWithDates } from '../../src/domain/time/date-ways';

const ready = <T>(data: T) => ({ status: 'ready', data, isStale: false }) as const;
const EMPTY = { status: 'empty', isStale: false } as const;

describe('the greeting', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i o’clock of the viewer’s day is that of the %s', (hour, part) => {
    expect(partOfDay(new Date(2026, 2, 2, hour, 30).getTime(), 'en')).toBe(part);
    const inTokyo = localeWithDates('en', { timeZone: 'Asia/Tokyo' });
    expect(partOfDay(Date.UTC(2026, 2, 1, hour + 15), inTokyo)).toBe(part);
  });
});

describe('the numbers', () => {
  const summary = { renewals: 3, failedOrders: 2, openOrders: 0, overdue: 0, windows: 1 };

  it('are those of the server, and nothing is never an alarm', () => {
    const tiles = tilesOf(summary, 1).map(({ tile, count, tone }) => `${tile} ${count} ${tone}`);
    expect(tiles).toEqual([
      'renewals 3 neutral',
      'failedOrders 2 danger',
      'openOrders 0 neutral',
      'overdue 0 neutral',
      'windows 1 warning',
    ]);
  });

  it('are for a customer what they look after, approvals too where they may', () => {
    expect(tilesOf({ ...summary, waitingForMe: 1 }, 0).map(({ tile }) => tile)).toEqual([
      'waitingForMe',
      'renewals',
      'openOrders',
    ]);
  });

  it('of seats are null without seats, or if they are not available', () => {
    expect(seatsOf({})).toBeNull();
    expect(seatsOf({ seatsBought: 0, seatsAssigned: 0 })).toBeNull();
    expect(seatsOf({ seatsBought: 5, seatsAssigned: 4 })).toMatchObject({ bought: 5, assigned: 4 });
  });
});

describe('what needs attention', () => {
  it('is not offered once nothing can be done about it; what is overdue is', () => {
    const dueAt = new Date(1_000);
    expect(isAttentionOpen({ kind: 'renewalSoon', dueAt }, 999)).toBe(true);
    expect(isAttentionOpen({ kind: 'renewalSoon', dueAt }, 1_000)).toBe(false);
    expect(isAttentionOpen({ kind: 'statementOverdue', dueAt }, 1_000)).toBe(true);
    expect(isAttentionOpen({ kind: 'orderFailed', dueAt: null }, 1_000)).toBe(true);
  });

  it('says how many more there are than it shows', () => {
    const shown = [{ kind: 'windowClosing' }, { kind: 'orderFailed' }, { kind: 'orderFailed' }];
    const summary = { windows: 1, failedOrders: 9, overdue: 4, renewals: 12 };
    expect(attentionRest(shown, summary)).toEqual([
      { tile: 'failedOrders', count: 7 },
      { tile: 'overdue', count: 4 },
    ]);
    expect(attentionRest(shown, null)).toEqual([]);
  });

  it('has a page by its kind, and none where the kind is unknown', () => {
    for (const kind of ATTENTION_KINDS) expect(attentionPlace(kind), kind).not.toBeNull();
    for (const kind of ['priceRise', '__proto__', 'constructor', '']) {
      expect(attentionPlace(kind), kind).toBeNull();
    }
  });
});

describe('the months', () => {
  const month = (period: string, currency: string, net: number) => ({ period, currency, net });

  it('stand a currency at a time, this one the last', () => {
    const months = ['2025-03', '2025-04', '2026-02', '2026-03'];
    const spend = ['CHF', 'EUR'].flatMap((currency) =>
      months.map((period, at) => month(period, currency, at)),
    );
    const [francs, euros] = spendByCurrency(spend);
    expect([francs?.currency, euros?.currency]).toEqual(['CHF', 'EUR']);
    expect(euros?.months.map(({ period }) => period)).toEqual(months);
    expect(euros?.current.period).toBe('2026-03');
    expect(euros?.hasCosts).toBe(false);
  });

  it('need not be there', () => {
    expect(spendByCurrency([])).toEqual([]);
    const [one] = spendByCurrency([{ ...month('2026-03', 'EUR', 5), cost: 4 }]);
    expect(one?.hasCosts).toBe(true);
  });
});

describe('a new account', () => {
  const none = { renewals: 0, openOrders: 0, seatsBought: 0 };

  it('is one in which nothing was ever counted or billed', () => {
    expect(isNewAccount(ready(none), EMPTY)).toBe(true);
    expect(isNewAccount(ready(none), null)).toBe(true);
    expect(isNewAccount(ready({ ...none, unassignedPerMonth: [] }), null)).toBe(true);
    const idle = [{ amount: 100, currency: 'EUR' }];
    expect(isNewAccount(ready({ ...none, unassignedPerMonth: idle }), null)).toBe(false);
    expect(isNewAccount(ready({ ...none, openOrders: 1 }), EMPTY)).toBe(false);
    expect(isNewAccount(ready(none), ready([]))).toBe(false);
    expect(isNewAccount(ready(none), { status: 'loading' })).toBe(false);
    expect(isNewAccount({ status: 'loading' }, EMPTY)).toBe(false);
    // Who may see no number is not new for that.
    expect(isNewAccount(ready({}), EMPTY)).toBe(false);
  });

  it('has the steps that somebody may take, and knows which was taken', () => {
    const viewer = (customerType: number, ...allowedActions: readonly string[]) => ({
      email: 'maren@fjord.example',
      customerId: 'c-1',
      customerType,
      allowedActions,
    });
    const all = ['Customer.Create', 'Marketplace.Prices', 'Marketplace.Read'];
    const names = (...given: Parameters<typeof firstStepsOf>) =>
      firstStepsOf(...given).map(({ step, isDone }) => (isDone ? `${step} done` : step));
    expect(names(viewer(1, ...all), ready(0))).toEqual(['customer', 'prices', 'marketplace']);
    expect(names(viewer(1, ...all), ready(2))).toEqual(['customer done', 'prices', 'marketplace']);
    expect(names(viewer(0, ...all), null)).toEqual(['marketplace']);
    expect(names(viewer(1), null)).toEqual([]);
  });
});

it('what needs attention is at a place of its own', () => {
  const kinds = 'orderFailed orderWaiting statementOverdue windowClosing renewalSoon trialEnding';
  expect(
    [...kinds.split(' '), 'seatsUnused', 'tenantExpired', 'toString'].map(attentionPlace),
  ).toEqual([
    'order',
    'order',
    'statement',
    'subscription',
    'subscription',
    'subscription',
    'subscription',
    'customerTenants',
    null,
  ]);
});
