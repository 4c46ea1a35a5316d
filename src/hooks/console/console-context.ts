import { createContext, useContext } from 'react';
import type { ApiClient } from '../../api/client';
import type { HubBuilder } from '../../api/realtime';
import type { SessionEndsOn } from '../../domain/auth/session-machine-types';
import type { PreferencesChoice } from '../../domain/preferences/preferences';
import type { Clock } from '../../domain/time/clock';
import type { Platform } from '../../platform/platform';
import type { Failures } from './failures';
import type { ReadCache } from './read-cache';

/** What every hook needs. */
export interface Console {
  /** The connection to the API. */
  readonly client: ApiClient;
  /** The platform adapter. */
  readonly platform: Platform;
  /** Reports failed calls to the session. */
  readonly failures: Failures;
  /** Holder of the query cache. */
  readonly cache: ReadCache;
  /** Where preferences are stored; this browser if omitted. */
  readonly preferences?: PreferencesChoice | undefined;
  /** What ends a session besides a sign-out; only a 401 if omitted. */
  readonly sessionEndsOn?: SessionEndsOn | undefined;
  /** Transport of live connections; SignalR if omitted. */
  readonly buildHub?: HubBuilder | undefined;
}

/** Filled by `ConsoleProvider`. */
export const ConsoleContext = createContext<Console | null>(null);

/**
 * The client, the platform and the cache of the nearest `ConsoleProvider`.
 * @throws Error without one above.
 */
export function useConsole(): Console {
  const services = useContext(ConsoleContext);
  if (!services) throw new Error('Hooks need a <ConsoleProvider>.');
  return services;
}

/** The clock of the nearest `ConsoleProvider`. */
export function useClock(): Clock {
  return useConsole().platform.clock;
}
