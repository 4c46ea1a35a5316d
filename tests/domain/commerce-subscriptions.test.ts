import { describe, expect, it } from 'vitest';
import { commitmentLeft, commitmentOf } from '../../src/domain/subscriptions/commitment';
import { endDateOptions } from '../../src/domain/subscriptions/end-dates';
import { recurringPerCycle, startTerms } from '../../src/domain/subscriptions/lifecycle';
import { endsAtRenewal, type Subscription } from '../../src/domain/subscriptions/subscription';
import { canChangeSubscription } from '../../src/domain/subscriptions/subscription-access';
import { isAllowedPlan } from '../../src/domain/subscriptions/term';
import type { CommerceActor } from '../../src/domain/users/permission-access';
import { changeSubscription } from '../../src/sandbox/rules/subscription-change';
import {
  nextChargeOn,
  passTime,
  recurringPerMonth,
} from '../../src/sandbox/rules/subscription-time';

const PLAN = {
  id: 'pl-1',
  term: 'P1Y',
  cycle: 'month',
  cancelHours: 168,
  trialDays: null,
  unitPrice: 1_100,
  upgradesTo: ['pl-2'],
} as const;
const at = (time: string) => Date.parse(time);
const buy = (more: Partial<Parameters<typeof startTerms>[0]> = {}) =>
  startTerms({
    plan: PLAN,
    quantity: 10,
    at: at('2026-02-01T09:00:00Z'),
    endsOn: null,
    taxBps: 1_900,
    ...more,
  });
const ground = (now: string) => ({
  now: at(now),
  taxBps: 1_900,
  isCustomerActive: true,
  limits: { min: 1, max: 300, step: 1 },
  plan: PLAN,
  findPlan: (id: string) => (id === 'pl-2' ? { ...PLAN, id, unitPrice: 1_500 } : null),
});
const bought = { ...buy().terms, changing: null };

