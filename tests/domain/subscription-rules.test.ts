import { describe, expect, it } from 'vitest';
import { cycleMonths, termMonths } from '../../src/domain/products/product';
import { commitmentLeft, commitmentOf } from '../../src/domain/subscriptions/commitment';
import { startTerms } from '../../src/domain/subscriptions/lifecycle';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import {
  canChangeSubscription,
  type SubscriptionAction,
} from '../../src/domain/subscriptions/subscription-access';
import {
  attentionReasons,
  SUBSCRIPTION_VIEWS,
  subscriptionViewsAt,
  type ViewedSubscription,
} from '../../src/domain/subscriptions/subscription-views';
import { windowEnd } from '../../src/domain/subscriptions/term';
import type { CommerceActor } from '../../src/domain/users/permission-access';
import { type ChangeGround, changeSubscription } from '../../src/sandbox/rules/subscription-change';
import {
  nextChargeOn,
  passTime,
  recurringPerMonth,
} from '../../src/sandbox/rules/subscription-time';

const HOUR = 3_600_000;
const at = (time: string) => Date.parse(time);
const PLAN = {
  id: 'pl-1',
  term: 'P1Y',
  cycle: 'month',
  cancelHours: 168,
  trialDays: null,
  unitPrice: 1_100,
  upgradesTo: ['pl-2', 'pl-usage'],
} as const;
const BOUGHT_AT = at('2026-02-01T09:00:00Z');
const buy = (plan: object = {}, more: object = {}) =>
  startTerms({
    plan: { ...PLAN, ...plan },
    quantity: 10,
    at: BOUGHT_AT,
    endsOn: null,
    taxBps: 1_900,
    ...more,
  });
const termsOf = (plan: object = {}, more: object = {}) => ({
  ...buy(plan, more).terms,
  changing: null,
});
const bought = termsOf();
const plans: Readonly<Record<string, object>> = {
  'pl-2': { unitPrice: 1_500, unitCost: 900 },
  'pl-3': { unitPrice: 1_700 },
  'pl-usage': { unitPrice: '0.01' },
};
const ground = (now: string, more: Partial<ChangeGround> = {}): ChangeGround => ({
  now: at(now),
  taxBps: 1_900,
  isCustomerActive: true,
  limits: { min: 1, max: 300, step: 1 },
  plan: PLAN,
  findPlan: (id) => (plans[id] ? ({ ...PLAN, id, ...plans[id] } as never) : null),
  ...more,
});
const NOW = '2026-02-17T12:00:00Z';

describe('seats', () => {
  const seats = (quantity: number, more: object = {}, on = NOW) =>
    changeSubscription({ ...bought, ...more }, { kind: 'seats', quantity }, ground(on));

  it.each([
    [1.5, 'not_integer'],
    [301, 'quantity_range'],
    [10, 'quantity_range'],
  ])('cannot be %d', (quantity, code) => {
    expect(seats(quantity)).toEqual({ status: 'invalid', field: 'quantity', code });
  });

  it('that cannot be taken away are offered at the renewal, where there is one', () => {
    const closed = { status: 'refused', code: 'window_closed', lowestQuantity: 10 };
    expect(seats(9)).toEqual({ ...closed, instead: 'scheduleAtRenewal' });
    expect(seats(9, { autoRenew: false })).toEqual(closed);
  });

  it('are taken away down to the fewest, the newest first', () => {
    const batch = (quantity: number, day: string) => ({
      quantity,
      fromAt: new Date(day),
      cancelUntilAt: new Date('2026-02-20'),
    });
    const batches = [batch(6, '2026-02-01'), batch(4, '2026-02-10')];
    expect(seats(1, { batches })).toMatchObject({
      status: 'ready',
      terms: { quantity: 1, batches: [{ quantity: 1 }] },
      lines: [{ quantity: -4 }, { quantity: -5 }],
    });
    expect(seats(6, { batches })).toMatchObject({ terms: { batches: [batches[0]] } });
    expect(seats(8, { batches })).toMatchObject({
      terms: { batches: [{ quantity: 6 }, { quantity: 2 }] },
    });
    const closed = [{ ...batch(6, '2026-02-01'), cancelUntilAt: null }, batch(4, '2026-02-10')];
    expect(seats(6, { batches: closed })).toMatchObject({ terms: { batches: [closed[0]] } });
    const kept = [batch(6, '2026-02-01'), { ...batch(4, '2026-02-10'), cancelUntilAt: null }];
    expect(seats(6, { batches: kept })).toMatchObject({
      terms: { batches: [{ quantity: 2 }, kept[1]] },
    });
  });
});

