import type { WireRoleMember } from '../../api/calls/roles';
import { searchUsers } from '../db/page';
import { toWireRoleMember } from '../db/wire-user';
import { json } from '../http/answers';
import type { Caller } from '../http/context';
import { type Fields, toPageRequest } from '../http/input';
import { listAnswer } from '../http/list-answer';
import { Problem } from '../http/problem';
import { peopleSeen } from '../http/rights';
import { MEMBER_FIELDS } from '../users/list-fields';
import type { World } from '../world/world';

function parseFilter(text: string): Fields {
  try {
    const filter: unknown = JSON.parse(text);
    if (typeof filter === 'object' && filter !== null && !Array.isArray(filter)) {
      return filter as Fields;
    }
  } catch {
    // Covered by the refusal below.
  }
  throw new Problem(400, 'The filter must be a JSON object.');
}

/** Only the requested columns; the e-mail is the id and always included. */
function pickColumns(member: WireRoleMember, columns: unknown): Partial<WireRoleMember> {
  if (!Array.isArray(columns)) return member;
  return Object.fromEntries(
    Object.entries(member).filter(([name]) => name === 'email' || columns.includes(name)),
  );
}

/** `GET /app/roles/users-per-role`: the users of one role (specification §7.3). */
export function listMembers(
  world: World,
  caller: Caller,
  roleName: string,
  filterText: string,
): Response {
  const role = world.db.roles.find(roleName);
  if (!role) throw new Problem(404, 'There is no such role.');
  const filter = parseFilter(filterText);
  const { pageNumber, pageSize, searchString } = filter;
  const request = toPageRequest({ pageNumber, pageSize, searchString });
  const members = peopleSeen(world, caller).filter((user) => user.role === role.name);
  return json(
    listAnswer(searchUsers(members, request.searchString), request, filter, MEMBER_FIELDS, (user) =>
      pickColumns(toWireRoleMember(user), filter.columns),
    ),
  );
}
