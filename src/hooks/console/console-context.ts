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
  /** The powers of the browser. */
  readonly platform: Platform;
  /** Tells the session which calls failed. */
  readonly failures: Failures;
  /** The seat of the cache for what is read. */
  readonly cache: ReadCache;
  /** Where preferences are kept; this browser when it is left out. */
  readonly preferences?: PreferencesChoice | undefined;
  /** What ends a session besides a sign-out; a 401 alone when it is left out. */
  readonly sessionEndsOn?: SessionEndsOn | undefined;
  /** What carries live connections; SignalR when it is left out. */
  readonly buildHub?: HubBuilder | undefined;
}

/** Filled by `ConsoleProvider`. */
export const ConsoleContext = createContext<Console | null>(null);

/**
 * The client, the platform and the cache of the nearest `ConsoleProvider`.
 * @throws Error when there is none above.
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
