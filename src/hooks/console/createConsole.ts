import type { QueryClient } from '@tanstack/react-query';
import { type ApiClientOptions, createApiClient } from '../../api/create-client';
import type { SessionEndsOn } from '../../domain/auth/session-machine-types';
import type { PreferencesChoice } from '../../domain/preferences/preferences';
import { createBrowserPlatform, type Platform } from '../../platform/platform';
import type { ConsoleParts } from './ConsoleProvider';
import { createFailures } from './failures';

/** Settings of {@link createConsole}. */
export interface ConsoleOptions
  extends Pick<ApiClientOptions, 'endpoints' | 'fetch' | 'random' | 'timeoutMs'> {
  /** Where the API is. @default '' the page's own origin */
  readonly apiBaseUrl?: string;
  /**
   * The platform adapter. Each API has storage keys, channels and locks of its own (contract
   * §4.38); separate two consoles with one API by `createBrowserPlatform({ namespace })`.
   * @default the browser
   */
  readonly platform?: Platform;
  /** See `createQueryClient`. @default none, enough to sign in */
  readonly queryClient?: QueryClient;
  /** Where preferences are kept, see `ConsoleParts.preferences`. @default 'browser' */
  readonly preferences?: PreferencesChoice | undefined;
  /** What ends a session, see `ConsoleParts.sessionEndsOn`. @default 'unauthorized' */
  readonly sessionEndsOn?: SessionEndsOn | undefined;
}

/**
 * Creates the props of `ConsoleProvider` in one call: `<ConsoleProvider {...createConsole({
 * apiBaseUrl, queryClient: createQueryClient() })}>`. Call it once, outside of components. In a tab
 * opened to impersonate every call carries the impersonation.
 */
export function createConsole({
  apiBaseUrl = '',
  platform: shared = createBrowserPlatform(),
  queryClient,
  preferences,
  sessionEndsOn,
  ...clientOptions
}: ConsoleOptions = {}): ConsoleParts {
  const platform = shared.forApi?.(apiBaseUrl) ?? shared;
  const failures = createFailures();
  const client = createApiClient({
    ...clientOptions,
    baseUrl: apiBaseUrl,
    clock: platform.clock,
    impersonationSessionId: platform.storage.impersonationSessionId.get(),
    onUnauthorized: failures.tell,
  });
  return { client, platform, failures, queryClient, preferences, sessionEndsOn };
}
