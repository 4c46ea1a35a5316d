import { SESSION_MINUTES } from '../domain/impersonation/impersonation';
import { impersonationStorageOf } from '../platform/impersonation-storage';
import type { Platform } from '../platform/platform';

/** Duration of an impersonation, in milliseconds. */
export const ACTING_MS = SESSION_MINUTES * 60_000;

/** Writes the stored values of an impersonating tab. */
export function markActing(
  tab: Platform,
  acting: { readonly sessionId: string; readonly email: string; readonly parentTabId: string },
): void {
  const storage = impersonationStorageOf(tab);
  storage.impersonatedEmail.set(acting.email);
  tab.storage.impersonationSessionId.set(acting.sessionId);
  storage.parentTabId.set(acting.parentTabId);
  storage.impersonationExpires.set(tab.clock.now() + ACTING_MS);
  storage.mainUser.set(false);
}
