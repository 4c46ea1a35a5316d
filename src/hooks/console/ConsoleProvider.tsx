import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ApiClient } from '../../api/client';
import type { HubBuilder } from '../../api/realtime';
import type { SessionEndsOn } from '../../domain/auth/session-machine-types';
import type { PreferencesChoice } from '../../domain/preferences/preferences';
import type { Platform } from '../../platform/platform';
import { type Console, ConsoleContext } from './console-context';
import { createFailures, type Failures } from './failures';
import { QueryCacheProvider } from './QueryCacheProvider';
import { createReadCache } from './read-cache';

/**
 * Dependencies of all hooks. Create it once, with `createConsole` or by hand; there is no global
 * instance.
 */
export interface ConsoleParts {
  /** The connection to the API. */
  readonly client: ApiClient;
  /** The platform adapter. */
  readonly platform: Platform;
  /**
   * React Query's cache, see `createQueryClient`. Every hook that reads needs one. A page that only
   * signs in may omit it; a part that is loaded later can provide it with `QueryCacheProvider`.
   */
  readonly queryClient?: QueryClient | undefined;
  /** Reports failures of calls outside the hooks. Created by `createConsole`. */
  readonly failures?: Failures;
  /**
   * Where each user's preferences are stored: in this browser, on your server by the calls of
   * contract §4.26, or in your own store. @default 'browser'
   */
  readonly preferences?: PreferencesChoice | undefined;
  /**
   * What ends a session besides a sign-out: only a 401, or with `failure`, as in the portal, also a
   * server failure at start or sign-in (contract §4.37).
   * @default 'unauthorized'
   */
  readonly sessionEndsOn?: SessionEndsOn | undefined;
  /** Transport of live connections, such as the sandbox in tests. @default SignalR */
  readonly buildHub?: HubBuilder | undefined;
}

/** Props of {@link ConsoleProvider}. The parts must stay the same while it is mounted. */
export interface ConsoleProviderProps extends ConsoleParts {
  /** The part of the page that uses the hooks. */
  children: ReactNode;
}

/** Provides client, platform and cache to the hooks below it. */
export function ConsoleProvider({
  queryClient,
  failures,
  children,
  ...parts
}: ConsoleProviderProps) {
  const [services] = useState<Console>(() => ({
    ...parts,
    failures: failures ?? createFailures(),
    cache: createReadCache(),
  }));
  return (
    <ConsoleContext.Provider value={services}>
      {queryClient ? (
        <QueryCacheProvider queryClient={queryClient}>{children}</QueryCacheProvider>
      ) : (
        children
      )}
    </ConsoleContext.Provider>
  );
}