describe('another plan', () => {
  const plan = (planId: string, more: object = {}, on: Partial<ChangeGround> = {}) =>
    changeSubscription({ ...bought, ...more }, { kind: 'plan', planId }, ground(NOW, on));
  const refused = { status: 'refused', code: 'not_an_upgrade' };

  it('has to be one that it can be changed to now', () => {
    expect(plan('pl-9')).toEqual({ status: 'invalid', field: 'planId', code: 'unknown_value' });
    for (const id of ['pl-3', 'pl-usage']) {
      expect(plan(id)).toEqual({ ...refused, instead: 'scheduleAtRenewal' });
      expect(plan(id, { autoRenew: false })).toEqual(refused);
    }
    expect(plan('pl-2', { renewsOn: null })).toEqual(refused);
    expect(plan('pl-2', {}, { isCustomerActive: false })).toEqual({
      status: 'refused',
      code: 'customer_suspended',
    });
  });

  it('has its price and its cost, but for a trial', () => {
    expect(plan('pl-2')).toMatchObject({
      status: 'ready',
      terms: { planId: 'pl-2', unitPrice: 1_500, unitCost: 900 },
      lines: [
        { kind: 'planChanged', quantity: -10, unitPrice: 1_100 },
        { kind: 'planChanged', quantity: 10, unitPrice: 1_500 },
      ],
    });
    expect(plan('pl-2', { isTrial: true })).toMatchObject({
      terms: { unitPrice: 0, unitCost: 0 },
    });
    const upgrade = { ...PLAN, upgradesTo: ['pl-3'] };
    const without = plan('pl-3', {}, { plan: upgrade });
    expect(without.status === 'ready' && 'unitCost' in without.terms).toBe(false);
  });
});

it('is cancelled, suspended and resumed', () => {
  const change = (kind: 'cancel' | 'suspend' | 'resume', more = {}, on = {}) =>
    changeSubscription({ ...bought, ...more }, { kind }, ground('2026-02-03T12:00:00Z', on));
  const ended = { state: 'cancelled', autoRenew: false };
  expect(change('cancel')).toMatchObject({ status: 'ready', terms: ended, lines: [{}] });
  expect(change('cancel', { renewsOn: null })).toMatchObject({
    status: 'ready',
    terms: ended,
    lines: [],
  });
  expect(change('suspend')).toMatchObject({ status: 'ready', terms: { state: 'suspended' } });
  const suspended = { state: 'suspended' };
  expect(change('resume', suspended)).toMatchObject({
    status: 'ready',
    terms: { state: 'active' },
  });
  expect(change('resume', suspended, { isCustomerActive: false })).toEqual({
    status: 'refused',
    code: 'customer_suspended',
  });
});

