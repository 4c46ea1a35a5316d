import { describe, expect, it } from 'vitest';
import { FIRST_QUERY } from '../../src/domain/list-query';
import { commitmentFacts, nextWindowEnd } from '../../src/domain/subscriptions/commitment-facts';
import { renewalAmount } from '../../src/domain/subscriptions/renewal';
import {
  addressWithRenewals,
  daysLookedAt,
  daysOfMonths,
  FIRST_RENEWALS,
  neighbouringMonths,
  renewalMonths,
  renewalsAsked,
  renewalsPlaceIn,
  rolloversAsked,
} from '../../src/domain/subscriptions/renewals';
import { closingBatch } from '../../src/domain/subscriptions/seats';
import {
  attentionAsked,
  type SubscriptionsPlace,
  subscriptionsAsked,
  subscriptionsViewIn,
} from '../../src/domain/subscriptions/subscriptions-list';
import { timeLeft } from '../../src/domain/time/time-left';
import { bound, NOW, office } from '../../stories/support/subscription';

const ALL: SubscriptionsPlace = { scope: 'all', view: 'all', isGrouped: false };
const asked = (place: Partial<SubscriptionsPlace>, filters = {}) =>
  subscriptionsAsked({ ...FIRST_QUERY, sort: '-quantity', filters }, { ...ALL, ...place });

describe('a list of subscriptions asks for', () => {
  it('all of them, or those of the own company', () => {
    expect(asked({}).filters).toEqual({});
    expect(asked({ scope: 'own' }).filters).toEqual({ scope: ['own'] });
  });

  it('those that need attention, for any reason or for the chosen ones', () => {
    const views = (filters = {}) => asked({ view: 'attention' }, filters).filters;
    expect(views()).toEqual({ view: ['window', 'failed', 'unused', 'renewing'] });
    expect(views({ reason: ['renewing'], term: ['P1Y'] })).toEqual({
      view: ['renewing'],
      term: ['P1Y'],
    });
    // What an address says wrongly is no reason.
    expect(views({ reason: ['weather'] })).toEqual(views());
  });

  it('trials, and those of a project together', () => {
    expect(asked({ view: 'trials' }).filters).toEqual({ view: ['trial'] });
    expect(asked({ isGrouped: true }).sort).toBe('project');
    expect(asked({}).sort).toBe('-quantity');
  });

  it('all where an address names no view', () => {
    expect(subscriptionsViewIn('trials')).toBe('trials');
    expect(subscriptionsViewIn('renewals')).toBe('all');
    expect(subscriptionsViewIn(null)).toBe('all');
  });
});

describe('the window that closes next', () => {
  const NOW = Date.parse('2026-11-22T12:00:00Z');
  const batch = (quantity: number, until: string | null) => ({
    quantity,
    fromAt: new Date(NOW - 1_000),
    cancelUntilAt: until === null ? null : new Date(until),
  });

  it('is the first of those that are open', () => {
    const batches = [
      batch(1, '2026-11-22T12:00:00Z'),
      batch(2, '2026-11-29T00:00:00Z'),
      batch(3, '2026-11-24T00:00:00Z'),
      batch(4, null),
    ];
    expect(closingBatch(batches, NOW)?.quantity).toBe(3);
    expect(closingBatch(batches.slice(0, 1), NOW)).toBeNull();
  });

  it.each([
    ['2026-11-24T12:00:00Z', { unit: 'days', count: 2 }],
    ['2026-11-24T11:59:59Z', { unit: 'hours', count: 47 }],
    ['2026-11-22T13:00:00Z', { unit: 'hours', count: 1 }],
    ['2026-11-22T12:59:59Z', { unit: 'minutes', count: 59 }],
    ['2026-11-22T12:00:00Z', { unit: 'minutes', count: 0 }],
    ['2026-11-21T12:00:00Z', { unit: 'minutes', count: 0 }],
  ])('until %s is rounded down', (until, left) => {
    expect(timeLeft(Date.parse(until), NOW)).toEqual(left);
  });
});

it('the badge of what needs attention asks for a count alone', () => {
  expect(attentionAsked('own')).toMatchObject({
    pageSize: 1,
    sort: '',
    filters: { scope: ['own'] },
  });
  expect(attentionAsked('all').filters.view?.length).toBeGreaterThan(0);
});

const at = (text: string) => new Date(text);

