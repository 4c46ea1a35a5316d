import type { ApiClient } from '../../api/client';
import type { ImpersonationEvent } from '../../domain/impersonation/machine-types';
import { type ClockReading, lookAgain, toldBy } from '../../domain/impersonation/server-clock';
import type { ConsoleStorage } from '../../platform/storage';
import type { ImpersonationMarks } from '../auth/impersonation-marks';

/** The marks of this tab, and the administrator at the keyboard. */
export interface KnownImpersonation extends ImpersonationMarks {
  /** The user in the record that all tabs share; '' when there is none. */
  readonly administrator: string;
}

/**
 * What this tab keeps of its impersonation (specification §3), or null when it is its user's own.
 * An end that is missing or rubbish is no number, and with that over.
 */
export function readMarks(storage: ConsoleStorage): KnownImpersonation | null {
  const sessionId = storage.impersonationSessionId.get();
  if (sessionId === null) return null;
  return {
    sessionId,
    email: storage.impersonatedEmail.get() ?? '',
    parentTabId: storage.parentTabId.get() ?? '',
    deadline: storage.impersonationExpires.get() ?? Number.NaN,
    administrator: storage.auth.get()?.email ?? '',
  };
}

/**
 * The event that starts the countdown. The server's time is that of its last answer. Where the
 * server hides it, the device's clock is used, and the server still refuses in time.
 */
export function startEventOf(
  { sessionId, deadline }: ImpersonationMarks,
  { serverTime }: Pick<ApiClient, 'serverTime'>,
  reading: ClockReading,
): ImpersonationEvent {
  const told = serverTime && toldBy(serverTime.serverNow, serverTime.reading);
  const serverNow = told ? lookAgain(told, reading).serverNow : reading.wall;
  return { type: 'START', sessionId, deadline, serverNow, reading };
}
