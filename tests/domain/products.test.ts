import { describe, expect, it } from 'vitest';
import { lacksTenant, shownTarget } from '../../src/domain/cart/buyer';
import { FIRST_QUERY } from '../../src/domain/list-query';
import {
  byTerm,
  cheapestPlan,
  currenciesOf,
  firstPlan,
  plansOfWay,
  planWays,
  pricePerYear,
  savedShare,
} from '../../src/domain/products/plan-offers';
import { canBuyProduct } from '../../src/domain/products/product-access';
import {
  addressWithPlace,
  FIRST_PLACE,
  placeIn,
  toggleCompared,
} from '../../src/domain/products/products-place';
import { showsTopVendors, topVendors } from '../../src/domain/products/top-vendors';
import { plannedCharges } from '../../src/domain/subscriptions/planned-charges';
import { plan, product, target } from '../../stories/support/products';

const NOW = Date.UTC(2026, 0, 31, 12);

describe('what a product would cost', () => {
  it('is a whole period first, the same each cycle, and the term in sum', () => {
    const yearly = plannedCharges(plan('ym', { unitPrice: 1_100 }), 5, NOW);
    expect(yearly).toMatchObject({ first: 5_500, recurring: 5_500, commitment: 66_000 });
    expect(yearly?.renewsOn).toBe('2027-01-31');
    expect(yearly?.cancelUntilAt?.toISOString()).toBe('2026-02-07T12:00:00.000Z');
  });

  it('is nothing while a trial lasts, which binds nobody', () => {
    expect(plannedCharges(plan('t', { trialDays: 30 }), 5, NOW)).toMatchObject({
      first: 0,
      recurring: 5_670,
      commitment: 0,
      renewsOn: '2026-03-02',
      isTrial: true,
    });
  });

  it('is paid once where there is no term', () => {
    const once = plan('once', { term: 'none', cycle: 'once', unitPrice: 45_900 });
    expect(plannedCharges(once, 2, NOW)).toMatchObject({
      first: 91_800,
      recurring: null,
      commitment: 91_800,
    });
  });

  it('is not made up for usage, without a price, and for a cycle that nobody knows', () => {
    const usage = plan('use', { term: 'none', cycle: 'usage', unitPrice: '0.0125' });
    expect(plannedCharges(usage, 2, NOW)).toBeNull();
    expect(plannedCharges(plan('none', { unitPrice: null }), 2, NOW)).toBeNull();
    expect(plannedCharges(plan('odd', { cycle: 'week' }), 2, NOW)).toBeNull();
    expect(plannedCharges(plan('odd', { term: 'P9Y' }), 2, NOW)).toBeNull();
  });
});