describe('what is bought', () => {
  it('is charged for its first period, and for the rest of its term later', () => {
    const { terms, lines } = buy();
    expect(lines).toMatchObject([
      { kind: 'new', quantity: 10, days: 28, ofDays: 28, net: 11_000, untilOn: '2026-03-01' },
    ]);
    expect(terms).toMatchObject({ startOn: '2026-02-01', renewsOn: '2027-02-01', autoRenew: true });
    expect(terms.batches[0]?.cancelUntilAt).toEqual(new Date('2026-02-08T09:00:00Z'));
    expect(commitmentOf(terms)).toBe(132_000);
    expect(commitmentLeft(terms, '2026-02-17')).toBe(121_000);
    expect(nextChargeOn(terms, '2026-02-17')).toBe('2026-03-01');
    expect(recurringPerMonth(terms)).toBe(11_000);
    expect(recurringPerCycle(terms)).toBe(11_000);
    expect(endsAtRenewal(terms)).toBe(false);
    expect(endsAtRenewal({ ...terms, autoRenew: false })).toBe(true);
  });

  it('costs 5 × €11.00 × 12 ÷ 28 days = €23.57 for seats that are added on 17 February', () => {
    const change = { kind: 'seats', quantity: 15 } as const;
    const outcome = changeSubscription(bought, change, ground('2026-02-17T12:00:00Z'));
    expect(outcome).toMatchObject({
      status: 'ready',
      lines: [{ kind: 'seatsAdded', quantity: 5, days: 12, ofDays: 28, net: 2_357 }],
      terms: {
        quantity: 15,
        batches: [
          { quantity: 10 },
          { quantity: 5, cancelUntilAt: new Date('2026-02-24T12:00:00Z') },
        ],
      },
    });
  });

  it('ends with something else, and is counted from there on', () => {
    const { terms, lines } = buy({ endsOn: '2026-04-15' });
    expect(lines).toMatchObject([{ net: 11_000 }]);
    expect(commitmentOf(terms)).toBe(11_000 + 11_000 + 5_133);
    const passed = passTime(terms, '2026-02-01', {
      untilOn: '2026-05-20',
      taxBps: 1_900,
      planAt: () => PLAN,
    });
    expect(passed.lines.map(({ kind, fromOn, net }) => [kind, fromOn, net])).toEqual([
      ['recurring', '2026-03-01', 11_000],
      ['recurring', '2026-04-01', 5_133],
      ['renewal', '2026-04-15', 11_000],
      ['recurring', '2026-05-15', 11_000],
    ]);
    expect(passed.terms).toMatchObject({ startOn: '2026-04-15', renewsOn: '2027-04-15' });
  });

  it('is free in a trial, and renews then', () => {
    const trial = { ...PLAN, trialDays: 30 };
    const { terms, lines } = buy({ plan: trial });
    expect(lines).toMatchObject([{ unitPrice: 0, net: 0, untilOn: '2026-03-03' }]);
    expect(terms.batches[0]?.cancelUntilAt).toEqual(new Date('2026-03-03T00:00:00Z'));
    expect([commitmentOf(terms), recurringPerMonth(terms)]).toEqual([0, 0]);
    const passed = passTime(terms, '2026-02-01', {
      untilOn: '2026-03-03',
      taxBps: 1_900,
      planAt: () => trial,
    });
    expect(passed.lines).toMatchObject([{ kind: 'renewal', net: 11_000, fromOn: '2026-03-03' }]);
    expect(passed.terms).toMatchObject({ isTrial: false, startOn: '2026-03-03' });
  });

  it('has no term when it is usage, and is cancelled at any time without credit', () => {
    const usage = { ...PLAN, term: 'none', cycle: 'usage', unitPrice: '0.0125' } as const;
    const { terms, lines } = buy({ plan: usage, quantity: 1 });
    expect(lines).toEqual([]);
    expect(terms).toMatchObject({ renewsOn: null, autoRenew: false });
    const usageTerms = { ...terms, changing: null };
    const later = ground('2027-12-31T12:00:00Z');
    expect(changeSubscription(usageTerms, { kind: 'cancel' }, later)).toMatchObject({
      status: 'ready',
      lines: [],
      terms: { state: 'cancelled' },
    });
    const seats = { kind: 'seats', quantity: 2 } as const;
    expect(changeSubscription(usageTerms, seats, later)).toMatchObject({ code: 'not_an_upgrade' });
  });

  it('comes back to the 31st after a short month', () => {
    const { terms } = buy({
      at: at('2026-01-31T00:00:00Z'),
      plan: { ...PLAN, term: 'P1M' },
    });
    const { lines } = passTime(terms, '2026-01-31', {
      untilOn: '2026-05-01',
      taxBps: 0,
      planAt: () => ({ ...PLAN, term: 'P1M' }),
    });
    expect(lines.map(({ fromOn }) => fromOn)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  });
});

describe('a change', () => {
  const change = (asked: Parameters<typeof changeSubscription>[1], now: string, more = {}) =>
    changeSubscription({ ...bought, ...more }, asked, ground(now));
  const inWindow = '2026-02-03T12:00:00Z';
  const later = '2026-06-15T12:00:00Z';

  it.each([
    ['cancel', later, {}, { code: 'window_closed', instead: 'turnOffAutoRenew' }],
    ['cancel', later, { autoRenew: false }, { code: 'window_closed', instead: undefined }],
    ['cancel', inWindow, { state: 'cancelled' }, { code: 'not_live' }],
    ['suspend', inWindow, { state: 'suspended' }, { code: 'not_live' }],
    ['resume', inWindow, {}, { code: 'not_live' }],
    ['suspend', inWindow, { changing: { orderId: 'o-1' } }, { code: 'changing' }],
    ['suspend', '2027-01-31T00:00:00Z', {}, { code: 'renewal_locked' }],
  ] as const)('%s at %s of %j is refused: %j', (kind, now, more, expected) => {
    expect(change({ kind }, now, more)).toEqual({ status: 'refused', ...expected });
  });

  it('takes away what can still be cancelled, and says how much that is', () => {
    const added = change({ kind: 'seats', quantity: 15 }, '2026-06-14T12:00:00Z');
    if (added.status !== 'ready') throw new Error(added.status);
    const removed = { kind: 'seats', quantity: 9 } as const;
    expect(changeSubscription(added.terms, removed, ground(later))).toEqual({
      status: 'refused',
      code: 'window_closed',
      instead: 'scheduleAtRenewal',
      lowestQuantity: 10,
    });
    const some = changeSubscription(added.terms, { kind: 'seats', quantity: 12 }, ground(later));
    expect(some).toMatchObject({
      lines: [{ kind: 'seatsRemoved', quantity: -3, net: -1_760, days: 16, ofDays: 30 }],
      terms: { batches: [{ quantity: 10 }, { quantity: 2 }] },
    });
  });

  it('to another plan credits and charges each batch, and deletes what was scheduled', () => {
    const scheduled = { quantity: 8, planId: null, endsOn: null };
    const outcome = change({ kind: 'plan', planId: 'pl-2' }, later, { scheduled });
    expect(outcome).toMatchObject({
      lines: [
        { kind: 'planChanged', quantity: -10, unitPrice: 1_100, net: -5_867 },
        { kind: 'planChanged', quantity: 10, unitPrice: 1_500, net: 8_000 },
      ],
      terms: { planId: 'pl-2', unitPrice: 1_500, scheduled: null, batches: bought.batches },
    });
    expect(change({ kind: 'plan', planId: 'pl-3' }, later)).toMatchObject({
      status: 'invalid',
      code: 'unknown_value',
    });
  });

  it('gives everything from today back when it is cancelled in its window', () => {
    expect(change({ kind: 'cancel' }, inWindow)).toMatchObject({
      lines: [{ kind: 'cancelled', quantity: -10, days: 26, net: -10_214 }],
      terms: { state: 'cancelled', autoRenew: false },
    });
  });

  it.each([0, 301, 10, 1.5])('to %d seats is no change', (quantity) => {
    expect(change({ kind: 'seats', quantity }, later).status).toBe('invalid');
  });

  it('adds nothing for a customer who is suspended', () => {
    const suspended = { ...ground(later), isCustomerActive: false };
    const more = { kind: 'seats', quantity: 11 } as const;
    expect(changeSubscription(bought, more, suspended)).toMatchObject({
      code: 'customer_suspended',
    });
  });
});

describe('end dates', () => {
  const purchase = { plan: PLAN, quantity: 25, at: at('2026-11-22T09:00:00Z') };
  const subscription = (id: string, renewsOn: string | null, state = 'active') =>
    ({ id, renewsOn, state }) as Pick<Subscription, 'id' | 'state' | 'renewsOn'>;

  it('are the end of the month and those of others, each with what is charged first', () => {
    const others = [
      subscription('s-9', '2028-02-14'),
      subscription('s-8', '2026-11-23'),
      subscription('s-7', null),
      subscription('s-6', '2027-01-01', 'cancelled'),
    ];
    expect(endDateOptions(purchase, others)).toEqual([
      { endsOn: '2026-11-23', subscriptionId: 's-8', firstNet: null, refusal: 'renewal_locked' },
      { endsOn: '2026-12-01', subscriptionId: null, firstNet: 8_250, refusal: null },
      { endsOn: '2028-02-14', subscriptionId: 's-9', firstNet: null, refusal: 'after_term' },
    ]);
  });

  it('are empty for a trial and without a term', () => {
    expect(endDateOptions({ ...purchase, plan: { ...PLAN, trialDays: 30 } }, [])).toEqual([]);
    expect(endDateOptions({ ...purchase, plan: { ...PLAN, term: 'none' } }, [])).toEqual([]);
  });
});

describe('who may change a subscription', () => {
  const actor: CommerceActor = {
    email: 'r@nord.test',
    customerId: 'c-2',
    customerType: 1,
    allowedActions: ['Subscription.Seats', 'Subscription.Cancel', 'Subscription.Renew'],
    allowedWhileImpersonating: null,
  };
  const subscription = { ...bought, id: 's-1' } as unknown as Subscription;
  const reason = (
    action: Parameters<typeof canChangeSubscription>[1],
    now: string,
    more: Partial<CommerceActor> = {},
    other: Partial<Subscription> = {},
  ) =>
    canChangeSubscription({ ...actor, ...more }, action, { ...subscription, ...other }, at(now))
      .reason;

  it('is said with the first reason that a server would give', () => {
    const now = '2026-02-03T12:00:00Z';
    expect(reason('seats', now)).toBeUndefined();
    expect(reason('plan', now)).toBe('noPermission');
    expect(reason('seats', now, { allowedWhileImpersonating: [] })).toBe('impersonating');
    const allowed = { allowedWhileImpersonating: ['changeSubscriptions'] };
    expect(reason('seats', now, allowed)).toBeUndefined();
    expect(reason('rename', now, { allowedWhileImpersonating: [] })).toBeUndefined();
    expect(reason('seats', now, {}, { changing: { orderId: 'o-1' } })).toBe('changing');
    expect(reason('renewal', now, {}, { changing: { orderId: 'o-1' } })).toBe('changing');
    expect(reason('seats', now, {}, { state: 'expired' })).toBe('notLive');
    expect(reason('cancel', now)).toBeUndefined();
    expect(reason('cancel', '2026-02-08T09:00:00Z')).toBe('windowClosed');
    expect(reason('renewal', '2027-01-31T00:00:00Z')).toBe('renewalLocked');
    expect(reason('renewal', now, {}, { renewsOn: null })).toBe('noRenewal');
    expect(reason('cancel', now, {}, { renewsOn: null })).toBeUndefined();
  });
});

it('a term can be paid in some cycles only', () => {
  const cycles = ['month', 'year', 'once', 'usage', 'week'] as const;
  const allowed = (term: string) => cycles.filter((cycle) => isAllowedPlan({ term, cycle }));
  expect(allowed('P1M')).toEqual(['month']);
  expect(allowed('P1Y')).toEqual(['month', 'year']);
  expect(allowed('P3Y')).toEqual(['month', 'year']);
  expect(allowed('none')).toEqual(['once', 'usage']);
  expect(allowed('P5Y')).toEqual([]);
});
