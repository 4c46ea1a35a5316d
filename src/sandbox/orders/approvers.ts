import { APPROVERS_MAX, type OrderApprover } from '../../domain/orders/approvers';
import type { Order } from '../../domain/orders/order';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { approvalEndsAt } from '../../domain/orders/order-machine';
import { isOwnOrder } from '../../domain/orders/own-order';
import { chainOf } from '../commerce/standing';
import type { Viewer } from '../commerce/viewer';
import type { CommerceTables } from '../db/commerce-tables';
import type { Database } from '../db/database';
import type { UserRecord } from '../db/users-table';
import { permissionsOf, seesCompany } from '../http/rights';
import type { OrderRecord } from '../seed/orders';

/** Everybody who may approve orders at all: people who can sign in and hold the permission. */
export function approvingUsers(db: Database): readonly UserRecord[] {
  const { permission } = ORDER_NEEDS.approve;
  return db.users
    .all()
    .filter(
      (user) =>
        user.isActive &&
        !user.isSystem &&
        user.isEmailConfirmed &&
        permissionsOf(db, user).includes(permission),
    );
}

/**
 * Who may approve an order, at most five: those nearest to its customer first, and never who placed it.
 *
 * @param users - everybody who may approve orders at all
 */
export function approversOf(
  db: Database,
  users: readonly UserRecord[],
  order: OrderRecord,
): readonly UserRecord[] {
  const chain = chainOf(db.commerce(), order.customerId).map(({ id }) => id);
  const near = ({ customerId }: UserRecord) => {
    const at = chain.indexOf(customerId);
    return at < 0 ? chain.length : at;
  };
  return users
    .filter((user) => seesCompany(db, user)(order.customerId))
    .filter(({ email }) => !isOwnOrder(order, { email, impersonatedBy: null }))
    .sort((one, other) => near(one) - near(other))
    .slice(0, APPROVERS_MAX);
}

/** What somebody is called. */
function nameOf({ firstname, lastname, username, email }: UserRecord): string {
  return [firstname, lastname].filter(Boolean).join(' ') || username || email;
}

function toApprover(user: UserRecord, { sees, tables }: Viewer): OrderApprover {
  const name = nameOf(user);
  if (sees(user.customerId)) return { name, email: user.email, customerName: null };
  return { name, email: null, customerName: companyName(tables, user.customerId) };
}

const companyName = ({ companies }: CommerceTables, id: string) => companies.get(id)?.name ?? '';

/** Who may approve an order that waits, as a viewer sees them, and until when it waits (workday §9.3). */
export function waitingFor(
  order: OrderRecord,
  viewer: Viewer,
): Pick<Order, 'approvers' | 'heldUntilAt'> {
  if (order.state !== 'awaitingApproval') return {};
  const approvers = viewer.approversOf(order).map((user) => toApprover(user, viewer));
  const heldUntilAt = approvalEndsAt(order);
  return { approvers, ...(heldUntilAt && { heldUntilAt }) };
}
