import type { ImpersonationSetting } from '../../domain/impersonation/restrictions';
import { REASON_MAX } from '../../domain/text/reason';
import { actorOf, recordUser } from '../activity/record';
import { conflict, refuseInvalid } from '../commerce/refusals';
import type { Mail } from '../db/outbox';
import type { UserRecord } from '../db/users-table';
import { toWireUser } from '../db/wire-user';
import { json } from '../http/answers';
import { refuseBlocked, requirePermission } from '../http/caller';
import type { CallContext, Caller } from '../http/context';
import { pathPart, readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import { permissionsOf, refuseBeyond, requirePerson, seesCompany } from '../http/rights';
import type { World } from '../world/world';

/** Requirements of a call on another user's account. */
interface AccountCall {
  readonly permission: string;
  /** Setting that must be allowed while impersonating. */
  readonly setting: ImpersonationSetting;
}

const RESET: AccountCall = { permission: 'User.ResetTwoFactor', setting: 'changeTwoFactor' };
const SWITCH: AccountCall = { permission: 'User.Deactivate', setting: 'changeUsers' };

/** A change to a user's account, with author and reason. */
interface AccountChange {
  readonly caller: Caller;
  readonly user: UserRecord;
  readonly reason: string;
}

/** Reads and checks the change, in the order in which servers refuse (wire §1). */
async function changeOf(
  c: CallContext,
  world: World,
  { permission, setting }: AccountCall,
): Promise<AccountChange> {
  const caller = requirePermission(c, permission);
  refuseBlocked(caller, world, setting);
  const reason = textOf(await readFields(c), 'reason').trim();
  const user = requirePerson(world, caller, pathPart(c, 'email'));
  if (user === caller.user || user === caller.self) {
    throw new Problem(403, 'Ask somebody else to do this to your account.', {
      code: 'own_account',
    });
  }
  if (user.isSystem) throw new Problem(403, 'The accounts of system users stay as they are.');
  return { caller, user, reason };
}

/** @throws Problem 422 for a reason that is too long, or missing although required */
function checkReason(reason: string, isRequired: boolean): void {
  const error = { field: 'reason' };
  if (isRequired && reason === '') {
    refuseInvalid([{ ...error, code: 'required', message: 'Say why.' }]);
  }
  if (reason.length > REASON_MAX) {
    const message = `The reason has at most ${REASON_MAX} characters.`;
    refuseInvalid([{ ...error, code: 'too_long', message }]);
  }
}

/** Ends all access of a user: sessions, trusted devices, sent links. */
function endAccess({ db, live }: World, { id }: UserRecord): void {
  db.sessions.closeAllOf(id);
  db.devices.distrustAllOf(id);
  db.resetTokens.voidAllOf(id);
  live.dropClosed();
}

function mail(c: CallContext, world: World, kind: Mail['kind'], { email }: UserRecord): void {
  world.db.outbox.push({
    kind,
    to: email,
    link: kind === 'accountOff' ? '' : `${new URL(c.req.url).origin}/auth/login`,
    token: '',
    password: '',
    sentAt: world.clock.now(),
  });
}

/** `POST /app/users/{id}/second-factor/reset`: for a lost phone (workday §2). */
export async function resetSecondFactor(c: CallContext, world: World): Promise<Response> {
  const { caller, user, reason } = await changeOf(c, world, RESET);
  refuseBeyond(world.db, caller, user);
  checkReason(reason, true);
  const { passkeys, passkeyChallenges, recoveryCodes } = world.db;
  user.totpSecret = null;
  user.pendingTotpSecret = null;
  recoveryCodes.remove(user.id);
  for (const { id, accountId } of [...passkeys.values()]) {
    if (accountId === user.id) passkeys.delete(id);
  }
  passkeyChallenges.voidAllOf(user.id);
  endAccess(world, user);
  recordUser(world, actorOf(caller), 'user.secondFactorReset', user, { reason });
  mail(c, world, 'secondFactorReset', user);
  return json(toWireUser(world.db, user));
}

/** Whether anybody could still assign roles to a user. */
function canAssign(world: World, user: UserRecord): boolean {
  return (
    user.isActive &&
    user.isEmailConfirmed &&
    !user.isSystem &&
    permissionsOf(world.db, user).includes('Permissions.Assign')
  );
}

/** @throws Problem 409 for the last user who can assign roles in their company */
function refuseLastAdministrator(world: World, user: UserRecord): void {
  if (!canAssign(world, user)) return;
  const isAnother = (other: UserRecord) =>
    other !== user && canAssign(world, other) && seesCompany(world.db, other)(user.customerId);
  if (world.db.users.all().some(isAnother)) return;
  const message = 'Nobody else could assign roles. Give somebody else a role that can, first.';
  throw conflict('last_administrator', message, {});
}

/** `POST /app/users/{id}/deactivate`: the account can no longer sign in (workday §2). */
export async function deactivateUser(c: CallContext, world: World): Promise<Response> {
  const { caller, user, reason } = await changeOf(c, world, SWITCH);
  if (user.isActive) refuseLastAdministrator(world, user);
  checkReason(reason, true);
  // Repeated after a lost answer, it has no further effect.
  if (user.isActive) {
    user.isActive = false;
    endAccess(world, user);
    recordUser(world, actorOf(caller), 'user.deactivated', user, { reason });
    mail(c, world, 'accountOff', user);
  }
  return json(toWireUser(world.db, user));
}

/** `POST /app/users/{id}/activate`: the user can sign in again (workday §2). */
export async function activateUser(c: CallContext, world: World): Promise<Response> {
  const { caller, user, reason } = await changeOf(c, world, SWITCH);
  checkReason(reason, false);
  if (!user.isActive) {
    user.isActive = true;
    recordUser(world, actorOf(caller), 'user.activated', user, { reason: reason || null });
    mail(c, world, 'accountOn', user);
  }
  return json(toWireUser(world.db, user));
}
