import { describe, expect, it } from 'vitest';
import { FIRST_QUERY } from '../../src/domain/list-query';
import { closingBatch } from '../../src/domain/subscriptions/seats';
import {
  attentionAsked,
  type SubscriptionsPlace,
  subscriptionsAsked,
  subscriptionsViewIn,
} from '../../src/domain/subscriptions/subscriptions-list';
import { timeLeft } from '../../src/domain/time/time-left';

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
  ])('until %s is told as no more than there is', (until, left) => {
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
