import { seesCosts } from '../../domain/billing/costs';
import type { ImpersonationSetting } from '../../domain/users/permission-access';
import type { OrderRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import type { UserRecord } from '../db/users-table';
import { nameOf } from '../db/users-table';
import { refuseBlocked, refuseForbidden, requireCaller } from '../http/caller';
import type { CallContext } from '../http/context';
import { Problem } from '../http/problem';
import { seesCompany } from '../http/rights';
import type { World } from '../world/world';
import { approversOf, approvingUsers } from './approvers';

/** Who asks about commerce, and what they may see. */
export interface Viewer {
  readonly user: UserRecord;
  /** The e-mail of the administrator who acts as them; null for nobody. */
  readonly impersonatedBy: string | null;
  readonly level: number;
  /** Their own company. */
  readonly companyId: string;
  /** The names of what they may do. */
  readonly allowedActions: readonly string[];
  /** Who stands behind the call: themselves, and the administrator who acts as them. */
  readonly people: readonly UserRecord[];
  /** The company of who had an e-mail at some time; null for nobody's. */
  readonly companyOf: (email: string, at: number) => string | null;
  /** What somebody is called; null for nobody. */
  readonly calledOf: (email: string) => string | null;
  /** Whether they may know of a company (wire §1). */
  readonly sees: (companyId: string) => boolean;
  /** Whether they may see what a record of that company costs; of null, what is nobody's. */
  readonly seesCosts: (ownerId: string | null) => boolean;
  /** Who may approve an order, at most five. */
  readonly approversOf: (order: OrderRecord) => readonly UserRecord[];
  readonly tables: CommerceTables;
}

/** What companies are called that somebody knows of: those they see, and who sells to their own. */
export function companyNames({
  sees,
  tables: { companies },
  companyId,
}: Pick<Viewer, 'sees' | 'tables' | 'companyId'>): (id: string) => string {
  const sellerId = companies.get(companyId)?.parentId;
  return (id) => (sees(id) || id === sellerId ? (companies.get(id)?.name ?? '') : '');
}

/** What a call takes. */
export interface CallNeed {
  /** One of these is enough. */
  readonly permissions: readonly string[];
  /** And one of these. @default none */
  readonly also?: readonly string[];
  /** @default 0 */
  readonly minimumCustomerType?: number;
  /** What has to be allowed while impersonating (wire §1). @default it is not blocked */
  readonly whileImpersonating?: ImpersonationSetting;
}

/**
 * The caller, when they may make a call at all, in the order in which servers refuse (wire §1).
 * @throws Problem 401, and 403 for the level, the permission and the impersonation
 */
export function requireViewer(c: CallContext, world: World, need: CallNeed | null): Viewer {
  const caller = requireCaller(c);
  const { user, self, impersonation, allowedActions } = caller;
  const level = user.customerType;
  const { permissions = [], also = [], minimumCustomerType = 0, whileImpersonating } = need ?? {};
  if (level < minimumCustomerType) {
    const extra = { code: 'forbidden', minimumCustomerType };
    throw new Problem(403, 'This is for those who have customers.', extra);
  }
  refuseForbidden(caller, ...permissions);
  refuseForbidden(caller, ...also);
  if (whileImpersonating) refuseBlocked(caller, world, whileImpersonating);
  const { customerId: companyId } = user;
  const tables = world.db.commerce();
  world.settle();
  const actor = { customerId: companyId, customerType: level, allowedActions };
  let approving: readonly UserRecord[] | undefined;
  return {
    user,
    impersonatedBy: impersonation && self.email,
    level,
    companyId,
    allowedActions,
    tables,
    people: [user, self],
    companyOf: (email, at) => world.db.users.companyOf(email, at),
    calledOf(email) {
      const found = world.db.users.find(email);
      return found ? nameOf(found) : null;
    },
    sees: seesCompany(world.db, user),
    seesCosts: (ownerId) => seesCosts(actor, ownerId),
    approversOf(order) {
      // Looked up at the first order that waits, for all of a list.
      approving ??= approvingUsers(world.db);
      return approversOf(world.db, approving, order);
    },
  };
}

/** What is another company's is not there (wire §1). */
export function found<Row>(
  record: Row | undefined | null,
  isSeen: (record: Row) => boolean = () => true,
): Row {
  if (record === undefined || record === null || !isSeen(record)) {
    throw new Problem(404, 'There is no such thing.', { code: 'not_found' });
  }
  return record;
}
