import { beforeEach, describe, expect, it } from 'vitest';
import { readSubscription } from '../../src/api/calls/subscriptions';
import { createManualClock, type ManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';
import { subscriptionNow, subscriptionWhere } from './commerce-subscriptions';

const HOUR = 3_600_000;

let clock: ManualClock;
let sandbox: Sandbox;
let ada: CommerceCaller;

beforeEach(async () => {
  clock = createManualClock(FROZEN_AT_MS);
  sandbox = createSandbox({ clock });
  ada = await commerceCaller(sandbox, ADMIN_EMAIL);
});

/** One whose term goes on for a while, with nothing special about it. */
const plain = () =>
  subscriptionWhere(
    ada,
    ({ state, term, changing, scheduled, renewsOn, autoRenew, renewalUnitPrice, unitPrice }) =>
      state === 'active' &&
      term === 'P1Y' &&
      changing === null &&
      scheduled === null &&
      autoRenew &&
      renewalUnitPrice === unitPrice &&
      String(renewsOn) > '2026-06-01',
  );

describe('PATCH /subscriptions/{id} (wire §5)', () => {
  it('changes what is sent, clears what is null, and raises the revision', async () => {
    const { id, revision } = await plain();
    const named = await ada('PATCH', `/subscriptions/${id}`, {
      revision,
      friendlyName: 'Office for Oslo',
      project: ' North ',
    });
    expect(named.status).toBe(200);
    const read = readSubscription(named.json);
    expect(read).toMatchObject({ friendlyName: 'Office for Oslo', project: 'North' });
    expect(read.revision).toBe(revision + 1);
    const cleared = await ada('PATCH', `/subscriptions/${id}`, {
      revision: read.revision,
      project: null,
    });
    expect(cleared.json).toMatchObject({ friendlyName: 'Office for Oslo', project: null });
    expect(await subscriptionNow(ada, id)).toEqual(readSubscription(cleared.json));
  });

  it('of a stale revision gets the newest, and changes nothing', async () => {
    const { id, revision } = await plain();
    await ada('PATCH', `/subscriptions/${id}`, { revision, project: 'North' });
    const stale = await ada('PATCH', `/subscriptions/${id}`, { revision, project: 'South' });
    expect([stale.status, stale.json.code]).toEqual([409, 'subscription_changed']);
    expect(stale.json.subscription).toMatchObject({ id, revision: revision + 1, project: 'North' });
    expect(await subscriptionNow(ada, id)).toMatchObject({ project: 'North' });
  });

  it('takes names of 64 characters', async () => {
    const { id, revision } = await plain();
    const name = 'x'.repeat(64);
    const long = await ada('PATCH', `/subscriptions/${id}`, {
      revision,
      friendlyName: `${name}x`,
      project: `${name}x`,
    });
    expect(long.status).toBe(422);
    expect(long.json).toMatchObject({ code: 'invalid' });
    expect(
      long.json.errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ).toEqual([
      ['friendlyName', 'too_long'],
      ['project', 'too_long'],
    ]);
    const fits = await ada('PATCH', `/subscriptions/${id}`, { revision, friendlyName: name });
    expect(fits.json.friendlyName).toBe(name);
  });

  it('is refused in the order of wire §1', async () => {
    const { id, revision } = await plain();
    const body = { revision: revision + 9, friendlyName: 'x'.repeat(65) };
    const nobody = await sandbox.fetch(
      new Request(`http://portal.test/app/subscriptions/${id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    expect(nobody.status).toBe(401);
    const none = await commerceCaller(sandbox, NO_ROLE_EMAIL);
    expect((await none('PATCH', '/subscriptions/nope', [])).json).toMatchObject({
      code: 'forbidden',
      permission: 'Subscription.Seats',
    });
    const malformed = await ada('PATCH', '/subscriptions/nope', { revision: 'x' });
    expect([malformed.status, malformed.json.code]).toEqual([400, 'bad_query']);
    expect((await ada('PATCH', `/subscriptions/${id}`, { revision, project: 7 })).status).toBe(400);
    await allowOnly(sandbox, CUSTOMER_EMAIL, ['Subscription.Read', 'Subscription.Seats']);
    const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    const other = await subscriptionWhere(ada, ({ customerId }) => customerId !== 'customer-3');
    expect((await customer('PATCH', `/subscriptions/${other.id}`, body)).json).toMatchObject({
      code: 'not_found',
    });
    expect((await ada('PATCH', `/subscriptions/${id}`, body)).status).toBe(409);
    expect((await ada('PATCH', `/subscriptions/${id}`, { ...body, revision })).status).toBe(422);
  });
});

describe('PUT /subscriptions/{id}/renewal (wire §5)', () => {
  const put = (id: string, body: object) => ada('PUT', `/subscriptions/${id}/renewal`, body);
  const codes = (json: { errors: { field: string; code: string }[] }) =>
    json.errors.map(({ field, code }) => `${field} ${code}`);

  it('turns the renewal off and on: then there is no price and no charge, and no schedule', async () => {
    const { id, revision, renewsOn } = await plain();
    const off = await put(id, { revision, autoRenew: false });
    expect(off.status).toBe(200);
    expect(off.json).toMatchObject({
      revision: revision + 1,
      autoRenew: false,
      scheduled: null,
      renewalUnitPrice: null,
      renewsOn,
    });
    const on = await put(id, { revision: revision + 1, autoRenew: true });
    expect(on.json).toMatchObject({ revision: revision + 2, autoRenew: true });
    expect(on.json.renewalUnitPrice).not.toBeNull();
  });

  it('schedules seats and a plan, and counts the plan’s price into the renewal', async () => {
    const { id, revision, planId } = await plain();
    const scheduled = { quantity: 8, planId: planId.replace(/-ym$/, '-m'), endsOn: null };
    const set = await put(id, { revision, autoRenew: true, scheduled });
    expect(set.status).toBe(200);
    expect(set.json.scheduled).toEqual(scheduled);
    // A month without a longer term costs a fifth more (and is rounded once).
    const { unitPrice, renewalUnitPrice } = set.json;
    expect(Math.abs(renewalUnitPrice - unitPrice * 1.2)).toBeLessThanOrEqual(1);
    // It replaces the schedule: without `scheduled` it is removed.
    const replaced = await put(id, { revision: revision + 1, autoRenew: true });
    expect(replaced.json).toMatchObject({ scheduled: null, renewalUnitPrice: set.json.unitPrice });
  });

  it('takes a plan of the same product, or one that it can be upgraded to, and no other', async () => {
    const found = await subscriptionWhere(
      ada,
      ({ planId, renewsOn }) => planId === 'p-identity-core-ym' && String(renewsOn) > '2026-06-01',
    );
    const { id } = found;
    let { revision } = found;
    const planned = async (planId: string) => {
      const scheduled = { quantity: null, planId, endsOn: null };
      const answer = await put(id, { revision, autoRenew: true, scheduled });
      revision = answer.json.revision ?? revision;
      return answer;
    };
    expect((await planned('p-identity-core-m')).status).toBe(200);
    expect((await planned('p-identity-plus-ym')).status).toBe(200);
    for (const planId of ['p-identity-plus-m', 'p-identity-core-chf', 'nope', 'p-desk-inbox-ym']) {
      const { status, json } = await planned(planId);
      expect([status, codes(json)], planId).toEqual([422, ['planId unknown_value']]);
    }
  });

  it('refuses what is not possible, all of it at once', async () => {
    const { id, revision, renewsOn } = await plain();
    const wrong = async (scheduled: object, autoRenew = true) => {
      const { status, json } = await put(id, { revision, autoRenew, scheduled });
      expect(status).toBe(422);
      return codes(json);
    };
    expect(await wrong({ quantity: 8 }, false)).toEqual(['scheduled needs_auto_renew']);
    expect(await wrong({ quantity: 0 })).toEqual(['quantity quantity_range']);
    expect(await wrong({ quantity: 2.5 })).toEqual(['quantity not_integer']);
    expect(await wrong({ endsOn: '2026-02-30' })).toEqual(['endsOn not_a_date']);
    expect(await wrong({ endsOn: renewsOn })).toEqual(['endsOn coterm_unavailable']);
    expect(await wrong({ endsOn: '2031-01-01' })).toEqual(['endsOn coterm_unavailable']);
    expect(await wrong({ quantity: 100_000, planId: 'nope' })).toEqual([
      'quantity quantity_range',
      'planId unknown_value',
    ]);
    const { json } = await put(id, { revision });
    expect(codes(json)).toEqual(['autoRenew required']);
    // A refused call changes nothing.
    expect((await subscriptionNow(ada, id)).revision).toBe(revision);
  });

  it('lets the next term end at the end of the month it begins in', async () => {
    const { id, revision, renewsOn } = await plain();
    const [year, month] = String(renewsOn).split('-').map(Number);
    const endsOn = new Date(Date.UTC(year ?? 0, month ?? 0, 1)).toISOString().slice(0, 10);
    const scheduled = { quantity: null, planId: null, endsOn };
    const { status, json } = await put(id, { revision, autoRenew: true, scheduled });
    expect([status, json.scheduled]).toEqual([200, scheduled]);
    clock.set(Date.parse(String(renewsOn)) + HOUR);
    const renewed = await subscriptionNow(await commerceCaller(sandbox, ADMIN_EMAIL), id);
    expect(renewed).toMatchObject({ termStartOn: renewsOn, renewsOn: endsOn, scheduled: null });
  });

  it('knows no renewal without a term', async () => {
    const { id, revision } = await subscriptionWhere(ada, ({ renewsOn }) => renewsOn === null);
    const { status, json } = await put(id, { revision, autoRenew: true });
    expect([status, codes(json)]).toEqual([422, ['autoRenew no_renewal']]);
  });

  it('is locked for the 24 hours before', async () => {
    const { id, revision, renewsOn } = await subscriptionWhere(
      ada,
      ({ renewsOn: on, changing, state }) =>
        String(on) > '2026-03-05' && changing === null && state === 'active',
    );
    const lock = Date.parse(String(renewsOn)) - 24 * HOUR;
    clock.set(lock - 1);
    ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    const before = await put(id, { revision, autoRenew: false });
    expect(before.status).toBe(200);
    clock.set(lock);
    const locked = await put(id, { revision: revision + 1, autoRenew: true });
    expect([locked.status, locked.json.code]).toEqual([409, 'renewal_locked']);
    expect(locked.json.subscription).toMatchObject({ id, autoRenew: false });
    const path = `/subscriptions/${id}/renewal?revision=${revision + 1}`;
    expect((await ada('DELETE', path)).json.code).toBe('renewal_locked');
  });

  it('is refused with the newest for a stale revision, while an order changes it, and after its end', async () => {
    const stale = await plain();
    const changing = await subscriptionWhere(ada, (each) => each.changing !== null);
    const over = await subscriptionWhere(ada, ({ state }) => state === 'expired');
    for (const { id, revision } of [{ ...stale, revision: stale.revision + 1 }, changing, over]) {
      const { status, json } = await put(id, { revision, autoRenew: true });
      expect([status, json.code]).toEqual([409, 'subscription_changed']);
      expect(json.subscription.id).toBe(id);
    }
  });

  it('needs Subscription.Renew, and another company’s is not there', async () => {
    const { id, revision } = await subscriptionWhere(
      ada,
      ({ customerId, renewsOn }) => customerId === 'customer-20' && renewsOn !== null,
    );
    const body = { revision, autoRenew: false };
    const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    expect((await customer('PUT', `/subscriptions/${id}/renewal`, body)).json).toMatchObject({
      code: 'forbidden',
      permission: 'Subscription.Renew',
    });
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const path = `/subscriptions/${id}/renewal`;
    expect((await reseller('PUT', path, body)).json.code).toBe('not_found');
    expect((await reseller('PUT', path, { ...body, autoRenew: 'no' })).status).toBe(400);
    expect((await reseller('PUT', path, { ...body, scheduled: [] })).status).toBe(400);
  });
});

describe('DELETE /subscriptions/{id}/renewal (wire §5)', () => {
  it('removes what was scheduled, and nothing else', async () => {
    const { id, revision, autoRenew } = await subscriptionWhere(
      ada,
      ({ scheduled }) => scheduled !== null,
    );
    const cleared = await ada('DELETE', `/subscriptions/${id}/renewal?revision=${revision}`);
    expect(cleared.status).toBe(200);
    expect(cleared.json).toMatchObject({ revision: revision + 1, scheduled: null, autoRenew });
  });

  it('needs a revision, the newest one', async () => {
    const { id, revision } = await plain();
    expect((await ada('DELETE', `/subscriptions/${id}/renewal`)).json.code).toBe('bad_query');
    const stale = await ada('DELETE', `/subscriptions/${id}/renewal?revision=${revision + 1}`);
    expect([stale.status, stale.json.code]).toEqual([409, 'subscription_changed']);
  });
});
