import { Hono } from 'hono';
import type { Statement } from '../../domain/billing/statement';
import { csvFile } from '../commerce/export';
import { answerList, matchesOf } from '../commerce/list';
import { vendorName } from '../commerce/records';
import { toLine, toStatement } from '../commerce/statement-records';
import { found, requireViewer } from '../commerce/viewer';
import type { CommerceTables } from '../db/commerce-tables';
import { json } from '../http/answers';
import type { Env } from '../http/context';
import { pathPart } from '../http/input';
import type { SandboxRoom } from '../http/room';
import { STATEMENT_COLUMNS } from '../rules/export-columns';
import type { StatementLineRow } from '../rules/statement-line-columns';
import { STATEMENT_LINE_COLUMNS } from '../rules/statement-line-columns';
import type { World } from '../world/world';
import { listFor, seenStatements } from './list';
import { correctStatement, payStatement } from './statement-writes';

/** The lines of some statements, with the columns for an accountant's file (workday §9.12). */
function lineRows(
  statements: readonly Statement[],
  tables: CommerceTables,
): readonly StatementLineRow[] {
  return statements.flatMap((statement) =>
    (statement.lines ?? []).map((kept): StatementLineRow => {
      const line = toLine(kept, statement, tables);
      const order = tables.orders.get(line.orderId ?? '');
      const vendorId =
        tables.subscriptions.get(line.subscriptionId ?? '')?.vendorId ?? order?.vendorId ?? '';
      const bought = { vendorName: vendorName(vendorId), poNumber: order?.poNumber ?? null };
      return { ...bought, statement, line };
    }),
  );
}

const READ = { permissions: ['Billing.Read'] };
const EXPORT = { ...READ, also: ['Billing.Export'] };

/** The calls of statements (wire §2, §6). */
function statementsRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    const viewer = requireViewer(c, world, READ);
    const rows = seenStatements(viewer, world.clock.now());
    const toWire = ({ lines: _l, taxes: _t, payments: _p, ...row }: Statement) => row;
    return answerList(c, rows, listFor(viewer), toWire);
  });

  room.get('/export', (c) => {
    const now = world.clock.now();
    const viewer = requireViewer(c, world, EXPORT);
    const { rows } = matchesOf(c, seenStatements(viewer, now), listFor(viewer));
    return c.req.query('lines') === 'true'
      ? csvFile('statement-lines', lineRows(rows, viewer.tables), STATEMENT_LINE_COLUMNS, now)
      : csvFile('statements', rows, STATEMENT_COLUMNS, now);
  });

  room.get('/:id', (c) => {
    const viewer = requireViewer(c, world, READ);
    const record = viewer.tables.statements.get(pathPart(c, 'id'));
    const seen = found(record, ({ customerId }) => viewer.sees(customerId));
    return json(toStatement(seen, viewer, world.clock.now()));
  });

  room.post('/:id/payments', (c) => payStatement(c, world));
  room.post('/:id/void', (c) => correctStatement(c, world));

  return room;
}

export const statementsRoom: SandboxRoom = { base: '/app/statements', routes: statementsRoutes };