describe('what a subscription commits to', () => {
  it('gives the seats that can be removed until when, and the commitment of the others', () => {
    expect(commitmentFacts(office, NOW)).toEqual({
      kind: 'term',
      seats: 25,
      windows: [{ quantity: 5, untilAt: at('2026-11-27T14:00:00Z') }],
      boundSeats: 20,
      // 14 December and 14 January are still to come, each 20 × €11.00.
      owedForBound: 44_000,
      owed: 55_000,
      lastOn: '2027-02-13',
      endAt: at('2027-02-14T00:00:00Z'),
      closedAt: null,
    });
  });

  it('does not split what the server counts in another way', () => {
    const facts = commitmentFacts({ ...office, commitmentLeft: 54_999 }, NOW);
    expect(facts).toMatchObject({ owedForBound: null, owed: 54_999 });
  });

  it('knows when the last window closed, and that there was none', () => {
    const closedAt = at('2026-02-21T09:00:00Z');
    expect(commitmentFacts(bound, NOW)).toMatchObject({ windows: [], closedAt });
    const [last] = bound.batches;
    if (!last) throw new Error('no batch');
    const earlier = { ...last, cancelUntilAt: at('2026-01-21T09:00:00Z') };
    expect(commitmentFacts({ ...bound, batches: [earlier, last] }, NOW)).toMatchObject({
      closedAt,
    });
    expect(commitmentFacts({ ...bound, batches: [last, earlier] }, NOW)).toMatchObject({
      closedAt,
    });
    const never = { ...bound, batches: [{ ...bound.batches[0], cancelUntilAt: null }] as never };
    expect(commitmentFacts(never, NOW)).toMatchObject({ windows: [], closedAt: null });
  });

  it('puts windows together that close at the same moment, the first to close first', () => {
    const [first, second] = office.batches;
    if (!first || !second) throw new Error('no batches');
    const later = { ...first, cancelUntilAt: at('2026-11-29T00:00:00Z') };
    const batches = [later, second, { ...second, quantity: 2 }];
    const facts = commitmentFacts({ ...office, batches }, NOW);
    expect(facts).toMatchObject({ windows: [{ quantity: 7 }, { quantity: 20 }], boundSeats: 0 });
  });

  it('is a trial while it is one', () => {
    expect(commitmentFacts({ ...office, isTrial: true }, NOW).kind).toBe('trial');
  });

  it('is nothing without a term, and after the end', () => {
    expect(commitmentFacts({ ...office, renewsOn: null }, NOW)).toEqual({ kind: 'anyTime' });
    expect(commitmentFacts({ ...office, state: 'cancelled' }, NOW)).toEqual({ kind: 'over' });
    expect(commitmentFacts({ ...office, state: 'migrating' }, NOW)).toEqual({ kind: 'over' });
  });

  it('returns when the next window closes, up to that moment', () => {
    const end = Date.parse('2026-11-27T14:00:00Z');
    expect(nextWindowEnd(office, NOW)).toBe(end);
    expect(nextWindowEnd(office, end - 1)).toBe(end);
    expect(nextWindowEnd(office, end)).toBeNull();
    const batches = office.batches.flatMap((batch) => [
      { ...batch, cancelUntilAt: at('2026-11-29T00:00:00Z') },
      batch,
    ]);
    expect(nextWindowEnd({ batches }, NOW)).toBe(end);
    expect(nextWindowEnd({ batches }, end)).toBe(Date.parse('2026-11-29T00:00:00Z'));
  });
});

describe('the price of the renewal', () => {
  it('counts with the price and the seats from then on', () => {
    expect(renewalAmount(office)).toBe(25 * 1_210);
    const scheduled = { quantity: 8, planId: null, endsOn: null };
    expect(renewalAmount({ ...office, scheduled })).toBe(8 * 1_210);
  });

  it('is not known where a cycle is cut, without a renewal, and without a price', () => {
    const scheduled = { quantity: null, planId: null, endsOn: '2027-03-01' };
    expect(renewalAmount({ ...office, scheduled })).toBeNull();
    expect(renewalAmount({ ...office, autoRenew: false })).toBeNull();
    expect(renewalAmount({ ...office, renewalUnitPrice: null })).toBeNull();
    expect(renewalAmount({ ...office, state: 'expired' })).toBeNull();
  });
});

const TODAY = '2026-11-22';
/** What is asked for the days from one to another, both included. */
const days = (from: string, to: string) => ({ renewsOnFrom: [from], renewsOnTo: [to] });
const LIVE = { state: ['active', 'suspended'] };

