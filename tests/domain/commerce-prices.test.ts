import { describe, expect, it } from 'vitest';
import { withoutCosts } from '../../src/domain/billing/costs';
import { FIRST_QUERY, type ListQuery } from '../../src/domain/list-query';
import { marginCounts, type PlanPrice, planPrices } from '../../src/domain/products/plan-prices';
import { planPricesPage } from '../../src/domain/products/plan-prices-list';
import { canChangePrice } from '../../src/domain/products/price-list-access';
import type { Plan, PriceList, Product } from '../../src/domain/products/product';

const list: PriceList = {
  id: 'pr-1',
  ownerId: 'c-2',
  name: 'Standard',
  currency: 'EUR',
  markupBps: 0,
  targetMarginBps: 1_000,
  overrides: [{ planId: 'loss', productName: 'Office', unitList: 1_000, unitPrice: 700 }],
};

const plan = (id: string, unitPrice: Plan['unitPrice'], unitCost: Plan['unitPrice']) =>
  ({
    id,
    term: 'P1Y',
    cycle: 'month',
    currency: 'EUR',
    unitPrice,
    unitList: 1_000,
    ...(unitCost !== null && { unitCost }),
    nextPrice: null,
  }) as Plan;

const product = (name: string, vendor: string, ...plans: Plan[]) =>
  ({ id: name, name, vendor: { id: vendor, name: vendor }, plans }) as unknown as Product;

const products = [
  product('Office', 'Norrvik', plan('fine', 1_000, 800), plan('loss', 700, 800)),
  product('Shield', 'Halden', plan('thin', 850, 800), plan('unknown', 900, null)),
  product('Minutes', 'Ardent', plan('usage', '0.0125', '0.0100')),
];
const plans = planPrices(products, list);
const ids = (query: Partial<ListQuery>) =>
  planPricesPage(plans, { ...FIRST_QUERY, ...query }).data.map(({ id }) => id);

describe('the prices of a list', () => {
  it('say how each stands to its cost, and which are its own', () => {
    const facts = ({ id, marginBps, verdict, isOwn }: PlanPrice) => [id, marginBps, verdict, isOwn];
    expect(plans.map(facts)).toEqual([
      ['fine', 2_000, 'good', false],
      ['loss', -1_429, 'belowCost', true],
      ['thin', 588, 'low', false],
      ['unknown', null, null, false],
      ['usage', null, null, false],
    ]);
    expect(marginCounts(plans)).toEqual({ belowCost: 1, low: 1 });
  });

  it('are not their own in a list that has none, and show the cost to who may see it', () => {
    const bare = { targetMarginBps: list.targetMarginBps, overrides: undefined } as never;
    expect(planPrices(products, bare).some(({ isOwn }) => isOwn)).toBe(false);
    const more = [...(list.overrides ?? []), { ...list.overrides?.[0], planId: 'other' }] as never;
    expect(planPrices(products, { ...list, overrides: more })[1]?.isOwn).toBe(true);
    expect(plans.map(({ unitCost }) => unitCost)).toEqual([800, 800, 800, undefined, '0.0100']);
    expect(plans.map((one) => 'unitCost' in one)).toEqual([true, true, true, false, true]);
  });

  it('without costs have neither margin nor verdict', () => {
    const shown = planPrices(withoutCosts(products), list);
    expect(JSON.stringify(shown)).not.toMatch(/unitCost|belowCost|"marginBps":-?\d/);
    expect(marginCounts(shown)).toEqual({ belowCost: 0, low: 0 });
    expect(shown.map(({ unitPrice }) => unitPrice)).toEqual(plans.map((one) => one.unitPrice));
  });

  it('are searched by product and vendor, and filtered', () => {
    expect(ids({ searchString: ' HALD ' })).toEqual(['thin', 'unknown']);
    expect(ids({ searchString: 'office' })).toEqual(['fine', 'loss']);
    expect(ids({ filters: { verdict: ['belowCost', 'low'] } })).toEqual(['loss', 'thin']);
    expect(ids({ filters: { origin: ['own'] } })).toEqual(['loss']);
    expect(ids({ filters: { vendorId: ['Halden'], verdict: ['good'] } })).toEqual([]);
  });

  it('are sorted with those of no margin last, both ways', () => {
    expect(ids({ sort: 'marginBps' })).toEqual(['loss', 'thin', 'fine', 'unknown', 'usage']);
    expect(ids({ sort: '-marginBps' })).toEqual(['fine', 'thin', 'loss', 'unknown', 'usage']);
    expect(ids({ sort: 'productName' })[0]).toBe('usage');
    const [fine] = plans;
    const unpriced = fine && { ...fine, id: 'unpriced', unitPrice: null };
    const sorted = (sort: string) =>
      planPricesPage(unpriced ? [unpriced, ...plans] : [], { ...FIRST_QUERY, sort }).data.map(
        ({ id }) => id,
      );
    const byPrice = ['usage', 'loss', 'thin', 'unknown', 'fine'];
    expect(sorted('unitPrice')).toEqual([...byPrice, 'unpriced']);
    expect(sorted('-unitPrice')).toEqual([...byPrice.toReversed(), 'unpriced']);
  });

  it('are counted for each filter by all the others', () => {
    const { facets = [] } = planPricesPage(plans, {
      ...FIRST_QUERY,
      filters: { vendorId: ['Norrvik'], verdict: ['good'] },
    });
    const counts = (field: string) =>
      Object.fromEntries(
        (facets.find((facet) => facet.field === field)?.values ?? []).map((one) => [
          one.value,
          one.count,
        ]),
      );
    expect(counts('verdict')).toEqual({ good: 1, belowCost: 1 });
    expect(counts('vendorId')).toEqual({ Norrvik: 1 });
    expect(counts('origin')).toEqual({ markup: 1 });
    const labels = (field: string) =>
      facets.find((facet) => facet.field === field)?.values.map(({ label }) => label);
    expect(labels('vendorId')).toEqual(['Norrvik']);
    expect(labels('verdict')).toEqual([undefined, undefined]);
  });

  it('are cut into pages, and one after the last is the last', () => {
    const page = planPricesPage(plans, { ...FIRST_QUERY, pageSize: 2, pageNumber: 9 });
    expect(page.data.map(({ id }) => id)).toEqual(['usage']);
    expect([page.totalRecords, page.totalPages]).toEqual([5, 3]);
  });
});

describe('who changes a price', () => {
  const seller = { customerId: 'c-2' };
  const at = (id: string) => plans.find((one) => one.id === id) as PlanPrice;
  const reason = (
    actor: { customerId: string },
    one: Pick<PlanPrice, 'unitPrice' | 'currency'>,
    isClientView = false,
  ) => canChangePrice(actor, list, one, isClientView).reason;

  it('is the company that sells by it, of what it has a price for in its currency', () => {
    expect(reason(seller, at('fine'))).toBeUndefined();
    expect(reason({ customerId: 'c-1' }, at('fine'))).toBe('otherCompany');
    expect(reason(seller, at('usage'))).toBe('usage');
    expect(reason(seller, { ...at('fine'), currency: 'CHF' })).toBe('otherCurrency');
    expect(reason(seller, at('fine'), true)).toBe('clientView');
  });
});
