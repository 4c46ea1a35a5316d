import { Hono } from 'hono';
import { withoutCosts } from '../../domain/billing/costs';
import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import {
  type CivilMonth,
  civilDateOf,
  monthOf,
  parseCivilMonth,
} from '../../domain/time/civil-date';
import { csvFile } from '../commerce/export';
import { currencyOf, subscriptionNames } from '../commerce/records';
import { requireViewer, type Viewer } from '../commerce/viewer';
import type { StatementRecord } from '../db/commerce-records';
import { json } from '../http/answers';
import type { CallContext, Env } from '../http/context';
import { malformed } from '../http/input';
import type { SandboxRoom } from '../http/room';
import { reconciliationColumns } from '../rules/export-columns';
import { countedSeats, type ReconciliationEntry, reconcile } from '../rules/reconciliation';
import type { World } from '../world/world';
import { boughtSeats, orderedSizes } from './bought-seats';

const READ = { permissions: ['Billing.Read'], minimumCustomerType: 1 };
const EXPORT = { ...READ, also: ['Billing.Export'] };

/**
 * Amounts on issued statements, by subscription; null without one. One's own purchases are not
 * resold.
 */
function issuedEntries(
  { tables, companyId }: Viewer,
  isMeant: (statement: StatementRecord) => boolean,
): readonly ReconciliationEntry[] | null {
  const issued = [...tables.statements.values()].filter(
    (statement) => statement.issuedOn !== null && isMeant(statement),
  );
  if (issued.length === 0) return null;
  return issued.flatMap(({ lines, currency }) =>
    lines.flatMap((line): readonly ReconciliationEntry[] => {
      const subscription = tables.subscriptions.get(line.subscriptionId ?? '');
      if (!subscription || subscription.customerId === companyId) return [];
      const { id: subscriptionId, customerId } = subscription;
      const { customerName } = subscriptionNames(tables, subscription);
      const { productName, net } = line;
      const named = { subscriptionId, customerId, customerName, productName, currency };
      return [{ ...named, seats: countedSeats(line), net }];
    }),
  );
}

/** Purchases of the provider; none for a future month. */
function batchEntries(
  { tables }: Viewer,
  period: CivilMonth,
  now: number,
): readonly ReconciliationEntry[] | null {
  const todayOn = civilDateOf(now);
  if (period > monthOf(todayOn)) return null;
  const sizes = orderedSizes(tables);
  return [...tables.subscriptions.values()].flatMap((record): readonly ReconciliationEntry[] => {
    const { id: subscriptionId, customerId } = record;
    const currency = currencyOf(tables, record);
    const ordered = sizes.get(subscriptionId) ?? [];
    const bought = boughtSeats(record, ordered, period, todayOn, currency);
    if (!bought) return [];
    const names = subscriptionNames(tables, record);
    return [{ subscriptionId, customerId, ...names, currency, ...bought }];
  });
}

function rowsOf(c: CallContext, viewer: Viewer, now: number): readonly ReconciliationRow[] {
  const period = parseCivilMonth(c.req.query('period'));
  if (period === null) throw malformed('period must be a month, such as 2026-10.');
  const { companyId, level } = viewer;
  const ofMonth = (statement: StatementRecord) => statement.period === period;
  const billed = issuedEntries(viewer, (each) => ofMonth(each) && each.issuerId === companyId);
  const bought =
    level >= 2
      ? batchEntries(viewer, period, now)
      : issuedEntries(viewer, (each) => ofMonth(each) && each.customerId === companyId);
  const textOf = ({ customerName, productName, subscriptionId }: ReconciliationRow) =>
    [customerName, productName, subscriptionId].join('\n');
  return reconcile(bought, billed)
    .map((row) => (viewer.seesCosts(row.customerId) ? row : withoutCosts(row)))
    .sort((one, other) => textOf(one).localeCompare(textOf(other), 'en', { numeric: true }));
}

/** A row as sent: fields of a missing side are omitted (wire §6). */
const toWire = ({ seatsBought, seatsBilled, net, ...row }: ReconciliationRow) => ({
  ...row,
  ...(seatsBought !== null && { seatsBought }),
  ...(seatsBilled !== null && { seatsBilled }),
  ...(net !== null && { net }),
});

/** Reconciliation of purchases and statements (wire §6). */
function reconciliationRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/', (c) => {
    const viewer = requireViewer(c, world, READ);
    return json(rowsOf(c, viewer, world.clock.now()).map(toWire));
  });
  room.get('/export', (c) => {
    const viewer = requireViewer(c, world, EXPORT);
    const now = world.clock.now();
    const columns = reconciliationColumns(c.req.query('period') ?? '', viewer.seesCosts(null));
    return csvFile('reconciliation', rowsOf(c, viewer, now), columns, now);
  });
  return room;
}

export const reconciliationRoom: SandboxRoom = {
  base: '/app/reconciliation',
  routes: reconciliationRoutes,
};
