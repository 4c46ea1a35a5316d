import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../src/domain/time/manual-clock';
import { listParked, parkCart, takeParked } from '../../src/sandbox/cart/parked';
import type { Viewer } from '../../src/sandbox/commerce/viewer';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { createCommerceTables } from '../../src/sandbox/seed/database';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import type { Scenario } from '../../src/sandbox/world/scenarios';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

const PLAN = 'p-office-start-ym';
const DAY_MS = 86_400_000;
const HALVORSEN = 'customer-3';
const FJORD = 'customer-5';

let clock: ManualClock;
let sandbox: Sandbox;
let ask: CommerceCaller;
let count = 0;

beforeEach(async () => {
  clock = createManualClock(FROZEN_AT_MS);
  sandbox = createSandbox({ clock });
  ask = await commerceCaller(sandbox, RESELLER_EMAIL);
});

const cart = async () => (await ask('GET', '/cart')).json;
const parked = async (who = ask) => (await who('GET', '/carts/parked')).json;
async function fill(customerId: string, ...ids: readonly string[]) {
  const { revision } = await cart();
  await ask('PUT', '/cart/targets', { revision, targets: [{ customerId, tenantId: null }] });
  for (const id of ids) await ask('POST', '/cart/lines', { id, planId: PLAN, quantity: 5 });
  return cart();
}
const park = async (name?: string) => {
  const { revision } = await cart();
  return ask('POST', '/cart/park', { revision, name });
};
function newId(): string {
  count += 1;
  return `l-${count}`;
}

