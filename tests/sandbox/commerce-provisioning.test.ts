import { describe, expect, it } from 'vitest';
import type { WireNotification } from '../../src/api/calls/notifications';
import type { Order } from '../../src/domain/orders/order';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { commerceCaller } from './commerce-caller';
import { retryToday } from './commerce-shop';

const HANDSHAKE = '{"protocol":"json","version":1}\u001e';

/** A sandbox on a clock that a test moves, with the reseller's page open. */
function open(start = FROZEN_AT_MS) {
  const clock = createManualClock(start);
  const sandbox = createSandbox({ clock, scenario: 'reseller' });
  const frames: string[] = [];
  const client = sandbox.live.connect({
    session: sandbox.openingSession,
    send: (frame) => frames.push(frame),
    close: () => {},
  });
  client.receive(HANDSHAKE);
  /** Events received by the page since the last call. */
  const heard = (): readonly WireNotification[] =>
    frames
      .splice(0)
      .join('')
      .split('\u001e')
      .filter((text) => text.includes('ReceiveNotification'))
      .map((text) => JSON.parse(text).arguments[0]);
  return { clock, sandbox, heard, as: (email: string) => commerceCaller(sandbox, email) };
}

describe('the orders that the seed leaves open', () => {
  it('are done after eight seconds, and have changed or made their subscriptions', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const all = async (path: string) => (await admin('GET', path)).json.totalRecords;
    const { data } = (await admin('GET', '/orders?state=provisioning&pageSize=100')).json;
    expect(data).toHaveLength(6);
    clock.advance(8_000);
    expect(await all('/orders?state=provisioning')).toBe(0);
    expect(await all('/subscriptions')).toBe(163);
    for (const { id } of data as readonly Order[]) {
      const order: Order = (await admin('GET', `/orders/${id}`)).json;
      expect(order.state).toBe('completed');
      expect(order.endedAt).not.toBeNull();
      const [line] = order.lines;
      const subscription = (await admin('GET', `/subscriptions/${line?.subscriptionId}`)).json;
      expect(subscription).toMatchObject({ quantity: line?.quantity, changing: null });
    }
  });

  it('are charged on the statement of this month with the amount of their line', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const query = '/orders?state=provisioning&pageSize=100';
    const orders: readonly Order[] = (await admin('GET', query)).json.data;
    clock.advance(8_000);
    const drafts = (await admin('GET', '/statements?state=draft&pageSize=100')).json.data;
    const statements = await Promise.all(
      drafts.map(async ({ id }: { id: string }) => (await admin('GET', `/statements/${id}`)).json),
    );
    for (const { id, customerId, lines } of orders) {
      const charged = statements
        .filter((statement) => statement.customerId === customerId)
        .flatMap((statement) => statement.lines)
        .filter(({ orderId }) => orderId === id);
      expect(charged.map(({ net }) => net)).toEqual(lines.map(({ net }) => net));
    }
  });
});

