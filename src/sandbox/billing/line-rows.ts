import type { Statement } from '../../domain/billing/statement';
import type { StatementLineRow } from '../../domain/billing/statement-line-columns';
import { vendorName } from '../commerce/records';
import { toLine } from '../commerce/statement-records';
import type { CommerceTables } from '../db/commerce-tables';

/** All lines of some statements, each with what one asks for in an accountant's file (workday §9.12). */
export function lineRows(
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
