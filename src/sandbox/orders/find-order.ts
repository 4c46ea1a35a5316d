import { found, type Viewer } from '../commerce/viewer';
import type { CallContext } from '../http/caller';
import { pathPart } from '../http/input';
import type { OrderRecord } from '../seed/orders';

/**
 * The order that the address of a call names.
 * @throws Problem 404 also for another company's
 */
export function orderAt(c: CallContext, { tables, sees }: Viewer): OrderRecord {
  return found(tables.orders.get(pathPart(c, 'id')), ({ customerId }) => sees(customerId));
}
