import { GUEST_ROLE } from '../../domain/roles/role';
import { SIMPLE_EMAIL } from '../../domain/text/email-pattern';
import { actorOf, recordUser } from '../activity/record';
import { refuseClosed } from '../commerce/standing';
import { found } from '../commerce/viewer';
import { createToken } from '../db/random';
import { emailOf, type UserRecord } from '../db/users-table';
import { isPending } from '../db/wire-user';
import { done } from '../http/answers';
import { refuseBlocked, requirePermission } from '../http/caller';
import type { CallContext, Caller } from '../http/context';
import { pathPart, readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import { requirePerson, seesCompany } from '../http/rights';
import type { World } from '../world/world';
import { removeAccount } from './remove-account';

/**
 * Minimum and maximum length of an invitation's e-mail address, in characters (specification §5).
 */
const MIN_LENGTH = 3;
const MAX_LENGTH = 50;
/**
 * The message for users of companies that the caller may not see; does not reveal that they exist
 * (specification §8).
 */
const NOT_INVITED = 'We are not able to create this user, please contact us for support';

function newUser(
  email: string,
  { id: customerId, level: customerType }: Workplace,
  password: string,
  now: number,
): UserRecord {
  return {
    id: createToken(),
    madeAt: now,
    email,
    firstname: null,
    lastname: null,
    username: null,
    phone: null,
    password,
    totpSecret: null,
    pendingTotpSecret: null,
    avatarSeed: null,
    customerId,
    customerType,
    role: GUEST_ROLE,
    isActive: true,
    isSystem: false,
    isEmailConfirmed: false,
    invitedAt: null,
    lastLogin: null,
    isHidden: false,
  };
}

/** The company of an invited user, which determines their level. */
interface Workplace {
  readonly id: string;
  readonly level: number;
}

/**
 * The company of an invitation: the given one, or the inviter's own (workday §1).
 *
 * @throws Problem 404 for one that the inviter may not see
 */
function workplaceOf({ db }: World, { user }: Caller, asked: string | undefined): Workplace {
  const id = asked ?? user.customerId;
  const { level } = found(db.company(id), () => seesCompany(db, user)(id));
  return { id, level };
}

/** Mails an invitation and invalidates the previous link. */
function sendInvitation(c: CallContext, world: World, user: UserRecord): void {
  const { id, email, password } = user;
  const now = world.clock.now();
  user.invitedAt = now;
  world.db.confirmationTokens.voidAllOf(id);
  const token = world.db.confirmationTokens.issue(id, now);
  const query = new URLSearchParams({ confirmationToken: token, email });
  world.db.outbox.push({
    kind: 'invitation',
    to: email,
    link: `${new URL(c.req.url).origin}/auth/login?${query}`,
    token,
    password,
    sentAt: now,
  });
}

/** The caller, if they may invite users. */
function requireInviter(c: CallContext, world: World): Caller {
  const caller = requirePermission(c, 'User.Invite');
  refuseBlocked(caller, world, 'inviteUsers');
  return caller;
}

/** The user with a pending invitation, and the caller. */
function pendingOf(c: CallContext, world: World) {
  const caller = requireInviter(c, world);
  const user = requirePerson(world, caller, pathPart(c, 'email'));
  if (!isPending(user)) throw new Problem(409, 'This invitation was accepted already.');
  return { caller, user };
}

/** `POST /app/users/{id}/invitation`: resends it (contract §4.29). */
export function resendInvitation(c: CallContext, world: World): Response {
  const { caller, user } = pendingOf(c, world);
  refuseClosed(world.db.commerce(), user.customerId);
  sendInvitation(c, world, user);
  recordUser(world, actorOf(caller), 'user.inviteResent', user);
  return done('The invitation was sent again.');
}

/** `DELETE /app/users/{id}/invitation`: withdraws it and deletes the user (contract §4.29). */
export function withdrawInvitation(c: CallContext, world: World): Response {
  const { caller, user } = pendingOf(c, world);
  removeAccount(world, user);
  recordUser(world, actorOf(caller), 'user.inviteWithdrawn', user);
  return done('The invitation was withdrawn.');
}

/** `POST /app/users`: invites a user by e-mail (specification §7.2). */
export async function inviteUser(c: CallContext, world: World): Promise<Response> {
  const caller = requireInviter(c, world);
  const fields = await readFields(c);
  const email = emailOf(textOf(fields, 'email'));
  // An invalid id is not ignored; only a missing field means one's own company.
  const customerId =
    (fields.customerId ?? null) === null ? undefined : textOf(fields, 'customerId');
  if (email.length < MIN_LENGTH || email.length > MAX_LENGTH || !SIMPLE_EMAIL.test(email)) {
    throw new Problem(400, 'Enter valid email address');
  }
  const workplace = workplaceOf(world, caller, customerId);
  refuseClosed(world.db.commerce(), workplace.id);
  const known = world.db.users.find(email);
  if (known) {
    const isSeen = seesCompany(world.db, caller.user)(known.customerId);
    throw new Problem(400, isSeen ? 'There is a user of this e-mail already.' : NOT_INVITED);
  }
  const password = `First-${createToken().slice(0, 8)}!`;
  const invited = newUser(email, workplace, password, world.clock.now());
  world.db.users.add(invited);
  recordUser(world, actorOf(caller), 'user.invited', invited);
  sendInvitation(c, world, invited);
  return done('user was created ,we sent him an email');
}