describe('what is charged', () => {
  it('says its cost where that is known', () => {
    expect(buy().terms).not.toHaveProperty('unitCost');
    expect(buy().lines[0]).not.toHaveProperty('unitCost');
    expect(buy({ unitCost: 800 }).terms.unitCost).toBe(800);
    expect(buy({ unitCost: 800 }).lines[0]?.unitCost).toBe(800);
    expect(buy({ unitCost: 800, trialDays: 30 }).terms).toMatchObject({
      unitPrice: 0,
      unitCost: 0,
    });
  });

  it('is nothing for usage, a trial, and what is over', () => {
    const usage = { ...bought, unitPrice: '0.01' };
    expect([commitmentOf(usage), recurringPerMonth(usage)]).toEqual([0, 0]);
    const trial = termsOf({ trialDays: 30 });
    expect([commitmentOf(trial), recurringPerMonth({ ...trial, unitPrice: 5 })]).toEqual([0, 0]);
    expect(commitmentOf({ ...trial, unitPrice: 5 })).toBe(0);
    const none = termsOf({ term: 'none', cycle: 'usage' });
    expect([commitmentOf(none), recurringPerMonth(none)]).toEqual([0, 0]);
    expect(commitmentLeft(none, '2026-02-17')).toBe(0);
    expect(nextChargeOn(none, '2026-02-17')).toBeNull();
    const over = { ...bought, state: 'expired' };
    expect([commitmentLeft(over, '2026-02-17'), recurringPerMonth(over)]).toEqual([0, 0]);
    expect(nextChargeOn(over, '2026-02-17')).toBeNull();
  });

  it('comes at the renewal, unless it ends then', () => {
    expect(nextChargeOn(bought, '2027-01-15')).toBe('2027-02-01');
    const ending = { ...bought, autoRenew: false };
    expect(nextChargeOn(ending, '2027-01-15')).toBeNull();
    expect(nextChargeOn(ending, '2026-02-17')).toBe('2026-03-01');
    expect(commitmentLeft(bought, '2027-01-15')).toBe(0);
  });

  it('is that of each batch in a period that is cut', () => {
    const cut = termsOf({ unitPrice: 1 }, { endsOn: '2026-02-15', quantity: 3 });
    const batches = [1, 1, 1].map((quantity) => ({ quantity }));
    // A half of 3 is 2, and three halves of 1 are 3.
    expect(commitmentOf({ ...cut, batches })).toBe(3);
    expect(commitmentOf(cut)).toBe(2);
    const later = termsOf({}, { endsOn: '2026-04-15' });
    expect(commitmentLeft(later, '2026-04-10')).toBe(0);
    expect(commitmentOf({ ...bought, renewsOn: null })).toBe(0);
  });
});

describe('as time passes', () => {
  const passed = (untilOn: string, more: object = {}, plan: object = {}) =>
    passTime({ ...bought, ...more }, '2027-01-01', {
      untilOn,
      taxBps: 0,
      planAt: (id) => ({ ...PLAN, id, unitPrice: 1_200, ...plan }),
    });

  it('it is renewed with what was scheduled, all seats in one batch', () => {
    const scheduled = { quantity: 4, planId: 'pl-2', endsOn: null } as never;
    const { terms, lines } = passed('2027-02-01', { scheduled }, { unitCost: 700 });
    expect(terms).toMatchObject({
      planId: 'pl-2',
      quantity: 4,
      unitPrice: 1_200,
      unitCost: 700,
      renewsOn: '2028-02-01',
      batches: [{ quantity: 4, cancelUntilAt: new Date('2027-02-08T00:00:00Z') }],
      scheduled: null,
    });
    expect(lines).toMatchObject([{ kind: 'renewal', quantity: 4, net: 4_800 }]);
    const same = passed('2027-02-01').terms;
    expect(same).toMatchObject({ planId: 'pl-1', quantity: 10 });
    expect(same).not.toHaveProperty('unitCost');
  });

  it('all seats are one line of a whole period', () => {
    const batches = [bought.batches[0], bought.batches[0]].flatMap((one) => one ?? []);
    const { lines } = passed('2027-02-01', { quantity: 20, batches, renewsOn: '2028-02-01' });
    expect(lines).toMatchObject([{ kind: 'recurring', quantity: 20, net: 22_000 }]);
  });

  it('years are counted from the renewal that begins them', () => {
    const monthly = termsOf({ term: 'P1M' });
    const yearly = { ...PLAN, cycle: 'year' } as const;
    const { terms } = passTime(monthly, '2026-02-02', {
      untilOn: '2026-03-01',
      taxBps: 0,
      planAt: () => yearly,
    });
    expect(terms).toMatchObject({ startOn: '2026-03-01', renewsOn: '2027-03-01' });
  });

  it('it expires without a renewal, and nothing is charged then', () => {
    const { terms, lines } = passed('2027-06-01', { autoRenew: false });
    expect(terms.state).toBe('expired');
    expect(lines).toEqual([]);
  });
});

