import { describe, expect, it } from 'vitest';
import { listParams } from '../../src/api/calls/call';
import { readDashboardSummary } from '../../src/api/calls/dashboard';
import { tileLinks } from '../../src/app/dashboard/tile-links';
import { STATEMENTS_LIST } from '../../src/domain/billing/statements-list';
import { DASHBOARD_TILES } from '../../src/domain/dashboard/tiles';
import { queryIn } from '../../src/domain/lists/list-address';
import { ORDERS_LIST, ordersAsked, ordersViewIn } from '../../src/domain/orders/orders-list';
import {
  SUBSCRIPTIONS_LISTS,
  type SubscriptionsScope,
  subscriptionsAsked,
  subscriptionsViewIn,
} from '../../src/domain/subscriptions/subscriptions-list';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { createRandom } from '../../src/sandbox/db/random';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { retryToday } from './commerce-shop';

/** 200 in `npm run test:all`. */
const WORLDS = Number(process.env.PLINTH_WORLDS ?? 80);
const HOUR_MS = 3_600_000;
const LEVELS = [
  [ADMIN_EMAIL, 2],
  [RESELLER_EMAIL, 1],
  [CUSTOMER_EMAIL, 0],
] as const;

/** What the page at an address of the portal asks the server for. */
function askedAt(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://portal.test');
  if (pathname.startsWith('/apps/orders')) {
    const query = queryIn(searchParams, ORDERS_LIST);
    return `/orders?${wired(ordersAsked(query, ordersViewIn(searchParams.get('view'))))}`;
  }
  if (pathname.startsWith('/apps/statements')) {
    return `/statements?${wired(queryIn(searchParams, STATEMENTS_LIST))}`;
  }
  const view = subscriptionsViewIn(searchParams.get('view'));
  const scope: SubscriptionsScope = searchParams.get('scope') === 'own' ? 'own' : 'all';
  const query = queryIn(searchParams, SUBSCRIPTIONS_LISTS[view]);
  return `/subscriptions?${wired(subscriptionsAsked(query, { scope, view, isGrouped: false }))}`;
}

function wired(query: Parameters<typeof listParams>[0]): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(listParams({ ...query, pageSize: 1 }))) {
    if (value !== undefined) params.set(name, value);
  }
  return params.toString();
}

type Random = ReturnType<typeof createRandom>;

/** Something that somebody does; a refusal changes nothing, and is as good as any answer. */
async function act(call: CommerceCaller, roll: Random): Promise<void> {
  const pick = <T>(rows: readonly T[]): T | undefined => rows[Math.floor(roll() * rows.length)];
  const listed = async (path: string) => (await call('GET', `${path}pageSize=100`)).json.data;
  const kind = Math.floor(roll() * 7);
  if (kind <= 2) {
    const view = ['waitingForMe', 'failed', 'open'][kind];
    const order = pick<{ id: string; lines: { id: string }[] }>(
      await listed(`/orders?view=${view}&`),
    );
    if (!order) return;
    if (view === 'open') await call('POST', `/orders/${order.id}/cancel`, { reason: null });
    else if (view === 'failed') {
      await retryToday(call, order.id, pick(order.lines)?.id ?? '');
    } else {
      const what = roll() < 0.5 ? 'approve' : 'reject';
      await call('POST', `/orders/${order.id}/${what}`, { reason: 'So it was decided' });
    }
    return;
  }
  if (kind === 3) {
    const open = await listed('/statements?state=issued,overdue&');
    const statement = pick<{ id: string; balance: number }>(open);
    const amount = statement && Math.max(1, Math.round(statement.balance * roll()));
    const payment = { id: String(roll()), amount, paidOn: '2026-03-01', reference: null };
    if (statement) await call('POST', `/statements/${statement.id}/payments`, payment);
    return;
  }
  const live = await listed('/subscriptions?state=active,suspended&');
  const one = pick<{ id: string; revision: number; quantity: number; autoRenew: boolean }>(live);
  if (!one) return;
  const path = `/subscriptions/${one.id}`;
  if (kind === 4) {
    const body = { revision: one.revision, autoRenew: !one.autoRenew, scheduled: null };
    await call('PUT', `${path}/renewal`, body);
    return;
  }
  const change =
    kind === 5
      ? `kind=seats&quantity=${one.quantity + 5}`
      : `kind=${roll() < 0.5 ? 'cancel' : 'suspend'}`;
  const { json } = await call('GET', `${path}/changes/preview?${change}`);
  if (!json?.previewId) return;
  await call('POST', `${path}/changes`, { previewId: json.previewId, total: json.total });
}

describe('every number of the first page', () => {
  it(`is that of the list it leads to, in ${WORLDS} random worlds (commerce §7.12)`, {
    timeout: 600_000,
  }, async () => {
    const clock = createManualClock(FROZEN_AT_MS);
    const sandbox = createSandbox({ clock });
    const roll = createRandom(2026);
    const seen = new Set<string>();
    for (let world = 0; world < WORLDS; world += 1) {
      const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
      for (let acts = 1 + Math.floor(roll() * 4); acts > 0; acts -= 1) await act(admin, roll);
      // Seconds, while things are set up, or days, in which terms and windows end.
      clock.advance(roll() < 0.4 ? roll() * 8_000 : roll() * 40 * HOUR_MS);
      for (const [email, customerType] of LEVELS) {
        const call = await commerceCaller(sandbox, email);
        const summary = readDashboardSummary((await call('GET', '/dashboard/summary')).json);
        const { tile } = tileLinks(customerType !== 0);
        for (const name of DASHBOARD_TILES) {
          const count = summary[name];
          if (count === undefined) continue;
          const { totalRecords } = (await call('GET', askedAt(tile?.(name) ?? ''))).json;
          expect(`${name} ${count}`, `world ${world}, ${email}`).toBe(`${name} ${totalRecords}`);
          seen.add(`${customerType} ${name} ${count}`);
        }
      }
    }
    // The worlds were not all the same.
    for (const name of DASHBOARD_TILES) {
      const counts = [...seen].filter((one) => one.startsWith(`2 ${name} `));
      expect(counts.length, name).toBeGreaterThan(1);
    }
  });
});
