import type { WireLogin } from '../../api/wire/types';
import type { SessionRecord } from '../db/sessions-table';
import type { UserRecord } from '../db/users-table';
import { toInstant } from '../db/wire-time';
import { sessionEnd, type World } from '../world';

/** Opens a session of a user. */
export function openSession(
  world: World,
  user: UserRecord,
  kind: { readonly isExternal?: boolean; readonly isTwoFactorPending?: boolean } = {},
): SessionRecord {
  const { isExternal = false, isTwoFactorPending = false } = kind;
  if (!isTwoFactorPending) user.lastLogin = world.clock.now();
  return world.db.sessions.open({
    email: user.email,
    expires: sessionEnd(world),
    isExternal,
    isTwoFactorPending,
  });
}

/** The answer for a session: its end and a new CSRF token. */
export function toWireLogin(
  world: World,
  session: SessionRecord,
  end = session.expires,
): WireLogin {
  return { expires: toInstant(end), csrfToken: world.db.sessions.issueCsrfToken(session.token) };
}