describe('the views of a list', () => {
  const now = at('2026-11-22T09:00:00Z');
  const quiet: ViewedSubscription = {
    state: 'active',
    term: 'P1M',
    isTrial: false,
    autoRenew: true,
    scheduled: null,
    assigned: 10,
    quantity: 10,
    unitPrice: 1_100,
    renewsOn: '2027-06-01',
    batches: [],
  };
  const views = (more: Partial<ViewedSubscription> = {}) =>
    SUBSCRIPTION_VIEWS.filter(
      (view) => view !== 'failed' && subscriptionViewsAt(now)(view, { ...quiet, ...more }),
    );

  it.each([
    ['2026-11-21', []],
    ['2026-11-22', ['rollovers']],
    ['2026-12-22', ['rollovers']],
    ['2026-12-23', []],
    [null, []],
  ])('look 30 days ahead: %s is in %j', (renewsOn, expected) => {
    expect(views({ renewsOn })).toEqual(expected);
  });

  it.each<[Partial<ViewedSubscription>, readonly string[]]>([
    [{ term: 'P1Y' }, ['renewing']],
    [{ isTrial: true }, ['renewing', 'trial']],
    [{ autoRenew: false }, ['renewing']],
    [{ scheduled: {} as never }, ['renewing']],
    [{ assigned: 9 }, ['renewing', 'unused']],
    [{ assigned: null }, ['rollovers']],
    [{ renewalUnitPrice: 1_101 }, ['renewing']],
    [{ renewalUnitPrice: 1_100 }, ['rollovers']],
    [{ renewalUnitPrice: null }, ['rollovers']],
    [{ state: 'expired', isTrial: true, assigned: 9 }, []],
    [{ state: 'suspended' }, ['rollovers']],
  ])('ask for attention unless a month simply goes on: %j', (more, expected) => {
    expect(views({ renewsOn: '2026-12-01', ...more })).toEqual(expected);
  });

  it.each<[Partial<ViewedSubscription>, readonly string[], readonly string[]]>([
    [{ assigned: 9 }, [], ['unused']],
    [{ assigned: 9, renewsOn: '2026-12-01' }, [], ['unused', 'renewing']],
    [{ assigned: 9 }, ['failed'], ['failed', 'unused']],
    [{ assigned: 9 }, ['failed', 'unused'], ['unused']],
    // What nothing else is known of is there for an order that failed.
    [{}, [], ['failed']],
    [{}, ['failed', 'window'], ['failed']],
    // It has been mended since it was asked for.
    [{}, ['window'], []],
  ])('say why: %j, asked for %j, is there for %j', (more, asked, expected) => {
    expect(attentionReasons({ ...quiet, ...more }, asked, now)).toEqual(expected);
  });

  it('name the windows that close within 48 hours', () => {
    const batch = (cancelUntilAt: Date | null) => ({
      quantity: 1,
      fromAt: new Date(0),
      cancelUntilAt,
    });
    const closing = (...ends: readonly (Date | null)[]) => views({ batches: ends.map(batch) });
    expect(closing(new Date(now + 48 * HOUR))).toEqual(['window']);
    expect(closing(new Date(now + 48 * HOUR + 1))).toEqual([]);
    expect(closing(new Date(now - 1))).toEqual([]);
    expect(closing(null)).toEqual([]);
    expect(closing(null, new Date(now + HOUR))).toEqual(['window']);
  });
});

