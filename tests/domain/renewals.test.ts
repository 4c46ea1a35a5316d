import { describe, expect, it } from 'vitest';
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
  it('is what servers tell roll-overs apart in, then all that is live', () => {
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
  it('holds the months, and the list begins anew with them', () => {
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
