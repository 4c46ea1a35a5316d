import { Hono } from 'hono';
import type { MonthlySpend } from '../../domain/dashboard/summary';
import { civilDateOf, firstDayOf, monthOf } from '../../domain/time/civil-date';
import { lineCost } from '../billing/line-cost';
import type { Viewer } from '../commerce/viewer';
import { requireViewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { Env } from '../http/context';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { attentionFor } from './attention';
import { summaryFor } from './summary';

/** Number of months, up to the current one (wire §7). */
const SPEND_MONTHS = 13;

/**
 * Amounts issued, or for a customer amounts to pay, by currency and month. Includes drafts, and
 * void statements with their credits.
 */
function spendFor(viewer: Viewer, now: number): readonly MonthlySpend[] {
  const { tables, companyId, level } = viewer;
  const thisMonth = monthOf(civilDateOf(now));
  const months = Array.from({ length: SPEND_MONTHS }, (_, at) =>
    monthOf(firstDayOf(thisMonth, at + 1 - SPEND_MONTHS)),
  );
  const own = [...tables.statements.values()].filter(
    ({ issuerId, customerId, period }) =>
      (level >= 1 ? issuerId : customerId) === companyId && months.includes(period),
  );
  const currencies = [...new Set(own.map(({ currency }) => currency))].sort();
  return currencies.flatMap((currency) =>
    months.map((period): MonthlySpend => {
      const statements = own.filter((each) => each.currency === currency && each.period === period);
      const net = statements.reduce((sum, statement) => sum + statement.net, 0);
      if (!viewer.seesCosts(null)) return { period, currency, net };
      const lines = statements.flatMap((statement) => statement.lines);
      return {
        period,
        currency,
        net,
        cost: lines.reduce((sum, line) => sum + lineCost(line, currency), 0),
      };
    }),
  );
}

const SPEND = { permissions: ['Billing.Read'] };

/** The dashboard (wire §7). */
function dashboardRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/summary', (c) => json(summaryFor(requireViewer(c, world, null), world.clock.now())));
  room.get('/attention', (c) =>
    json(attentionFor(requireViewer(c, world, null), world.clock.now())),
  );
  room.get('/spend', (c) => json(spendFor(requireViewer(c, world, SPEND), world.clock.now())));
  return room;
}

export const dashboardRoom: SandboxRoom = { base: '/app/dashboard', routes: dashboardRoutes };
