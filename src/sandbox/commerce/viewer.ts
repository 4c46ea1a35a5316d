import { seesCosts } from '../../domain/billing/costs';
import type { CommerceTables } from '../db/commerce-tables';
import type { UserRecord } from '../db/users-table';
import { type CallContext, isAllowed, requireCaller } from '../http/caller';
import { Problem } from '../http/problem';
import type { World } from '../world';

/** Who asks about commerce, and what they may see. */
export interface Viewer {
  readonly user: UserRecord;
  readonly level: number;
  /** Their own company. */
  readonly companyId: string;
  /** The names of what they may do. */
  readonly allowedActions: readonly string[];
  /** Whether they may know of a company (wire §1). */
  readonly sees: (companyId: string) => boolean;
  /** Whether they may see what a record of that company costs; of null, what is nobody's. */
  readonly seesCosts: (ownerId: string | null) => boolean;
  readonly tables: CommerceTables;
}

/** What a call takes. */
export interface CallNeed {
  /** One of these is enough. */
  readonly permissions: readonly string[];
  /** @default 0 */
  readonly minimumCustomerType?: number;
}

/**
 * The caller, when they may make a call at all, in the order in which servers refuse (wire §1).
 * @throws Problem 401, and 403 for the level before the permission
 */
export function requireViewer(c: CallContext, world: World, need: CallNeed | null): Viewer {
  const { user } = requireCaller(c);
  const level = user.customerType;
  const { permissions = [], minimumCustomerType = 0 } = need ?? {};
  if (level < minimumCustomerType) {
    const extra = { code: 'forbidden', minimumCustomerType };
    throw new Problem(403, 'This is for those who have customers.', extra);
  }
  const [permission] = permissions;
  if (permission && !permissions.some((name) => isAllowed(world, user, name))) {
    const extra = { code: 'forbidden', permission };
    throw new Problem(403, `You do not have the permission ${permission}.`, extra);
  }
  const { customerId: companyId, role } = user;
  const tables = world.db.commerce();
  const allowedActions = world.db.roles.find(role)?.permissions ?? [];
  const actor = { customerId: companyId, customerType: level, allowedActions };
  return {
    user,
    level,
    companyId,
    allowedActions,
    tables,
    sees: (id) =>
      level >= 2 ||
      id === companyId ||
      (level === 1 && tables.companies.get(id)?.parentId === companyId),
    seesCosts: (ownerId) => seesCosts(actor, ownerId),
  };
}

/** What is another company's is not there (wire §1). */
export function found<Row>(record: Row | undefined, isSeen: (record: Row) => boolean): Row {
  if (record === undefined || !isSeen(record)) {
    throw new Problem(404, 'There is no such thing.', { code: 'not_found' });
  }
  return record;
}
