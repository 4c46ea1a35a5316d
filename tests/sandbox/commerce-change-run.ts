import { expect } from 'vitest';
import { readStatement } from '../../src/api/calls/billing';
import { readOrder } from '../../src/api/calls/orders';
import { readProduct } from '../../src/api/calls/products';
import { readChangePreview, readSubscription } from '../../src/api/calls/subscriptions';
import type { ChargeLine } from '../../src/domain/billing/charge';
import type { Statement } from '../../src/domain/billing/statement';
import type { SubscriptionChange } from '../../src/domain/subscriptions/change';
import type { ReadyPreview } from '../../src/domain/subscriptions/change-machine';
import { isLive, type Subscription } from '../../src/domain/subscriptions/subscription';
import { civilDateOf, monthOf } from '../../src/domain/time/civil-date';
import type { ManualClock } from '../../src/domain/time/manual-clock';
import { createRandom } from '../../src/sandbox/db/random';
import type { CommerceCaller } from './commerce-caller';
import { allSubscriptions } from './commerce-subscriptions';

/** What {@link runChanges} takes. */
export interface ChangeRun {
  /** Signs somebody in who may change everything: sessions end as time passes. */
  readonly signIn: () => Promise<CommerceCaller>;
  /** The clock of the server. */
  readonly clock: ManualClock;
  /** How many changes are made. */
  readonly changes: number;
  /** Another number is another run. */
  readonly seed: number;
}

interface Made {
  readonly orderId: string;
  readonly subscription: Subscription;
  readonly preview: ReadyPreview;
}

const AT_A_TIME = 40;
/** Longer than anything is provisioned. */
const PROVISIONED_MS = 30_000;
const HOUR_MS = 3_600_000;

/** What a line says, but for whose cost it is and where it stands. */
const lineOf = ({
  kind,
  quantity,
  unitPrice,
  fromOn,
  untilOn,
  days,
  ofDays,
  net,
  taxBps,
}: ChargeLine) => ({ kind, quantity, unitPrice, fromOn, untilOn, days, ofDays, net, taxBps });

/** The order in which lines stand means nothing. */
const sorted = (lines: readonly ChargeLine[]) =>
  lines.map((line) => JSON.stringify(lineOf(line))).sort();

type Random = ReturnType<typeof createRandom>;

function changeFor(
  { quantity, state, planId }: Subscription,
  upgrades: ReadonlyMap<string, readonly string[]>,
  roll: Random,
): SubscriptionChange {
  const pick = roll();
  const next = upgrades.get(planId) ?? [];
  if (pick < 0.1) return { kind: state === 'suspended' ? 'resume' : 'suspend' };
  if (pick < 0.12) return { kind: 'cancel' };
  if (pick < 0.27 && next.length > 0) {
    return { kind: 'plan', planId: next[Math.floor(roll() * next.length)] ?? '' };
  }
  const by = 5 * (1 + Math.floor(roll() * 4));
  return { kind: 'seats', quantity: pick < 0.7 ? quantity + by : quantity - by };
}

function queryOf(change: SubscriptionChange): string {
  if (change.kind === 'seats') return `kind=seats&quantity=${change.quantity}`;
  return change.kind === 'plan' ? `kind=plan&planId=${change.planId}` : `kind=${change.kind}`;
}

/** Previews a change and makes it, where it is not refused. */
async function make(
  call: CommerceCaller,
  subscription: Subscription,
  change: SubscriptionChange,
): Promise<Made | null> {
  const path = `/subscriptions/${subscription.id}/changes`;
  const answer = await call('GET', `${path}/preview?${queryOf(change)}`);
  if (answer.status === 422) return null;
  expect(answer.status).toBe(200);
  const preview = readChangePreview(answer.json);
  if (preview.status === 'refused') return null;
  const { previewId, net, tax, total } = preview;
  const ordered = await call('POST', path, { previewId, total });
  expect(ordered.status).toBe(201);
  const order = readOrder(ordered.json);
  expect({ net: order.net, tax: order.tax, total: order.total }).toEqual({ net, tax, total });
  // Sent once more, as after a lost answer: the same order, and nothing twice.
  const again = await call('POST', path, { previewId, total });
  expect([again.status, readOrder(again.json).id]).toEqual([200, order.id]);
  return { orderId: order.id, subscription, preview };
}

/** The statements of a customer and a month, with their lines. */
async function statementsOf(call: CommerceCaller, customerId: string, period: string) {
  const { json } = await call(
    'GET',
    `/statements?customerId=${customerId}&period=${period}&pageSize=100`,
  );
  const whole: Statement[] = [];
  for (const { id } of json.data) {
    whole.push(readStatement((await call('GET', `/statements/${id}`)).json));
  }
  return whole;
}

/** Every change is on the statement with the lines of its preview; a failed order has none. */
async function compare(call: CommerceCaller, made: readonly Made[], now: number): Promise<void> {
  const period = monthOf(civilDateOf(now));
  const read = new Map<string, readonly Statement[]>();
  for (const { orderId, subscription, preview } of made) {
    const { customerId, currency } = subscription;
    const statements = read.get(customerId) ?? (await statementsOf(call, customerId, period));
    read.set(customerId, statements);
    const order = readOrder((await call('GET', `/orders/${orderId}`)).json);
    expect(order.state).toBe('completed');
    const lines = statements
      .filter((statement) => statement.currency === currency)
      .flatMap((statement) => statement.lines ?? [])
      .filter((line) => line.orderId === orderId);
    expect(sorted(lines)).toEqual(sorted(preview.lines));
    expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(order.net);
  }
}

/** The plans that each plan can be changed to. */
async function upgradesOf(call: CommerceCaller) {
  const upgrades = new Map<string, readonly string[]>();
  for (let page = 1; ; page += 1) {
    const { json } = await call('GET', `/products?pageSize=100&pageNumber=${page}`);
    for (const product of json.data.map(readProduct)) {
      for (const { id, upgradesTo } of product.plans) upgrades.set(id, upgradesTo);
    }
    if (page >= json.totalPages) return upgrades;
  }
}

/**
 * Makes random changes until so many are made: each has the same amounts in its preview, in its order and
 * on the statement of its customer, to the line (commerce §7.11).
 */
export async function runChanges({ signIn, clock, changes, seed }: ChangeRun): Promise<number> {
  const roll = createRandom(seed);
  let count = 0;
  const upgrades = await upgradesOf(await signIn());
  while (count < changes) {
    const call = await signIn();
    const live = (await allSubscriptions(call)).filter((one) => isLive(one) && !one.changing);
    const made: Made[] = [];
    for (let tries = 0; tries < AT_A_TIME && live.length > 0; tries += 1) {
      const [row] = live.splice(Math.floor(roll() * live.length), 1);
      if (!row) break;
      const now = readSubscription((await call('GET', `/subscriptions/${row.id}`)).json);
      const change = await make(call, now, changeFor(now, upgrades, roll));
      if (change) made.push(change);
    }
    clock.advance(PROVISIONED_MS);
    await compare(call, made, clock.now());
    count += made.length;
    // Some hours, now and then some days: windows close, months and terms begin.
    clock.advance(roll() < 0.2 ? roll() * 96 * HOUR_MS : roll() * 6 * HOUR_MS);
  }
  return count;
}
