import { csvFile } from '../commerce/export';
import type { Database } from '../db/database';
import { searchUsers } from '../db/page';
import type { UserRecord } from '../db/users-table';
import { isPending } from '../db/wire-user';
import { refuseForbidden, requirePermission } from '../http/caller';
import type { CallContext } from '../http/context';
import { matchingOf } from '../http/list-answer';
import { peopleSeen } from '../http/rights';
import type { World } from '../world/world';
import { userFields } from './list-fields';

const instant = (at: number | null) => (at === null ? null : new Date(at));

/** The columns of the users' file. */
const columns = (
  db: Database,
): readonly {
  name: string;
  cell: (user: UserRecord) => string | boolean | Date | null;
}[] => [
  { name: 'email', cell: ({ email }) => email },
  { name: 'firstname', cell: ({ firstname }) => firstname },
  { name: 'lastname', cell: ({ lastname }) => lastname },
  { name: 'role', cell: ({ role }) => role },
  { name: 'customerId', cell: ({ customerId }) => customerId },
  { name: 'customerName', cell: ({ customerId }) => db.company(customerId)?.name ?? null },
  { name: 'isActive', cell: ({ isActive }) => isActive },
  { name: 'twoFactorEnabled', cell: ({ totpSecret }) => totpSecret !== null },
  { name: 'lastLoginDate', cell: ({ lastLogin }) => instant(lastLogin) },
  { name: 'invitedAt', cell: (user) => (isPending(user) ? instant(user.invitedAt) : null) },
];

/** `GET /app/users/export`: the users of a query as a file. */
export function exportUsers(c: CallContext, world: World): Response {
  const caller = requirePermission(c, 'User.Read');
  refuseForbidden(caller, 'User.Export');
  const { searchString = '', ...asked } = c.req.query();
  const found = searchUsers(peopleSeen(world, caller), searchString);
  return csvFile(
    'users',
    matchingOf(found, asked, userFields(world.db, caller.user)),
    columns(world.db),
    world.clock.now(),
  );
}
