import type { WireLogin } from '../../api/calls/auth';
import type { SessionRecord } from '../db/sessions-table';
import type { UserRecord } from '../db/users-table';
import { toInstant } from '../db/wire-time';
import { trustedDevice, userAgentOf } from '../http/caller';
import type { CallContext } from '../http/context';
import { sessionEnd, type World } from '../world/world';

/** Opens a session on the device of the call; a trusted device stays the same. */
export function openSession(
  world: World,
  user: UserRecord,
  kind: { readonly isExternal?: boolean; readonly isTwoFactorPending?: boolean } = {},
  c?: CallContext,
): SessionRecord {
  const { isExternal = false, isTwoFactorPending = false } = kind;
  const { id: accountId } = user;
  const now = world.clock.now();
  if (!isTwoFactorPending) user.lastLogin = now;
  const session = world.db.sessions.open({
    accountId,
    expires: sessionEnd(world),
    isExternal,
    isTwoFactorPending,
  });
  // The oldest session may have been closed for it.
  world.live.dropClosed();
  const seen = { lastSeen: now, sessionToken: session.token };
  const trusted = c && trustedDevice(c, world, accountId);
  if (trusted) Object.assign(trusted, seen);
  else {
    const userAgent = c ? userAgentOf(c) : '';
    world.db.devices.add({ accountId, userAgent, place: null, ...seen });
  }
  return session;
}

/** The answer for a session: its end and a new CSRF token. */
export function toWireLogin(
  world: World,
  session: SessionRecord,
  end = session.expires,
): WireLogin {
  return { expires: toInstant(end), csrfToken: world.db.sessions.issueCsrfToken(session.token) };
}
