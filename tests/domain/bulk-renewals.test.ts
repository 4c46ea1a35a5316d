import { describe, expect, it } from 'vitest';
import { beginBulkRun, bulkTransition } from '../../src/domain/bulk-run';
import {
  decideRenewal,
  isAsDecided,
  type RenewalDecision,
  type RenewalRefusal,
  renewalSavings,
} from '../../src/domain/subscriptions/bulk-renewals';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import { NOW, subscription } from '../../stories/support/subscriptions';

const one = (more: Partial<Subscription> = {}): Subscription =>
  subscription('Office Business', {
    quantity: 10,
    assigned: 8,
    cycle: 'month',
    unitPrice: 1_100,
    renewalUnitPrice: 1_210,
    recurringPerMonth: 11_000,
    renewsOn: '2027-05-10',
    autoRenew: true,
    scheduled: null,
    ...more,
  });
const SCHEDULED = { quantity: 6, planId: null, endsOn: '2028-01-01' } as const;

describe('DAY11 a decision about a renewal', () => {
  it('turned off ends it, deletes what is scheduled, saves what is paid now, and says who loses it', () => {
    const before = one({ scheduled: SCHEDULED });
    expect(decideRenewal('turnOff', before, NOW)).toEqual({
      decision: {
        subscription: before,
        autoRenew: false,
        scheduled: null,
        deleted: SCHEDULED,
        perMonth: { before: 11_000, after: 0 },
        losing: 8,
      },
    });
  });

  it('turned on costs what it costs now, for no other price is known', () => {
    const { decision } = decideRenewal(
      'turnOn',
      one({ autoRenew: false, renewalUnitPrice: null }),
      NOW,
    ) as { decision: RenewalDecision };
    expect(decision).toMatchObject({ autoRenew: true, scheduled: null, deleted: null });
    expect(decision.perMonth).toEqual({ before: 0, after: 11_000 });
  });

  it('sets the seats to what is assigned, and keeps the rest of the schedule', () => {
    const { decision } = decideRenewal('seatsToAssigned', one({ scheduled: SCHEDULED }), NOW) as {
      decision: RenewalDecision;
    };
    expect(decision.scheduled).toEqual({ ...SCHEDULED, quantity: 8 });
    expect(decision.deleted).toEqual({ quantity: 6, planId: null, endsOn: null });
    expect(decision.perMonth).toEqual({ before: 11_000, after: 8 * 1_210 });
    expect(decision.losing).toBe(0);
  });

  it('counts a year’s price a month, and today’s where another plan is scheduled', () => {
    const off = { autoRenew: false };
    const perMonth = (more: Partial<Subscription>) =>
      (decideRenewal('turnOn', one({ ...off, ...more }), NOW) as { decision: RenewalDecision })
        .decision.perMonth.after;
    expect(perMonth({ cycle: 'year', renewalUnitPrice: 12_000 })).toBe(10_000);
    const plan = { quantity: null, planId: 'p-2', endsOn: null };
    expect(perMonth({ scheduled: plan })).toBe(11_000);
  });

  it('of a trial saves what the renewal would cost, and nobody is known to lose what nobody has', () => {
    const { decision } = decideRenewal(
      'turnOff',
      one({ isTrial: true, recurringPerMonth: 0, assigned: null }),
      NOW,
    ) as { decision: RenewalDecision };
    expect(decision.perMonth).toEqual({ before: 12_100, after: 0 });
    expect(decision.losing).toBe(0);
  });

  it.each([
    ['turnOff', { autoRenew: false }, 'alreadyOff'],
    ['turnOn', {}, 'alreadyOn'],
    ['seatsToAssigned', { autoRenew: false }, 'notRenewing'],
    ['seatsToAssigned', { assigned: null }, 'seatsUnknown'],
    ['seatsToAssigned', { assigned: 0 }, 'noneAssigned'],
    ['seatsToAssigned', { assigned: 10 }, 'sameSeats'],
    ['turnOff', { state: 'cancelled' }, 'notLive'],
    ['turnOff', { changing: { orderId: 'o-1' } }, 'changing'],
    ['turnOff', { renewsOn: null }, 'noRenewal'],
  ] as const)('%s is refused for %j', (action, more, refusal) => {
    expect(decideRenewal(action, one(more), NOW)).toEqual({ refusal });
  });

  it('counts as done if the subscription already matches the decision', () => {
    const off = { autoRenew: false, scheduled: null };
    expect(isAsDecided(off, one({ autoRenew: false }))).toBe(true);
    expect(isAsDecided(off, one())).toBe(false);
    const seats = { autoRenew: true, scheduled: SCHEDULED };
    expect(isAsDecided(seats, one({ scheduled: { ...SCHEDULED } }))).toBe(true);
    expect(isAsDecided(seats, one({ scheduled: { ...SCHEDULED, quantity: 7 } }))).toBe(false);
  });
});

it('DAY11 what a run saves is added up for each currency, without what is refused', () => {
  const all = [
    one({ id: 's-1' }),
    one({ id: 's-2', currency: 'CHF' }),
    one({ id: 's-3', autoRenew: false }),
    one({ id: 's-4' }),
  ];
  let { run } = beginBulkRun<RenewalDecision, RenewalRefusal>(
    all.map(({ id }) => ({ id, refusal: null })),
  );
  for (const each of all) {
    const decided = decideRenewal('turnOff', each, NOW);
    const answer =
      decided.refusal === undefined
        ? ({ status: 'ready', preview: decided.decision } as const)
        : ({ status: 'refused', refusal: decided.refusal } as const);
    ({ run } = bulkTransition(run, { type: 'PREVIEWED', id: each.id, answer }));
  }
  expect(run.phase).toBe('reviewed');
  expect(renewalSavings(run)).toEqual([
    { currency: 'CHF', perMonth: 11_000 },
    { currency: 'EUR', perMonth: 22_000 },
  ]);
});
