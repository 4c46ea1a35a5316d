import { actorOf, recordUser } from '../activity/record';
import type { ActivityActor } from '../db/activity-table';
import type { UserRecord } from '../db/users-table';
import { done } from '../http/answers';
import { isSelf, refuseBlocked, requireCaller } from '../http/caller';
import type { CallContext, Caller } from '../http/context';
import { readFields, requireQuery, textOf } from '../http/input';
import { portalOrigin, requireOwnHost } from '../http/own-host';
import { Problem } from '../http/problem';
import type { World } from '../world/world';

/** Minimum and maximum length of a password, in characters (specification §5). */
const MIN_LENGTH = 8;
const MAX_LENGTH = 50;

const RULES: readonly (readonly [isKept: (password: string) => boolean, message: string])[] = [
  [(password) => password.length >= MIN_LENGTH, `Minimum ${MIN_LENGTH} symbols`],
  [(password) => password.length <= MAX_LENGTH, `Maximum ${MAX_LENGTH} symbols`],
  [(password) => /\p{Lu}/u.test(password), 'Must have a capital letter'],
  [(password) => /\d/.test(password), 'Must have a number'],
  [(password) => /[^\p{L}\p{N}\s]/u.test(password), 'Must have special character'],
];

/**
 * Validates a new password (specification §5).
 *
 * @throws Problem 400 with the first broken rule
 */
function requireGoodPassword(password: string): void {
  const broken = RULES.find(([isKept]) => !isKept(password));
  if (broken) throw new Problem(400, broken[1]);
}

/** Maximum number of valid links of an account. */
const RESETS_MAX = 5;

const BROKEN_LINK = 'Your Link Is Broken, Please Try Again';

/**
 * `GET /app/login/generate-password-reset-token`. Known and unknown e-mails get the same answer. A
 * foreign host is refused first, so that no mail ever links there.
 */
export function requestPasswordReset(c: CallContext, world: World): Response {
  const email = requireQuery(c, 'email').trim();
  const host = requireQuery(c, 'host');
  requireOwnHost(world, c.req.url, host);
  const user = world.db.users.find(email);
  const { resetTokens } = world.db;
  // A link is valid for an hour. Beyond the limit the answer is the same, so that it does not
  // reveal accounts.
  const isFlood = user && resetTokens.countOf(user.id, world.clock.now()) >= RESETS_MAX;
  if (user?.isActive && !isFlood) {
    const token = resetTokens.issue(user.id, world.clock.now());
    const query = new URLSearchParams({ passwordToken: token, email: user.email });
    world.db.outbox.push({
      kind: 'passwordReset',
      to: user.email,
      link: `${portalOrigin(c.req.url, host)}/auth/reset-password?${query}`,
      token,
      password: '',
      sentAt: world.clock.now(),
    });
  }
  return done('If we know this e-mail, a link is on its way.');
}

/** `POST /app/login/reset-password`. */
export async function resetPassword(c: CallContext, world: World): Promise<Response> {
  const fields = await readFields(c);
  const token = textOf(fields, 'token');
  const newPassword = textOf(fields, 'newPassword');
  const user = world.db.users.find(textOf(fields, 'email'));
  const { resetTokens } = world.db;
  const isGood =
    resetTokens.stateOf(token, world.clock.now()) === 'good' &&
    resetTokens.subjectOf(token) === user?.id;
  if (!user || !isGood) throw new Problem(400, BROKEN_LINK);
  requireGoodPassword(newPassword);
  replacePassword(world, user, newPassword, { by: user.email, impersonatedBy: null });
  // Using the link proves access to the mailbox: an invitation needs no second proof.
  user.isEmailConfirmed = true;
  return done('The password was changed.');
}

/** `PATCH /app/users/{email}/change-password`. */
export async function changePassword(
  c: CallContext,
  world: World,
  email: string,
): Promise<Response> {
  const caller = requireCaller(c);
  refuseBlocked(caller, world, 'changePassword');
  if (!isSelf(caller, email)) {
    throw new Problem(403, 'Only the users themselves can change their password.');
  }
  const fields = await readFields(c);
  const [oldPassword, newPassword] = [textOf(fields, 'oldPassword'), textOf(fields, 'newPassword')];
  changeOwnPassword(world, caller, oldPassword, newPassword);
  return done('The password was changed.');
}

/**
 * Replaces the password, and ends what the old one opened: sessions and trusted devices, except
 * those of the calling session, and reset links (contract §4.28).
 */
function replacePassword(
  world: World,
  user: UserRecord,
  password: string,
  actor: ActivityActor,
  keptSession?: string,
): void {
  const { db, live } = world;
  user.password = password;
  db.resetTokens.voidAllOf(user.id);
  db.sessions.closeAllOf(user.id, keptSession);
  db.devices.distrustAllOf(user.id, keptSession);
  live.dropClosed();
  recordUser(world, actor, 'user.passwordChanged', user);
}

/**
 * Sets a new password of the caller, different from the old one.
 *
 * @throws Problem 400 if the old password is wrong or the new one is invalid
 */
export function changeOwnPassword(
  world: World,
  caller: Caller,
  oldPassword: string,
  newPassword: string,
  isOldAsked = true,
): void {
  const { user, session } = caller;
  if (isOldAsked && user.password !== oldPassword) {
    throw new Problem(400, 'The current password is not right.');
  }
  requireGoodPassword(newPassword);
  if (user.password === newPassword) {
    throw new Problem(400, 'New password must be different from current password');
  }
  replacePassword(world, user, newPassword, actorOf(caller), session.token);
}
