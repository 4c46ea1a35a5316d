import type { WireExternalLogin } from '../../api/calls/auth';
import { EXTERNAL_PROVIDERS } from '../../domain/auth/session';
import { json, withSession } from '../http/answers';
import { trustedDevice } from '../http/caller';
import type { CallContext } from '../http/context';
import { readFields, textOf } from '../http/input';
import { requireOwnHost } from '../http/own-host';
import { Problem } from '../http/problem';
import type { World } from '../world/world';
import { openSession, toWireLogin } from './open-session';
import { refuseSwitchedOff } from './switched-off';

/** The provider, if it is supported. */
export function requireProvider(text: string | undefined): string {
  const provider = EXTERNAL_PROVIDERS.find((name) => name === text);
  if (!provider) throw new Problem(400, 'This provider is not supported.');
  return provider;
}

/** `GET /app/login/external-login`: the address of the provider's page, a bare JSON text. */
export function externalLoginUrl(c: CallContext, world: World): Response {
  const provider = requireProvider(c.req.query('provider'));
  const state = world.db.externalStates.issue({ provider }, world.clock.now());
  const query = new URLSearchParams({ state, redirect: `/external-login/${provider}` });
  return json(`${new URL(c.req.url).origin}/app/sandbox/provider/${provider}?${query}`);
}

/** `POST /app/login/external-login-res`: exchanges state and code for a session, once. */
export async function completeExternalLogin(c: CallContext, world: World): Promise<Response> {
  const provider = requireProvider(c.req.query('provider'));
  const fields = await readFields(c);
  const state = textOf(fields, 'token');
  const code = textOf(fields, 'code');
  requireOwnHost(world, c.req.url, textOf(fields, 'host'));
  const { externalCodes, externalStates, users } = world.db;
  const now = world.clock.now();
  const recognised = externalCodes.subjectOf(code);
  const isGood =
    recognised?.provider === provider &&
    recognised.state === state &&
    externalCodes.stateOf(code, now) === 'good' &&
    externalStates.stateOf(state, now) === 'good';
  const user = isGood ? users.find(recognised.email) : undefined;
  if (!user) throw new Problem(400, 'This sign-in is no longer good. Please start again.');
  // The code belongs to the state: both are used up.
  externalStates.use(state);
  refuseSwitchedOff(user);
  const before = c.get('session');
  if (before) world.db.sessions.close(before.token);
  const isTwoFactorPending = user.totpSecret !== null && !trustedDevice(c, world, user.id);
  const session = openSession(world, user, { isExternal: true, isTwoFactorPending }, c);
  const answer: WireExternalLogin = { ...toWireLogin(world, session), email: user.email };
  return withSession(json(answer), session.token);
}
