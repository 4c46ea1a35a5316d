import { TWO_FACTOR_REQUIRED } from '../../domain/auth/session';
import type { SessionRecord } from '../db/sessions-table';
import type { UserRecord } from '../db/users-table';
import { nameOf } from '../db/users-table';
import { json, withSession, withTrust } from '../http/answers';
import { trustedDevice } from '../http/caller';
import type { CallContext } from '../http/context';
import { readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import { excessOf, permissionsOf, seesCompany } from '../http/rights';
import type { World } from '../world/world';
import { openSession, toWireLogin } from './open-session';
import { refuseSwitchedOff } from './switched-off';
import { isTotpCode } from './totp';

/** The permission for removing a second factor. */
const RESET = 'User.ResetTwoFactor';

/**
 * Contact for users without their codes (workday §9.9): a person of their own company, else the
 * nearest company above that can help. Undefined if none.
 */
function codeHelp({ db }: World, user: UserRecord): { readonly help: string } | undefined {
  const canHelp = (other: UserRecord) =>
    other !== user &&
    other.isActive &&
    other.isEmailConfirmed &&
    !other.isSystem &&
    permissionsOf(db, other).includes(RESET) &&
    seesCompany(db, other)(user.customerId) &&
    excessOf(db, other, user) === undefined;
  const helpers = db.users.all().filter(canHelp);
  const colleague = helpers.find(({ customerId }) => customerId === user.customerId);
  if (colleague) {
    return { help: `Ask ${nameOf(colleague)} (${colleague.email}) to reset your sign-in.` };
  }
  const { companies } = db.commerce();
  let above = companies.get(companies.get(user.customerId)?.parentId ?? '');
  while (above && !helpers.some(({ customerId }) => customerId === above?.id)) {
    above = companies.get(above.parentId);
  }
  return above && { help: `Ask ${above.name} to reset your sign-in.` };
}

/** After an external sign-in the session identifies the user: only the code is missing. */
function isVouchedFor(session: SessionRecord | undefined, user: UserRecord | undefined): boolean {
  return session?.isTwoFactorPending === true && session.accountId === user?.id;
}

/** Checks a one-time code, or consumes a recovery code (contract §4.28). */
async function checkCode(world: World, user: UserRecord, code: string): Promise<void> {
  if (user.totpSecret === null) return;
  if (code === '') throw new Problem(400, TWO_FACTOR_REQUIRED, codeHelp(world, user));
  if (!/^\d{6}$/.test(code)) {
    if (world.db.recoveryCodes.use(user.id, code)) return;
    throw new Problem(400, 'This recovery code is not right, or was used before.');
  }
  if (!(await isTotpCode(user.totpSecret, code, world.clock.now()))) {
    throw new Problem(400, 'This code is not right, or no longer.');
  }
}

/** `POST /app/login` (specification §7.1, contract §4.28). */
export async function login(c: CallContext, world: World): Promise<Response> {
  const fields = await readFields(c);
  const password = textOf(fields, 'password');
  const code = textOf(fields, 'tfaCode');
  const user = world.db.users.find(textOf(fields, 'email').trim());
  const before = c.get('session');
  const isVouched = password === '' && isVouchedFor(before, user);
  if (!user || (!isVouched && user.password !== password)) {
    throw new Problem(401, 'The e-mail or the password is not right.');
  }
  if (!user.isEmailConfirmed) throw new Problem(400, 'Please confirm your e-mail address first.');
  refuseSwitchedOff(user);
  if (!trustedDevice(c, world, user.id)) await checkCode(world, user, code);
  // A new sign-in never inherits the token of the previous session (session fixation).
  if (before) world.db.sessions.close(before.token);
  const session = openSession(world, user, { isExternal: isVouched }, c);
  const answer = withSession(json(toWireLogin(world, session)), session.token);
  const device = world.db.devices.ofSession(session.token);
  const isTrusted = fields.trustDevice === true && user.totpSecret !== null && code !== '';
  return isTrusted && device
    ? withTrust(answer, world.db.devices.trust(device, world.clock.now()))
    : answer;
}
