import type { WireExternalLogin } from '../../api/calls/auth';
import { PASSKEY_CHALLENGE_MS } from '../db/database';
import { json, withSession } from '../http/answers';
import { trustedDevice } from '../http/caller';
import type { CallContext } from '../http/context';
import { readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import type { World } from '../world/world';
import { openSession, toWireLogin } from './open-session';
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
export function passkeyLoginOptions(c: CallContext, world: World): Response {
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
export async function loginWithPasskey(c: CallContext, world: World): Promise<Response> {
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
