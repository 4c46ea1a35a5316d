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
 * What a tab that acts as somebody else knows of it: what it keeps, and who is at the keyboard, by
 * the record that all tabs share; '' when there is none.
 */
export type KnownImpersonation = KeptImpersonation & Pick<StartedImpersonation, 'administrator'>;

/**
 * What this tab keeps of its impersonation (specification §3), or null when it is its user's own.
 * An end that is missing or rubbish is no number, and with that over.
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