describe('plans', () => {
  const office = product('Office');

  it('have the lowest price a month first, and a list price where nobody is chosen', () => {
    expect(cheapestPlan(office)?.id).toBe('Office-ym');
    const listed = { plans: office.plans.map((one) => ({ ...one, unitPrice: null })) };
    expect(cheapestPlan(listed)?.id).toBe('Office-ym');
    expect(cheapestPlan({ plans: [plan('x', { unitPrice: null, unitList: null })] })).toBeNull();
    expect(cheapestPlan({ plans: [] })).toBeNull();
  });

  it('are never compared over currencies', () => {
    const plans = [plan('eur', { unitPrice: 500 }), plan('chf', { currency: 'CHF', unitPrice: 1 })];
    expect(cheapestPlan({ plans })?.id).toBe('eur');
  });

  it('are the cheapest where they cost least, by the year where none is paid by the month', () => {
    const yearly = (id: string, unitPrice: number | string) =>
      plan(id, { cycle: 'year', unitPrice } as never);
    const dear = plan('dear', { unitPrice: 900 });
    expect(cheapestPlan({ plans: [dear, plan('fair', { unitPrice: 800 })] })?.id).toBe('fair');
    expect(cheapestPlan({ plans: [plan('fair', { unitPrice: 800 }), dear] })?.id).toBe('fair');
    // Of two that cost the same it is the one that comes first.
    expect(cheapestPlan({ plans: [dear, plan('twin', { unitPrice: 900 })] })?.id).toBe('dear');
    expect(cheapestPlan({ plans: [yearly('a', 900), yearly('b', 800)] })?.id).toBe('b');
    expect(cheapestPlan({ plans: [yearly('cheap', 1), dear] })?.id).toBe('dear');
    const once = (id: string, unitPrice: number) =>
      plan(id, { term: 'none', cycle: 'once', unitPrice });
    expect(cheapestPlan({ plans: [once('a', 900), once('b', 800)] })?.id).toBe('b');
  });

  it('bind least where nothing is chosen yet: a year by the month, else the shortest term', () => {
    const long = plan('long', { term: 'P3Y', cycle: 'month', unitPrice: 400 });
    const short = plan('short', { term: 'P1M', unitPrice: 900 });
    const yearly = plan('yearly', { cycle: 'year', unitPrice: 5_000 });
    const monthly = plan('monthly', { unitPrice: 600 });
    const trial = plan('trial', { trialDays: 30, unitPrice: 0 });
    const first = (...plans: readonly ReturnType<typeof plan>[]) => firstPlan({ plans })?.id;
    expect(first(trial, long, short, yearly, monthly)).toBe('monthly');
    expect(first(trial, long, yearly, short)).toBe('short');
    expect(first(long, yearly, trial)).toBe('yearly');
    expect(first(trial)).toBe('trial');
    expect(first(plan('free', { trialDays: 0 }), trial)).toBe('free');
    // What has a price comes before what has none, and the currency is that of the first one.
    const bare = plan('bare', { unitPrice: null, unitList: null });
    expect(first(bare, long)).toBe('long');
    expect(first(bare)).toBe('bare');
    expect(first(long, plan('chf', { currency: 'CHF' }))).toBe('long');
    expect(first()).toBeUndefined();
  });

  it('are in each of their currencies once', () => {
    const plans = [plan('a'), plan('b', { currency: 'CHF' }), plan('c')];
    expect(currenciesOf({ plans })).toEqual([plan('a').currency, 'CHF']);
  });

  it('are chosen by term and cycle, the shortest first, a trial by itself', () => {
    const own = [
      plan('long', { term: 'P3Y' }),
      plan('yearly', { cycle: 'year' }),
      plan('monthly'),
      plan('trial', { trialDays: 30 }),
      plan('none', { trialDays: 0 }),
      plan('short', { term: 'P1M' }),
    ];
    const ways = planWays([{ plans: own }]);
    expect(
      ways.map((way) =>
        plansOfWay({ plans: own }, way)
          .map(({ id }) => id)
          .join(),
      ),
    ).toEqual(['short', 'monthly,none', 'trial', 'yearly', 'long']);
  });

  it('cost twelve months a year, and one year a year', () => {
    expect(pricePerYear(plan('m', { unitPrice: 100 }))).toBe(1_200);
    expect(pricePerYear(plan('y', { cycle: 'year', unitPrice: 1_000 }))).toBe(1_000);
    expect(pricePerYear(plan('o', { cycle: 'once', unitPrice: 1_000 }))).toBeNull();
  });

  it('are in the order of term and cycle, and none is hidden by another', () => {
    const own = [
      plan('odd', { term: 'P9Y' }),
      plan('long', { term: 'P3Y' }),
      plan('week', { cycle: 'week' }),
      plan('yearly', { cycle: 'year' }),
      plan('trial', { trialDays: 30 }),
      plan('one'),
      plan('twin'),
      plan('short', { term: 'P1M' }),
      plan('once', { term: 'none', cycle: 'once' }),
    ];
    expect(byTerm(own).map(({ id }) => id)).toEqual([
      'short',
      'trial',
      'one',
      'twin',
      'yearly',
      'week',
      'long',
      'once',
      'odd',
    ]);
    expect(planWays([office, product('Other')])).toHaveLength(3);
  });

  it('save whole percents of what is paid monthly for the shortest term', () => {
    const short = plan('short', { term: 'P1M', unitPrice: 1_000 });
    const yearly = plan('yearly', { cycle: 'year', unitPrice: 8_509 });
    const monthly = plan('monthly', { unitPrice: 995 });
    const own = [
      yearly,
      monthly,
      short,
      plan('trial', { trialDays: 30, term: 'P1M', unitPrice: 1 }),
    ];
    // 29.09 %, rounded down; 0.5 % is nothing to mention.
    expect(savedShare(yearly, own)).toBe(0.29);
    expect(savedShare(monthly, own)).toBeNull();
    expect(savedShare(short, own)).toBeNull();
    expect(savedShare(plan('dear', { unitPrice: 1_200 }), own)).toBeNull();
    // Currencies are not compared, nor what has no year or no amount.
    expect(savedShare(plan('chf', { currency: 'CHF', unitPrice: 1 }), own)).toBeNull();
    expect(savedShare(plan('use', { cycle: 'usage', unitPrice: '0.01' }), own)).toBeNull();
    expect(savedShare(yearly, [yearly])).toBeNull();
    // Without a customer list prices are compared.
    const list = (one: ReturnType<typeof plan>, unitList: number) => ({
      ...one,
      unitPrice: null,
      unitList,
    });
    expect(savedShare(list(yearly, 6_000), [list(short, 1_000)])).toBe(0.5);
  });
});

