import { hasGraphemes } from '../../domain/text/graphemes';
import { actorOf, recordUser } from '../activity/record';
import { changeOwnPassword } from '../auth/password-reset';
import type { UserRecord } from '../db/users-table';
import { done } from '../http/answers';
import { isSelf, refuseBlocked, refuseForbidden, requireCaller } from '../http/caller';
import type { CallContext, Caller } from '../http/context';
import { type Fields, readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import { requirePerson } from '../http/rights';
import type { World } from '../world/world';

/** Fields of the body, their names in messages, and their lengths (specification §5). */
const NAMES = [
  ['firstname', 'firstname', 'First name', 3, 50],
  ['lastname', 'lastname', 'Last name', 3, 50],
  ['displayName', 'username', 'User name', 3, 20],
] as const;

function readNames(fields: Fields): Partial<UserRecord> {
  const changes: Partial<UserRecord> = {};
  for (const [field, column, label, min, max] of NAMES) {
    if (!Object.hasOwn(fields, field)) continue;
    const text = textOf(fields, field).trim();
    if (text === '') throw new Problem(400, `${label} is required`);
    // User-perceived characters, and the longest interpretation for the minimum.
    if (text.length < min) throw new Problem(400, `${label}: Minimum ${min} symbols`);
    if (hasGraphemes(text, max + 1)) throw new Problem(400, `${label}: Maximum ${max} symbols`);
    changes[column] = text;
  }
  return changes;
}

function readPhone(fields: Fields): Partial<UserRecord> {
  const phone = textOf(fields, 'phoneNumber').trim();
  if (phone === '') return {};
  if (!/^\d+$/.test(phone)) throw new Problem(400, 'Numeric characters only');
  if (phone.length < 9 || phone.length > 11) {
    throw new Problem(400, 'The phone number must have 9 to 11 digits');
  }
  return { phone };
}

function setPasswordIn(world: World, caller: Caller, user: UserRecord, fields: Fields): void {
  const password = textOf(fields, 'password');
  if (password === '') return;
  refuseBlocked(caller, world, 'changePassword');
  if (caller.user !== user) {
    throw new Problem(403, 'Only the users themselves can change their password.');
  }
  if (password !== textOf(fields, 'changepassword')) {
    throw new Problem(400, "Password and Confirm Password didn't match");
  }
  // A user with an external sign-in has no old password (contract §2).
  const isOldAsked = !caller.session.isExternal;
  changeOwnPassword(world, caller, textOf(fields, 'oldPassword'), password, isOldAsked);
}

/** `PATCH /app/users/{id}`: one's own profile, or another user's with `User.Edit`. */
export async function updateUser(c: CallContext, world: World, email: string): Promise<Response> {
  const caller = requireCaller(c);
  if (!isSelf(caller, email)) refuseForbidden(caller, 'User.Edit');
  refuseBlocked(caller, world, 'changeUsers');
  const fields = await readFields(c);
  const user = requirePerson(world, caller, email);
  const changes = { ...readNames(fields), ...readPhone(fields) };
  setPasswordIn(world, caller, user, fields);
  Object.assign(user, changes);
  if (Object.keys(changes).length > 0) {
    recordUser(world, actorOf(caller), 'user.changed', user);
  }
  return done('Your details saved successfully');
}
