import { APPROVERS_MAX } from '../../domain/orders/order';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { isOwnOrder } from '../../domain/orders/own-order';
import type { OrderRecord } from '../db/commerce-records';
import type { Database } from '../db/database';
import type { UserRecord } from '../db/users-table';
import { permissionsOf, seesCompany } from '../http/rights';
import { chainOf } from './standing';

/** All users who can sign in and have the permission to approve orders. */
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
 * Users who can approve an order, at most five: nearest to its customer first, without the buyer.
 *
 * @param users - all users with the permission to approve
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
