import { describe, expect, it } from 'vitest';
import type { ReconciliationRow } from '../../src/domain/billing/reconciliation';
import {
  reconciliationPage,
  reconciliationSummary,
} from '../../src/domain/billing/reconciliation-list';
import { FIRST_QUERY } from '../../src/domain/list-query';

const row = (productName: string, result: string, net = 100): ReconciliationRow => ({
  subscriptionId: productName,
  customerId: 'c-1',
  customerName: 'Halvorsen AS',
  productName,
  currency: 'EUR',
  seatsBought: 1,
  seatsBilled: 1,
  net,
  result,
});
const rows = [row('Office', 'match', 300), row('Backup', 'notBilled'), row('Voice', 'match', 200)];
const names = (query = {}) =>
  reconciliationPage(rows, { ...FIRST_QUERY, ...query }).data.map(({ productName }) => productName);

describe('the rows of a reconciliation', () => {
  it('begin with what is to be looked at', () => {
    expect(names()).toEqual(['Backup', 'Office', 'Voice']);
  });

  it('are searched, filtered and sorted, and counted by result without the filter', () => {
    expect(names({ searchString: ' OFF ' })).toEqual(['Office']);
    expect(names({ sort: '-net' })).toEqual(['Office', 'Voice', 'Backup']);
    const page = reconciliationPage(rows, { ...FIRST_QUERY, filters: { result: ['notBilled'] } });
    expect(page).toMatchObject({ totalRecords: 1, totalPages: 1 });
    expect(page.facets?.[0]?.values).toEqual([
      { value: 'match', count: 2 },
      { value: 'notBilled', count: 1 },
    ]);
  });

  it('are cut into pages; one after the last is the last', () => {
    expect(names({ pageSize: 2, pageNumber: 9 })).toEqual(['Voice']);
  });

  it('come to nothing as long as a side has no statement', () => {
    expect(reconciliationSummary(rows)).toEqual({ total: 3, differing: 1, isNothingYet: false });
    expect(reconciliationSummary([row('Office', 'nothingToCompare')])).toEqual({
      total: 0,
      differing: 0,
      isNothingYet: true,
    });
  });
});

it('the rows of a reconciliation are sorted both ways, what is not known as nothing', () => {
  const rowOf = (customerName: string, net: number | null, cost?: number): ReconciliationRow => ({
    subscriptionId: customerName,
    customerId: customerName,
    customerName,
    productName: `Product of ${customerName}`,
    currency: 'EUR',
    seatsBought: 1,
    seatsBilled: 1,
    net,
    result: 'match',
    ...(cost !== undefined && { cost }),
  });
  const rows = [rowOf('Bo', 0.5, 0.5), rowOf('Ada', null), rowOf('Cy', -1, -1)];
  const order = (sort: string) =>
    reconciliationPage(rows, { ...FIRST_QUERY, sort })
      .data.map(({ customerName }) => customerName)
      .join(' ');
  const names = ['customerName', 'productName', 'net', 'cost'];
  expect(names.map(order)).toEqual(['Ada Bo Cy', 'Ada Bo Cy', 'Cy Ada Bo', 'Cy Ada Bo']);
  expect(names.map((name) => order(`-${name}`))).toEqual([
    'Cy Bo Ada',
    'Cy Bo Ada',
    'Bo Ada Cy',
    'Bo Ada Cy',
  ]);
  expect(reconciliationPage(rows, FIRST_QUERY).facets?.[0]?.field).toBe('result');
});