describe('who may change a subscription', () => {
  const actor: CommerceActor = {
    email: 'r@nord.test',
    customerId: 'c-2',
    customerType: 1,
    allowedActions: ['Seats', 'Upgrade', 'Cancel', 'Suspend', 'Renew'].map(
      (name) => `Subscription.${name}`,
    ),
    allowedWhileImpersonating: ['changeSubscriptions'],
  };
  const ACTIONS: readonly SubscriptionAction[] = [
    'rename',
    'seats',
    'plan',
    'cancel',
    'suspend',
    'resume',
    'renewal',
  ];
  const reasons = (more: object = {}, who: Partial<CommerceActor> = {}) =>
    ACTIONS.map(
      (action) =>
        canChangeSubscription(
          { ...actor, ...who },
          action,
          { ...bought, ...more } as unknown as Subscription,
          at('2026-02-03T12:00:00Z'),
        ).reason ?? 'fine',
    );
  const all = (reason: string) => ['fine', ...Array.from({ length: 6 }, () => reason)];

  it('is said for each action', () => {
    const so = ['fine', 'fine', 'fine', 'fine', 'fine', 'alreadySo', 'fine'];
    expect(reasons()).toEqual(so);
    expect(reasons({}, { allowedWhileImpersonating: null })).toEqual(so);
    expect(reasons({ state: 'suspended' })).toEqual([
      ...['fine', 'fine', 'fine', 'fine'],
      ...['alreadySo', 'fine', 'fine'],
    ]);
    expect(reasons({ state: 'cancelled' })).toEqual(all('notLive'));
    expect(reasons({ state: '' })).toEqual(all('notLive'));
    expect(reasons({}, { allowedWhileImpersonating: [] })).toEqual(all('impersonating'));
    const nobody = reasons({ state: 'cancelled' }, { allowedActions: [] });
    expect(new Set(nobody)).toEqual(new Set(['noPermission']));
    expect(reasons({ renewsOn: null, state: 'suspended' })).toEqual([
      ...['fine', 'noRenewal', 'noRenewal', 'fine'],
      ...['alreadySo', 'fine', 'noRenewal'],
    ]);
  });

  it.each([
    ['Subscription.Upgrade', ['plan']],
    ['Subscription.Suspend', ['suspend', 'resume']],
    ['Subscription.Seats', ['rename', 'seats']],
    ['Subscription.Cancel', ['cancel']],
    ['Subscription.Renew', ['renewal']],
  ])('takes %s for %j', (permission, actions) => {
    const told = reasons({}, { allowedActions: [permission] });
    expect(ACTIONS.filter((_, index) => told[index] !== 'noPermission')).toEqual(actions);
  });
});

it('terms, cycles and windows are as long as they are called', () => {
  expect(['P1M', 'P1Y', 'P3Y', 'none', 'toString'].map(termMonths)).toEqual([
    ...[1, 12, 36],
    ...[null, null],
  ]);
  expect(['month', 'year', 'once', 'constructor'].map(cycleMonths)).toEqual([1, 12, null, null]);
  const end = (cancelHours: number | null, more: object = {}) =>
    windowEnd(BOUGHT_AT, cancelHours, { isTrial: false, renewsOn: '2027-02-01', ...more });
  expect(end(1)).toEqual(new Date(BOUGHT_AT + HOUR));
  expect(end(0)).toBeNull();
  expect(end(0, { isTrial: true })).toEqual(new Date('2027-02-01'));
  expect(end(null)).toEqual(new Date('2027-02-01'));
  expect(end(168, { renewsOn: '2026-02-03' })).toEqual(new Date('2026-02-03'));
  expect(end(168, { renewsOn: null })).toBeNull();
});
