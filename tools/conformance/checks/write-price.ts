import { createPriceList, getPriceList, setPriceOverride } from '../../../src/api/calls/products';
import type { Customer } from '../../../src/domain/customers/customer';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { answered } from './answered';
import type { KnownOffer } from './products';
import { invalidIn } from './refused-as';

const WANTED = { basis: 'wire §3.1', shape: shapeOf('getPriceList') };

/** Sets a price of the price list that the run's customer has, and takes it back (wire §3.1). */
export async function checkPriceOverride(
  suite: Suite,
  customer: Customer | null,
  offer: KnownOffer | null,
): Promise<void> {
  const { own } = suite;

  await suite.check('setPriceOverride', 'sets a price, and takes it back', async (check) => {
    const id = customer?.priceListId ?? check.skip('the customer of this run has no price list');
    const { plan } = offer ?? check.skip('there is nothing to buy');
    if (typeof plan.unitPrice !== 'number') check.skip('the plan has no price');
    const planId = plan.id;
    const found = await own.call((client) => getPriceList(client, { id }));
    const list = answered(check, found, WANTED);
    if (!list) return;
    const before = list.overrides?.find((each) => each.planId === planId)?.unitPrice ?? null;
    const set = (unitPrice: number | null, allowBelowCost: boolean) =>
      own.call((client) => setPriceOverride(client, { id, planId, unitPrice, allowBelowCost }));
    invalidIn(check, await set(0, false), 'unitPrice', 'below_cost');
    // What the customer pays already, so that nobody pays another price meanwhile.
    const price = Number(before ?? plan.unitPrice);
    const changed = answered(check, await set(price, true), WANTED);
    const got = changed?.overrides?.find((each) => each.planId === planId)?.unitPrice;
    check.expect(got === price, 'overrides', `${price} of the plan`, got, 'wire §3.1');
    const back = answered(check, await set(before === null ? null : price, true), WANTED);
    const isGone = back?.overrides?.some((each) => each.planId === planId) === (before !== null);
    const wanted = before === null ? 'no longer the plan' : 'the plan, as before';
    check.expect(isGone, 'overrides, taken back', wanted, 'otherwise', 'wire §3.1');
  });
}

/** Makes a price list over that of the run's customer, for nobody, once (workday §6). */
export async function checkOwnPrices(suite: Suite, customer: Customer | null): Promise<void> {
  const { own } = suite;
  const basis = 'workday §6';

  await suite.check('createPriceList', 'makes a list over another one, once', async (check) => {
    const basedOnId = customer?.priceListId ?? check.skip('the customer has no price list');
    const key = `${suite.nothing}-prices`;
    const make = (name: string) =>
      own.call((client) => createPriceList(client, { key, basedOnId, name, customerIds: [] }));
    const first = await make('');
    if (first.status === 404 || first.status === 405) check.skip('the server has no such call');
    invalidIn(check, first, 'name', 'required');
    const made = answered(check, await make('Conformance'), { ...WANTED, status: 201 });
    if (!made) return;
    check.expect(made.basedOnId === basedOnId, 'basedOnId', basedOnId, made.basedOnId, basis);
    const again = answered(check, await make('Conformance again'), WANTED);
    check.expect(again?.id === made.id, 'id, with the same key', made.id, again?.id, basis);
    check.expect(made.customersTotal === 0, 'customersTotal', '0', made.customersTotal, basis);
  });
}