describe('a product can be bought', () => {
  it('everywhere where it names no country', () => {
    expect(canBuyProduct(product('Office', { countries: [] }), 'NO').allowed).toBe(true);
    expect(canBuyProduct(product('Office', { countries: ['DE'] }), 'NO').allowed).toBe(false);
  });

  it('but for a reason', () => {
    const office = product('Office', { countries: ['DE', 'AT'] });
    expect(canBuyProduct(office, 'DE').allowed).toBe(true);
    // What is not known is for the server to judge.
    expect(canBuyProduct(office, null).allowed).toBe(true);
    expect(canBuyProduct(office, 'NO').reason).toBe('notInCountry');
    expect(canBuyProduct({ ...office, state: 'paused' }, 'DE').reason).toBe('paused');
    expect(canBuyProduct({ ...office, state: 'retired' }, 'DE').reason).toBe('retired');
    expect(canBuyProduct({ ...office, state: 'onLoan' }, 'DE').reason).toBe('unknownState');
    expect(canBuyProduct({ ...office, plans: [] }, 'DE').reason).toBe('noPlan');
  });

  it('and lacks a tenant only where that is known', () => {
    const office = product('Office', { needsTenant: true });
    const facts = { country: 'NO', tenantVendorIds: ['v-norrvik'] };
    expect(lacksTenant(office, facts)).toBe(false);
    expect(lacksTenant(office, { ...facts, tenantVendorIds: [] })).toBe(true);
    expect(lacksTenant(office, { ...facts, tenantVendorIds: null })).toBe(false);
    expect(lacksTenant(office, null)).toBe(false);
    expect(lacksTenant({ ...office, needsTenant: false }, facts)).toBe(false);
  });
});

describe('where a reader of the marketplace is', () => {
  it('comes back from the address', () => {
    const place = {
      view: 'list',
      compared: ['p-1', 'p 2,3'],
      isComparing: true,
      pricesOf: 'c-1',
    } as const;
    const address = addressWithPlace(new URLSearchParams('search=office'), place);
    expect(address.get('search')).toBe('office');
    expect(placeIn(new URLSearchParams(address.toString()))).toEqual(place);
    expect(addressWithPlace(address, FIRST_PLACE).toString()).toBe('search=office');
  });

  it('is not confused by rubbish', () => {
    const long = 'x'.repeat(65);
    const rubbish = `view=maps&show=compare&compare=&compare=${long}&customer=${long}`;
    expect(placeIn(new URLSearchParams(rubbish))).toEqual(FIRST_PLACE);
    const many = new URLSearchParams('compare=a&compare=a&compare=b&compare=c&compare=d&compare=e');
    expect(placeIn(many).compared).toEqual(['a', 'b', 'c', 'd']);
    const longest = 'x'.repeat(64);
    const kept = placeIn(new URLSearchParams({ compare: longest, customer: longest }));
    expect([kept.compared, kept.pricesOf]).toEqual([[longest], longest]);
  });

  it('compares four at most', () => {
    expect(toggleCompared(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'b')).toEqual(['a', 'c', 'd']);
  });
});

describe('whose prices are shown', () => {
  it('those that were asked for, else of the first', () => {
    const targets = [target('One'), target('Two')];
    expect(shownTarget(targets, 'two')?.customerName).toBe('Two');
    expect(shownTarget(targets, 'three')?.customerName).toBe('One');
    expect(shownTarget([], 'two')).toBeNull();
  });
});

it('the top vendors are those with the most products', () => {
  const values = [3, 9, 1, 9, 4, 7, 2].map((count, at) => ({ value: `v${at}`, count }));
  const top = topVendors([{ field: 'vendorId', values }]);
  expect(top.map(({ value }) => value)).toEqual(['v1', 'v3', 'v5', 'v4', 'v0', 'v6']);
  expect(topVendors(undefined)).toEqual([]);
});

it('the vendors are shown above everything alone, on its first page', () => {
  expect(showsTopVendors(FIRST_QUERY)).toBe(true);
  const others = [{ pageNumber: 2 }, { searchString: 'x' }, { filters: { kind: ['addon'] } }];
  expect(others.map((more) => showsTopVendors({ ...FIRST_QUERY, ...more }))).toEqual([
    false,
    false,
    false,
  ]);
});
