import { seesCosts } from '../../domain/billing/costs';
import type { ImpersonationSetting } from '../../domain/impersonation/restrictions';
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

/** The caller of a commerce call, and what they may see. */
export interface Viewer {
  readonly user: UserRecord;
  /** E-mail of the impersonating administrator; null for nobody. */
  readonly impersonatedBy: string | null;
  readonly level: number;
  readonly companyId: string;
  /** Names of their permissions. */
  readonly allowedActions: readonly string[];
  /** The users behind the call: the caller and their impersonator. */
  readonly people: readonly UserRecord[];
  /** The company of an e-mail's user at a time; null for nobody. */
  readonly companyOf: (email: string, at: number) => string | null;
  /** Name of a user; null for nobody. */
  readonly calledOf: (email: string) => string | null;
  /** Whether they may see a company (wire §1). */
  readonly sees: (companyId: string) => boolean;
  /** Whether they may see costs of a company's record; null for records without a company. */
  readonly seesCosts: (ownerId: string | null) => boolean;
  /** Users who can approve an order, at most five. */
  readonly approversOf: (order: OrderRecord) => readonly UserRecord[];
  readonly tables: CommerceTables;
}

/** Names of companies that the viewer may see, including their seller. */
export function companyNames({
  sees,
  tables: { companies },
  companyId,
}: Pick<Viewer, 'sees' | 'tables' | 'companyId'>): (id: string) => string {
  const sellerId = companies.get(companyId)?.parentId;
  return (id) => (sees(id) || id === sellerId ? (companies.get(id)?.name ?? '') : '');
}

/** Required permissions of a call. */
export interface CallNeed {
  /** One of these is required. */
  readonly permissions: readonly string[];
  /** Additionally one of these. @default none */
  readonly also?: readonly string[];
  /** @default 0 */
  readonly minimumCustomerType?: number;
  /** Setting that must be allowed while impersonating (wire §1). @default not blocked */
  readonly whileImpersonating?: ImpersonationSetting;
}

/**
 * The caller, if they may make the call; checks in the order in which servers refuse (wire §1).
 *
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
      // Looked up at the first waiting order, once for a whole list.
      approving ??= approvingUsers(world.db);
      return approversOf(world.db, approving, order);
    },
  };
}

/** Records of other companies are not found (wire §1). */
export function found<Row>(
  record: Row | undefined | null,
  isSeen: (record: Row) => boolean = () => true,
): Row {
  if (record === undefined || record === null || !isSeen(record)) {
    throw new Problem(404, 'There is no such thing.', { code: 'not_found' });
  }
  return record;
}
