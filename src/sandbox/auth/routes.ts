import { Hono } from 'hono';
import type { WireExternalLogin } from '../../api/calls/auth';
import { recordUser } from '../activity/record';
import { PASSKEY_CHALLENGE_MS } from '../db/database';
import { done, json, withSession } from '../http/answers';
import { requireCaller, trustedDevice } from '../http/caller';
import type { CallContext, Env } from '../http/context';
import { IMPERSONATION_HEADER } from '../http/headers';
import { readFields, requireQuery, textOf } from '../http/input';
import { Problem } from '../http/problem';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { completeExternalLogin, externalLoginUrl } from './external-login';
import { login } from './login';
import { openSession, toWireLogin } from './open-session';
import { requestPasswordReset, resetPassword } from './password-reset';
import { refuseSwitchedOff } from './switched-off';
import {
  answeredChallenge,
  authenticatorFacts,
  encodedText,
  isSigned,
  readCredential,
  relyingParty,
} from './webauthn';

/** `POST /app/login/passkey-options`: for users with a passkey, who need no e-mail. */
function passkeyLoginOptions(c: CallContext, world: World): Response {
  const challenge = world.db.passkeyChallenges.issue('', world.clock.now());
  return json({
    challenge: encodedText(challenge),
    rpId: relyingParty(c),
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'preferred',
    allowCredentials: [],
  });
}

/** `POST /app/login/passkey` (contract §4.28). */
async function loginWithPasskey(c: CallContext, world: World): Promise<Response> {
  const { id, response } = readCredential(await readFields(c));
  const { passkeyChallenges: challenges, passkeys, users, sessions } = world.db;
  const challenge = answeredChallenge(c, world, response, 'webauthn.get');
  const now = world.clock.now();
  const isFresh =
    challenges.stateOf(challenge, now) === 'good' && challenges.subjectOf(challenge) === '';
  challenges.use(challenge);
  const passkey = passkeys.get(id);
  const user = passkey && users.byId(passkey.accountId);
  const facts = await authenticatorFacts(c, response);
  // A counter that does not grow indicates a copy.
  const isOriginal = passkey && (facts.signCount === 0 || facts.signCount > passkey.signCount);
  // The authenticator names the user; it always does so for a discoverable passkey.
  const isTheirs = user && textOf(response, 'userHandle') === encodedText(user.id);
  if (!isFresh || !isTheirs || !isOriginal || !(await isSigned(passkey, response, facts))) {
    throw new Problem(400, 'This passkey is not known here, or no longer.');
  }
  refuseSwitchedOff(user);
  passkey.signCount = facts.signCount;
  passkey.lastUsedAt = now;
  const before = c.get('session');
  if (before) sessions.close(before.token);
  const isTwoFactorPending =
    user.totpSecret !== null && !facts.isUserVerified && !trustedDevice(c, world, user.id);
  const session = openSession(world, user, { isExternal: true, isTwoFactorPending }, c);
  const answer: WireExternalLogin = { ...toWireLogin(world, session), email: user.email };
  return withSession(json(answer), session.token);
}

/** `POST /app/login/validate-token`: 401 without a complete session (specification §4). */
function validateToken(c: CallContext, world: World): Response {
  // After a reload the partial session of an external sign-in does not count.
  if (c.get('session')?.isTwoFactorPending) throw new Problem(401, 'You are not signed in.');
  const { session, impersonation } = requireCaller(c);
  const end = Math.min(session.expires, impersonation?.expires ?? session.expires);
  return json(toWireLogin(world, session, end));
}

/**
 * Whether a browser sent the request without a user's intent: a picture, a frame, a prefetch. A GET
 * like that must not sign out. Pages of other sites are refused earlier (`refuseForeignPages`).
 */
function isUnmeant(c: CallContext): boolean {
  const destination = c.req.header('Sec-Fetch-Dest') ?? 'empty';
  const purpose = `${c.req.header('Sec-Purpose') ?? ''} ${c.req.header('Purpose') ?? ''}`;
  return !['empty', 'document'].includes(destination) || purpose.includes('prefetch');
}

/** `GET /app/login/logout`; with the impersonation header it ends only that (contract §3). */
function logout(c: CallContext, world: World): Response {
  if (isUnmeant(c)) throw new Problem(403, 'Signing out was not asked for by the portal.');
  const session = c.get('session');
  const impersonationId = c.req.header(IMPERSONATION_HEADER);
  if (impersonationId !== undefined) {
    const own =
      session && world.db.impersonations.find(impersonationId, session.token, world.clock.now());
    const user = own && world.db.users.byId(own.accountId);
    const administrator = session && world.db.users.byId(session.accountId);
    if (own && user && administrator) {
      world.db.impersonations.end(own.id);
      const actor = { by: administrator.email, impersonatedBy: null };
      recordUser(world, actor, 'impersonation.ended', user);
    }
    world.live.dropClosed();
    return done('Impersonation mode has been successfully closed.');
  }
  if (session) world.db.sessions.close(session.token);
  world.live.dropClosed();
  return withSession(done('You are signed out.'), '');
}

/** `GET /app/login/confirm-email` (specification §7.1). */
function confirmEmail(c: CallContext, world: World): Response {
  const token = requireQuery(c, 'confirmationToken');
  const user = world.db.users.find(requireQuery(c, 'email'));
  const { confirmationTokens } = world.db;
  const state = confirmationTokens.stateOf(token, world.clock.now());
  if (!user || confirmationTokens.subjectOf(token) !== user.id) {
    throw new Problem(400, 'This confirmation link is not right.');
  }
  if (state === 'used' || user.isEmailConfirmed) {
    throw new Problem(400, 'Email is already confirmed, Try to login');
  }
  if (state === 'expired') throw new Problem(400, 'This confirmation link has expired.');
  confirmationTokens.use(token);
  user.isEmailConfirmed = true;
  recordUser(world, { by: user.email, impersonatedBy: null }, 'user.joined', user);
  return done("Email activated! You're all set to log in.");
}

/** Sign-in and session (specification §7.1). */
function authRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.post('/', (c) => login(c, world));
  room.get('/logout', (c) => logout(c, world));
  room.post('/validate-token', (c) => validateToken(c, world));
  room.post('/reset-password', (c) => resetPassword(c, world));
  room.get('/generate-password-reset-token', (c) => requestPasswordReset(c, world));
  room.get('/confirm-email', (c) => confirmEmail(c, world));
  room.get('/external-login', (c) => externalLoginUrl(c, world));
  room.post('/external-login-res', (c) => completeExternalLogin(c, world));
  room.post('/passkey-options', (c) => passkeyLoginOptions(c, world));
  room.post('/passkey', (c) => loginWithPasskey(c, world));
  return room;
}

export const authRoom: SandboxRoom = { base: '/app/login', routes: authRoutes };
