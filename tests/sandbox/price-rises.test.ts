import { beforeEach, expect, it } from 'vitest';
import { hasPriceRise } from '../../src/domain/subscriptions/subscription-views';
import { readCsv } from '../../src/domain/text/csv';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allSubscriptions } from './commerce-subscriptions';

let ada: CommerceCaller;

beforeEach(async () => {
  ada = await commerceCaller(createSandbox(), ADMIN_EMAIL);
});

it('DAY11 lists find what costs more from its renewal on, and count it', async () => {
  const rising = (await allSubscriptions(ada)).filter(hasPriceRise);
  expect(rising.length).toBeGreaterThan(0);
  const { json } = await ada('GET', '/subscriptions?priceRises=true&pageSize=100');
  expect(json.totalRecords).toBe(rising.length);
  expect(json.facets.priceRises).toEqual([{ value: 'true', count: rising.length }]);
  const ids = json.data.map(({ id }: { id: string }) => id).sort();
  expect(ids).toEqual(rising.map(({ id }) => id).sort());
});

it('DAY11 files say the new price and the vendor’s name', async () => {
  const [{ id, renewalUnitPrice, vendorName } = { id: '', renewalUnitPrice: 0, vendorName: '' }] = (
    await allSubscriptions(ada)
  ).filter(hasPriceRise);
  const { text } = await ada('GET', '/subscriptions/export?priceRises=true');
  const [head = [], ...rows] = readCsv(text);
  const row = rows.find((cells) => cells[0] === id) ?? [];
  const cell = (name: string) => row[head.indexOf(name)];
  expect(Number(cell('renewalUnitPrice')) * 100).toBeCloseTo(Number(renewalUnitPrice));
  expect(cell('vendorName')).toBe(vendorName);
  expect(text).not.toContain('v-microsoft');
});
