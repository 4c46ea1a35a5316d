import type { ApiClient } from '../../api/client';
import type {
  KeptImpersonation,
  StartedImpersonation,
} from '../../domain/impersonation/impersonation';
import type { ImpersonationEvent } from '../../domain/impersonation/machine-types';
import type { ClockReading } from '../../domain/impersonation/server-clock';
import { impersonationStorageOf } from '../../platform/impersonation-storage';
import type { Platform } from '../../platform/platform';
import { serverNowOf } from '../timing/present-time';

/**
 * The impersonation of a tab: its stored data, and the administrator from the record shared by all
 * tabs; '' without one.
 */
export type KnownImpersonation = KeptImpersonation & Pick<StartedImpersonation, 'administrator'>;

/**
 * The stored impersonation of this tab (specification §3), or null. A missing or invalid end
 * becomes NaN and counts as expired.
 */
export function readKept(platform: Platform): KnownImpersonation | null {
  const storage = impersonationStorageOf(platform);
  const sessionId = storage.impersonationSessionId.get();
  if (sessionId === null) return null;
  return {
    sessionId,
    email: storage.impersonatedEmail.get() ?? '',
    parentTabId: storage.parentTabId.get() ?? '',
    deadline: storage.impersonationExpires.get() ?? Number.NaN,
    administrator: platform.storage.auth.get()?.email ?? '',
  };
}

/** The event that begins the countdown. */
export function startEventOf(
  { sessionId, deadline }: KeptImpersonation,
  client: Pick<ApiClient, 'serverTime'>,
  reading: ClockReading,
): ImpersonationEvent {
  const serverNow = serverNowOf(client, reading);
  return { type: 'START', sessionId, deadline, serverNow, reading };
}
