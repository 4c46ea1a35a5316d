import { found, type Viewer } from '../commerce/viewer';
import type { OrderRecord } from '../db/commerce-records';
import type { CallContext } from '../http/context';
import { pathPart } from '../http/input';

/**
 * The order of a call.
 *
 * @throws Problem 404, also for another company's
 */
export function orderAt(c: CallContext, { tables, sees }: Viewer): OrderRecord {
  return found(tables.orders.get(pathPart(c, 'id')), ({ customerId }) => sees(customerId));
}
