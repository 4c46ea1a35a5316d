import type { KeptImpersonation } from '../../domain/impersonation/impersonation';
import {
  IMPERSONATION_KEYS,
  impersonationStorageOf,
  PARENT_KEYS,
} from '../../platform/impersonation-storage';
import type { Acting } from '../auth/acting';
import type { EntryOutcome } from '../auth/session';
import type { SessionStore } from '../auth/session-store';
import type { Console } from '../console/console-context';

/** Impersonation for a `SessionProvider`: its `acting`. */
export function createActing({ client, platform }: Pick<Console, 'client' | 'platform'>): Acting {
  const storage = impersonationStorageOf(platform);
  return {
    current: () => {
      const sessionId = client.impersonationSessionId ?? storage.impersonationSessionId.get();
      return sessionId === null
        ? null
        : { sessionId, email: storage.impersonatedEmail.get() ?? '' };
    },
    stop: () => {
      for (const name of IMPERSONATION_KEYS) storage[name].remove();
      client.setImpersonationSession(null);
    },
    forgetStarted: () => {
      for (const name of PARENT_KEYS) storage[name].remove();
    },
  };
}

/** Starts the impersonation in this tab and stores it there (specification §3). */
export function enterImpersonation(
  { client, platform }: Pick<Console, 'client' | 'platform'>,
  session: SessionStore,
  one: KeptImpersonation,
): Promise<EntryOutcome> {
  const storage = impersonationStorageOf(platform);
  storage.impersonatedEmail.set(one.email);
  storage.impersonationSessionId.set(one.sessionId);
  storage.parentTabId.set(one.parentTabId);
  storage.impersonationExpires.set(one.deadline);
  storage.mainUser.set(false);
  client.setImpersonationSession(one.sessionId);
  return session.actAs(one);
}
