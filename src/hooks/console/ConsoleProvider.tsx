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

/** What all hooks work with. Make it once, with `createConsole` or by hand; there is no global one. */
export interface ConsoleParts {
  /** The connection to the API. */
  readonly client: ApiClient;
  /** The powers of the browser. */
  readonly platform: Platform;
  /**
   * React Query's cache, see `createQueryClient`. Every hook that reads needs one; a page that only
   * signs in may leave it out, or a part that is loaded later provides it with
   * `QueryCacheProvider`.
   */
  readonly queryClient?: QueryClient | undefined;
  /** Where failures of calls outside the hooks are reported. `createConsole` makes it. */
  readonly failures?: Failures;
  /**
   * Where each user's preferences are stored: in this browser, on your server by the calls of
   * contract §4.26, or in your own store. @default 'browser'
   */
  readonly preferences?: PreferencesChoice | undefined;
  /**
   * What ends a session besides a sign-out: a 401 alone, or `failure`, as the portal has it, also a
   * server that fails when the page starts or somebody signs in (contract §4.37).
   * @default 'unauthorized'
   */
  readonly sessionEndsOn?: SessionEndsOn | undefined;
  /** What carries live connections, such as the sandbox in tests. @default SignalR */
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
