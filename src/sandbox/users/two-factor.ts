import type { WireTwoFactorSetup } from '../../api/calls/users';
import { actorOf, recordUser } from '../activity/record';
import { createTotpSecret, isTotpCode } from '../auth/totp';
import type { UserRecord } from '../db/users-table';
import { done, json } from '../http/answers';
import { isSelf, refuseBlocked, refuseForbidden, requireCaller } from '../http/caller';
import type { CallContext } from '../http/context';
import { requireQuery } from '../http/input';
import { Problem } from '../http/problem';
import { refuseBeyond, requirePerson } from '../http/rights';
import type { World } from '../world/world';

const ISSUER = 'Plinth';

function requireOwn(c: CallContext, world: World, email: string): UserRecord {
  const caller = requireCaller(c);
  refuseBlocked(caller, world, 'changeTwoFactor');
  if (!isSelf(caller, email)) {
    throw new Problem(403, 'Only the users themselves can set up their second factor.');
  }
  if (caller.user.totpSecret !== null) {
    throw new Problem(400, 'The second factor is set up already.');
  }
  return caller.user;
}

/** `GET /app/users/setup2fa/{id}`: the same secret until a code confirms it. */
export function setupTwoFactor(c: CallContext, world: World, email: string): Response {
  const user = requireOwn(c, world, email);
  const secret = user.pendingTotpSecret ?? createTotpSecret();
  user.pendingTotpSecret = secret;
  const label = encodeURIComponent(`${ISSUER}:${user.email}`);
  const answer: WireTwoFactorSetup = {
    sharedKey: secret,
    authenticatorUri: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}&digits=6`,
  };
  return json(answer);
}

/** `POST /app/users/setup2fa?email&code`: enables the second factor. */
export async function confirmTwoFactor(c: CallContext, world: World): Promise<Response> {
  const user = requireOwn(c, world, requireQuery(c, 'email'));
  const code = requireQuery(c, 'code');
  const secret = user.pendingTotpSecret;
  if (secret === null) throw new Problem(400, 'Please start setting up the second factor again.');
  if (!(await isTotpCode(secret, code, world.clock.now()))) {
    throw new Problem(400, 'This code is not right, or no longer.');
  }
  user.totpSecret = secret;
  user.pendingTotpSecret = null;
  recordUser(world, actorOf(requireCaller(c)), 'user.secondFactorOn', user);
  return done('The second factor is on.');
}

/** `POST /app/users/disable2fa/{id}`: one's own, or another user's with `User.ResetTwoFactor`. */
export function disableTwoFactor(c: CallContext, world: World, email: string): Response {
  const caller = requireCaller(c);
  if (!isSelf(caller, email)) refuseForbidden(caller, 'User.ResetTwoFactor');
  refuseBlocked(caller, world, 'changeTwoFactor');
  const user = requirePerson(world, caller, email);
  // The older call must not allow more than the one with a reason (workday §2).
  if (user !== caller.user) refuseBeyond(world.db, caller, user);
  if (user.totpSecret === null) throw new Problem(400, 'The second factor is not on.');
  user.totpSecret = null;
  recordUser(world, actorOf(caller), 'user.secondFactorOff', user);
  // Its replacements are removed too.
  world.db.recoveryCodes.remove(user.id);
  world.db.devices.distrustAllOf(user.id);
  return done('The second factor is off.');
}
