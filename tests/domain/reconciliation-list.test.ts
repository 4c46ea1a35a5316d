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