describe('a line', () => {
  it('waits two seconds, is at work for six, and is done', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const path = '/orders?state=failed&pageSize=1';
    const { id, lines } = (await admin('GET', path)).json.data[0];
    await retryToday(admin, id, lines[0].id);
    const states: string[] = [];
    for (const ms of [1_999, 1, 5_999, 1]) {
      clock.advance(ms);
      states.push((await admin('GET', `/orders/${id}`)).json.lines[0].state);
    }
    expect(states).toEqual(['queued', 'provisioning', 'provisioning', 'done']);
  });

  it('ends on a clock that only tells the time as well, when somebody asks', async () => {
    let now = FROZEN_AT_MS;
    const sandbox = createSandbox({ clock: () => now });
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    expect((await admin('GET', '/orders?state=provisioning')).json.totalRecords).toBe(6);
    now += 8_000;
    expect((await admin('GET', '/orders?state=provisioning')).json.totalRecords).toBe(0);
  });

  it('ends at once where a test wants it, well or badly', async () => {
    const { sandbox, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const query = '/orders?state=provisioning&type=create';
    const [one, two] = (await admin('GET', query)).json.data;
    sandbox.commerce.finish(one.id);
    expect((await admin('GET', `/orders/${one.id}`)).json.state).toBe('completed');
    sandbox.commerce.fail(two.id, undefined, { message: 'No such street.' });
    const failed = (await admin('GET', `/orders/${two.id}`)).json;
    expect(failed).toMatchObject({
      state: 'failed',
      lines: [
        { state: 'failed', failure: { code: expect.any(String), message: 'No such street.' } },
      ],
    });
    expect(failed.lines[0].subscriptionId).toBeNull();
    expect(() => sandbox.commerce.finish(one.id)).toThrow(RangeError);
    expect(() => sandbox.commerce.fail('nope')).toThrow(RangeError);
  });

  it('of a change that failed leaves the subscription as it was, free to be changed', async () => {
    const { sandbox, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const { id, lines } = (await admin('GET', '/orders?state=provisioning&type=change')).json
      .data[0];
    const path = `/subscriptions/${lines[0].subscriptionId}`;
    const before = (await admin('GET', path)).json;
    expect(before.changing).toEqual({ orderId: id });
    sandbox.commerce.fail(id);
    const after = (await admin('GET', path)).json;
    expect(after).toEqual({ ...before, changing: null, revision: before.revision + 1 });
    await retryToday(admin, id, lines[0].id);
    expect((await admin('GET', path)).json.changing).toEqual({ orderId: id });
    sandbox.commerce.finish(id);
    expect((await admin('GET', path)).json).toMatchObject({
      quantity: lines[0].quantity,
      changing: null,
    });
  });
});

describe('the buyer of an order', () => {
  it('receives its start, each line and its end under one id', async () => {
    const { clock, heard, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const waiting = (await admin('GET', '/orders?state=awaitingApproval&pageSize=100')).json.data;
    const { id } = waiting.find(({ placedBy }: Order) => placedBy === RESELLER_EMAIL);
    clock.advance(60_000);
    heard();
    await admin('POST', `/orders/${id}/approve`, {});
    const about = {
      id: `n-${id}`,
      category: 'Order',
      relatedEntityType: 'Order',
      relatedEntityId: id,
    };
    expect(heard()).toEqual([
      expect.objectContaining({ ...about, type: 'Task', severity: 'info' }),
    ]);
    clock.advance(2_000);
    expect(heard()).toEqual([expect.objectContaining({ ...about, type: 'Task' })]);
    clock.advance(6_000);
    const end = { ...about, type: 'TaskHasMetadata', severity: 'success' };
    expect(heard()).toEqual([expect.objectContaining(end)]);
    const reseller = await as(RESELLER_EMAIL);
    const kept = (await reseller('GET', '/notifications')).json;
    const mine = kept.filter((each: WireNotification) => each.id === `n-${id}`);
    expect(mine).toEqual([expect.objectContaining(end)]);
    expect(kept[0].id).toBe(`n-${id}`);
  });

  it('hears a warning for a part, an error for a failure, and of what goes on after a dismissal', async () => {
    const { clock, sandbox, heard, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const reseller = await as(RESELLER_EMAIL);
    await admin('GET', '/orders');
    // The seed's own orders are done then.
    clock.advance(60_000);
    const [partly] = (await admin('GET', '/orders?state=partlyCompleted')).json.data;
    const failed = partly.lines.find(({ state }: { state: string }) => state === 'failed');
    heard();
    await retryToday(admin, partly.id, failed.id);
    await reseller('DELETE', `/notifications/n-${partly.id}`);
    clock.advance(2_000);
    const list = async () =>
      (await reseller('GET', '/notifications')).json.map(({ id }: WireNotification) => id);
    expect(heard()).toHaveLength(2);
    expect(await list()).not.toContain(`n-${partly.id}`);
    sandbox.commerce.fail(partly.id);
    const done = partly.lines.length - 1;
    expect(heard()).toEqual([
      expect.objectContaining({
        ...{ type: 'TaskHasMetadata', severity: 'warning' },
        description: `Set up: ${done} of ${done + 1}. Failed and not charged: 1.`,
      }),
    ]);
    expect(await list()).toContain(`n-${partly.id}`);
    const [none] = (await admin('GET', '/orders?state=failed')).json.data;
    await retryToday(admin, none.id, none.lines[0].id);
    heard();
    sandbox.commerce.fail(none.id);
    expect(heard().at(-1)).toMatchObject({ type: 'TaskHasMetadata', severity: 'error' });
  });
});

it('a reset forgets what was still to be done', async () => {
  const { clock, sandbox, heard, as } = open();
  await (await as(ADMIN_EMAIL))('GET', '/orders');
  sandbox.reset();
  heard();
  clock.advance(60_000);
  expect(heard()).toEqual([]);
  const admin = await as(ADMIN_EMAIL);
  expect((await admin('GET', '/orders?state=provisioning')).json.totalRecords).toBe(6);
});