describe('DAY9 carts that are put aside', () => {
  it('keep lines, customers and number; an empty cart begins, for nobody', async () => {
    const before = await fill(HALVORSEN, 'l-1', 'l-2');
    const numbered = await ask('PATCH', '/cart', { revision: before.revision, poNumber: 'PO-77' });
    const { revision } = numbered.json;
    const answer = await ask('POST', '/cart/park', { revision, name: ' For spring ' });
    expect(answer).toMatchObject({
      status: 200,
      json: { targets: [], lines: [], poNumber: null, state: 'open', revision: revision + 1 },
    });
    expect(answer.json.id).not.toBe(before.id);
    expect(await parked()).toEqual([
      {
        ...{ id: before.id, name: 'For spring', targets: before.targets, lineCount: 2 },
        parkedAt: new Date(FROZEN_AT_MS).toISOString(),
      },
    ]);
    const back = await ask('POST', `/carts/parked/${before.id}/take`, { revision: revision + 1 });
    expect(back.json).toMatchObject({
      ...{ id: before.id, revision: revision + 2, poNumber: 'PO-77' },
      lines: [{ id: 'l-1' }, { id: 'l-2' }],
      targets: before.targets,
    });
    expect(await parked()).toEqual([]);
  });

  it('give way to each other: the present one is put aside when another is taken back', async () => {
    const first = await fill(HALVORSEN, 'l-1');
    await park();
    const second = await fill(FJORD, 'l-2');
    const { json } = await ask('POST', `/carts/parked/${first.id}/take`, {
      revision: second.revision,
    });
    expect(json).toMatchObject({ id: first.id, targets: [{ customerId: HALVORSEN }] });
    expect(await parked()).toMatchObject([{ id: second.id, targets: [{ customerId: FJORD }] }]);
  });

  it('are there once, and lose nothing, when a call is sent again after a lost answer', async () => {
    const before = await fill(HALVORSEN, 'l-1');
    const body = { revision: before.revision, name: null };
    const once = await ask('POST', '/cart/park', body);
    expect((await ask('POST', '/cart/park', body)).json).toEqual(once.json);
    expect(await parked()).toHaveLength(1);
    // The line that was put in is in the one that was put aside.
    await ask('POST', '/cart/lines', { id: 'l-1', planId: PLAN, quantity: 5 });
    expect((await cart()).lines).toEqual([]);

    const take = `/carts/parked/${before.id}/take`;
    const taken = await ask('POST', take, { revision: once.json.revision });
    expect((await ask('POST', take, { revision: once.json.revision })).json).toEqual(taken.json);
    expect(await parked()).toEqual([]);
    expect((await cart()).lines).toHaveLength(1);
    const drop = await ask('DELETE', `/carts/parked/${before.id}`);
    expect(drop.status).toBe(404);
    expect((await cart()).lines).toHaveLength(1);
  });

  it('are ten at most, hold something, and have no longer name than is kept', async () => {
    const empty = await park();
    expect(empty).toMatchObject({ status: 422, json: { errors: [{ code: 'empty_cart' }] } });
    for (let at = 0; at < 10; at += 1) {
      await fill(HALVORSEN, newId());
      expect((await park()).status).toBe(200);
    }
    await fill(HALVORSEN, newId());
    const tooMany = await park();
    expect(tooMany).toMatchObject({ status: 422, json: { errors: [{ code: 'too_many' }] } });
    const [{ id }] = await parked();
    expect((await ask('DELETE', `/carts/parked/${id}`)).status).toBe(200);
    const tooLong = await park('x'.repeat(101));
    expect(tooLong).toMatchObject({ json: { errors: [{ field: 'name', code: 'too_long' }] } });
    expect((await park('x'.repeat(100))).status).toBe(200);
  });

  it('are refused from a page that has not seen the newest cart, with that cart', async () => {
    const first = await fill(HALVORSEN, 'l-1');
    await park();
    const newest = await fill(FJORD, 'l-2');
    for (const path of ['/cart/park', `/carts/parked/${first.id}/take`]) {
      const stale = { revision: newest.revision - 1 };
      expect(await ask('POST', path, stale)).toMatchObject({
        status: 409,
        json: { code: 'cart_changed', cart: { id: newest.id, revision: newest.revision } },
      });
    }
  });

  it('are each user’s own', async () => {
    const { id } = await fill(HALVORSEN, 'l-1');
    await park();
    const other = await commerceCaller(sandbox, ADMIN_EMAIL);
    expect(await parked(other)).toEqual([]);
    const { revision } = (await other('GET', '/cart')).json;
    expect((await other('POST', `/carts/parked/${id}/take`, { revision })).status).toBe(404);
    expect((await other('DELETE', `/carts/parked/${id}`)).status).toBe(404);
    await allowOnly(sandbox, CUSTOMER_EMAIL, ['Marketplace.Read']);
    const reader = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    expect((await reader('GET', '/carts/parked')).status).toBe(403);
  });

  it('expire as a cart does, and are started again with what is in them', async () => {
    const { id } = await fill(HALVORSEN, 'l-1');
    await park();
    clock.advance(31 * DAY_MS);
    ask = await commerceCaller(sandbox, RESELLER_EMAIL);
    const { revision } = (await ask('POST', '/cart/renew', { revision: (await cart()).revision }))
      .json;
    const taken = (await ask('POST', `/carts/parked/${id}/take`, { revision })).json;
    expect(taken).toMatchObject({ id, state: 'expired', lines: [{ id: 'l-1' }] });
    const renewed = await ask('POST', '/cart/renew', { revision: taken.revision });
    expect(renewed.json).toMatchObject({ id, state: 'open', lines: [{ id: 'l-1' }] });
  });

  it('contain no customer that their user can no longer see', () => {
    const tables = createCommerceTables({ cart: 'ready' } as Scenario, FROZEN_AT_MS);
    const [account = ''] = tables.carts.keys();
    const user = { id: account, email: RESELLER_EMAIL } as Viewer['user'];
    const seeing = (sees: Viewer['sees']) => ({ tables, user, level: 1, sees }) as Viewer;
    const [all, nobody] = [seeing(() => true), seeing(() => false)];
    const { id, revision, lines } = tables.carts.get(account) ?? { id: '', revision: 0, lines: [] };
    parkCart(all, { revision }, FROZEN_AT_MS);
    expect(listParked(all, FROZEN_AT_MS)).toMatchObject([{ targets: [{ customerId: HALVORSEN }] }]);
    expect(listParked(nobody, FROZEN_AT_MS)).toMatchObject([{ id, targets: [], lineCount: 4 }]);
    const taken = takeParked(nobody, id, { revision: revision + 1 }, FROZEN_AT_MS);
    expect(taken).toMatchObject({ id, targets: [], lines });
  });
});

describe('DAY9 an order that is bought again', () => {
  it('takes the cart that was seen, and no other', async () => {
    const { json } = await ask('GET', '/orders?state=completed&type=create');
    const [order] = json.data;
    expect(order.customerId).not.toBe(FJORD);
    const seen = await cart();
    await fill(FJORD, 'l-1');
    const refused = await ask('POST', `/orders/${order.id}/reorder`, { revision: seen.revision });
    expect(refused).toMatchObject({ status: 409, json: { code: 'cart_changed' } });
    expect(refused.json.cart.lines).toHaveLength(1);
    const { json: fresh } = await park();
    const body = { revision: fresh.revision };
    const bought = (await ask('POST', `/orders/${order.id}/reorder`, body)).json;
    expect(bought.targets).toMatchObject([{ customerId: order.customerId }]);
    // Sent again after a lost answer.
    const again = (await ask('POST', `/orders/${order.id}/reorder`, body)).json;
    expect(again.lines).toEqual(bought.lines);
    // Meanwhile it is for another customer: nothing is said to be done.
    await fill(FJORD);
    const moved = await ask('POST', `/orders/${order.id}/reorder`, body);
    expect(moved.status).toBe(409);
  });
});
