import { describe, expect, it } from 'vitest';
import { commitmentFacts, nextWindowEnd } from '../../src/domain/subscriptions/commitment-facts';
import { renewalAmount } from '../../src/domain/subscriptions/renewal';
import { bound, NOW, office } from '../../stories/support/subscription';

const at = (text: string) => new Date(text);

describe('what a subscription commits to', () => {
  it('says which seats can go until when, and what the others come to', () => {
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

  it('tells when the next window closes, up to that moment', () => {
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

describe('what the renewal comes to', () => {
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