describe('the months of the renewals', () => {
  it('are twelve from the present one on, and never earlier ones', () => {
    const months = renewalMonths(null, TODAY);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-11', '2027-10']);
    expect(renewalMonths('2020-01', TODAY)[0]).toBe('2026-11');
    expect(renewalMonths('2027-03', TODAY)[0]).toBe('2027-03');
  });

  it('end where the longest term does', () => {
    expect(renewalMonths('2099-12', TODAY)[0]).toBe('2028-11');
  });

  it('lead to twelve others, as far as there are any', () => {
    const around = (from: string | null) => neighbouringMonths(renewalMonths(from, TODAY), TODAY);
    expect(around(null)).toEqual({ earlier: null, later: '2027-11' });
    expect(around('2027-11')).toEqual({ earlier: '2026-11', later: '2028-11' });
    expect(around('2028-11')).toEqual({ earlier: '2027-11', later: null });
    // Who came by an address goes back to the present month, and no further.
    expect(around('2027-03').earlier).toBe('2026-11');
  });
});

describe('what is asked for', () => {
  it('is what servers distinguish roll-overs in, then all that is live', () => {
    const range = daysOfMonths(renewalMonths(null, TODAY));
    expect(renewalsAsked(range, TODAY, 'all')).toEqual([
      { view: ['renewing'], ...days('2026-11-22', '2026-12-22') },
      { ...LIVE, ...days('2026-12-23', '2027-10-31') },
    ]);
    expect(rolloversAsked(range, TODAY, 'all')).toEqual({
      view: ['rollovers'],
      ...days('2026-11-22', '2026-12-22'),
    });
  });

  it('is one list where the month is on one side', () => {
    expect(renewalsAsked(daysOfMonths(['2026-11']), TODAY, 'own')).toEqual([
      { scope: ['own'], view: ['renewing'], ...days('2026-11-22', '2026-11-30') },
    ]);
    const later = daysOfMonths(['2027-02']);
    expect(renewalsAsked(later, TODAY, 'all')).toEqual([
      { ...LIVE, ...days('2027-02-01', '2027-02-28') },
    ]);
    expect(rolloversAsked(later, TODAY, 'all')).toBeNull();
  });

  it('leaves no day out and asks for none twice, whatever day it is', () => {
    for (const today of ['2026-01-31', '2026-02-28', '2026-12-01', '2028-02-29']) {
      const range = daysOfMonths(renewalMonths(null, today));
      const [near, far] = renewalsAsked(range, today, 'all');
      const dayAfter = new Date(Date.parse(near?.renewsOnTo?.[0] ?? '') + 86_400_000);
      expect(near?.renewsOnFrom).toEqual([today]);
      expect(far?.renewsOnFrom).toEqual([dayAfter.toISOString().slice(0, 10)]);
      expect(far?.renewsOnTo).toEqual([range.toOn]);
    }
  });
});

describe('DAY11 a range of days that somebody chose', () => {
  const months = renewalMonths(null, TODAY);
  const seen = (month: string | null, filters: Readonly<Record<string, readonly string[]>>) =>
    daysLookedAt(months, month, filters, TODAY);

  it('takes the place of the twelve months, and may go beyond them', () => {
    expect(seen(null, {})).toEqual(daysOfMonths(months));
    expect(seen(null, days('2026-11-22', '2027-01-21'))).toEqual({
      fromOn: '2026-11-22',
      toOn: '2027-01-21',
    });
    expect(seen(null, { renewsOnFrom: ['2028-01-01'] })).toEqual({
      fromOn: '2028-01-01',
      toOn: '2029-10-31',
    });
    expect(seen(null, { renewsOnTo: ['2026-12-01'] })?.fromOn).toBe(TODAY);
  });

  it('is looked at in the month that is open, where both share a day', () => {
    const range = days('2026-11-22', '2027-01-21');
    expect(seen('2027-01', range)).toEqual({ fromOn: '2027-01-01', toOn: '2027-01-21' });
    expect(seen('2027-03', range)).toBeNull();
    expect(renewalsAsked(null, TODAY, 'all')).toEqual([]);
    expect(rolloversAsked(null, TODAY, 'all')).toBeNull();
  });
});

describe('the address of the renewals', () => {
  it('contains the months, and the list starts on its first page', () => {
    const place = { fromMonth: '2027-11', month: '2027-12', hasRollovers: true };
    const address = addressWithRenewals(new URLSearchParams('search=office&page=3'), place);
    expect(String(address)).toBe('search=office&from=2027-11&month=2027-12&rollovers=shown');
    expect(renewalsPlaceIn(address)).toEqual(place);
    expect(String(addressWithRenewals(address, FIRST_RENEWALS))).toBe('search=office');
  });

  it('that is rubbish counts as none', () => {
    const address = new URLSearchParams('from=2027-13&month=soon&rollovers=1');
    expect(renewalsPlaceIn(address)).toEqual(FIRST_RENEWALS);
  });
});
