import { GUEST_ROLE } from '../../domain/roles/role';
import { actorOf, recordUser } from '../activity/record';
import type { UserRecord } from '../db/users-table';
import { done } from '../http/answers';
import { type CallContext, requirePermission } from '../http/caller';
import { readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import { createToken } from '../random';
import type { World } from '../world';

/** Shortest and longest e-mail of an invitation, in characters (specification §5). */
const MIN_LENGTH = 3;
const MAX_LENGTH = 50;
const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/;

function newUser(email: string, inviter: UserRecord, password: string): UserRecord {
  return {
    email,
    firstname: null,
    lastname: null,
    username: null,
    phone: null,
    password,
    totpSecret: null,
    pendingTotpSecret: null,
    avatarSeed: null,
    customerId: inviter.customerId,
    customerType: 0,
    role: GUEST_ROLE,
    isActive: true,
    isSystem: false,
    isEmailConfirmed: false,
    lastLogin: null,
    isHidden: false,
  };
}

/** `POST /app/users`: invites a user by e-mail (specification §7.2). */
export async function inviteUser(c: CallContext, world: World): Promise<Response> {
  const caller = requirePermission(c, world, 'User.Invite');
  const email = textOf(await readFields(c), 'email').trim();
  if (email.length < MIN_LENGTH || email.length > MAX_LENGTH || !EMAIL.test(email)) {
    throw new Problem(400, 'Enter valid email address');
  }
  if (world.db.users.find(email)) throw new Problem(400, 'There is a user of this e-mail already.');
  const password = `First-${createToken().slice(0, 8)}!`;
  const invited = newUser(email, caller.user, password);
  world.db.users.add(invited);
  recordUser(world, actorOf(caller), 'user.invited', invited);
  const token = world.db.confirmationTokens.issue(email, world.clock.now());
  const query = new URLSearchParams({ confirmationToken: token, email });
  world.db.outbox.push({
    kind: 'invitation',
    to: email,
    link: `${new URL(c.req.url).origin}/auth/login?${query}`,
    token,
    password,
    sentAt: world.clock.now(),
  });
  return done('user was created ,we sent him an email');
}
