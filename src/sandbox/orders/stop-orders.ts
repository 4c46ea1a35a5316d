import { isWithin, standingCode, standingMessage } from '../commerce/standing';
import type { CompanyRecord } from '../db/commerce-records';
import type { LineTask } from '../db/commerce-work';
import type { World } from '../world/world';
import { beginLine, failLine, openLines } from './provision';

/** Whether a suspended customer cannot do it; reductions and cancellations are still possible. */
function isForActiveOnly(task: LineTask): boolean {
  return task.kind === 'change'
    ? task.after.state === 'active' || task.sold.some(({ quantity }) => Number(quantity) > 0)
    : true;
}

/**
 * Pending lines of a suspended customer, or of its customers, fail and are not charged (commerce
 * §3).
 */
export function stopOrders(world: World, { id }: Pick<CompanyRecord, 'id'>, at: number): void {
  const tables = world.db.commerce();
  const next = () =>
    openLines(tables).find(
      ({ order, line, work }) =>
        isWithin(tables, order.customerId, id) &&
        order.state === 'provisioning' &&
        (line.state === 'queued' || line.state === 'provisioning') &&
        isForActiveOnly(work.task),
    );
  for (let open = next(); open; open = next()) {
    // A line can only fail from `provisioning`.
    if (open.line.state === 'queued') beginLine(world, open, at);
    else {
      const { customerId } = open.order;
      const [code, message] = [
        standingCode(tables, customerId),
        standingMessage(tables, customerId),
      ];
      failLine(world, open, { code, message, correlationId: '' }, at);
    }
  }
}
