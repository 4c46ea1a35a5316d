import type { QueryClient } from '@tanstack/react-query';
import { type ApiClientOptions, createApiClient } from '../../api/create-client';
import type { PreferencesChoice } from '../../domain/preferences/preferences';
import { createBrowserPlatform, type Platform } from '../../platform/platform';
import type { ConsoleParts } from './ConsoleProvider';
import { createFailures } from './failures';

/** Settings of {@link createConsole}. */
export interface ConsoleOptions
  extends Pick<ApiClientOptions, 'endpoints' | 'fetch' | 'random' | 'timeoutMs'> {
  /** Where the API is. @default '' the page's own origin */
  readonly apiBaseUrl?: string;
  /** The powers of the browser. @default the browser */
  readonly platform?: Platform;
  /** See `createQueryClient`. @default none, enough to sign in */
  readonly queryClient?: QueryClient;
  /** Where preferences are kept, see `ConsoleParts.preferences`. @default 'browser' */
  readonly preferences?: PreferencesChoice | undefined;
}

/**
 * Makes what `ConsoleProvider` takes, in one call:
 * `<ConsoleProvider {...createConsole({ apiBaseUrl, queryClient: createQueryClient() })}>`.
 * Call it once, outside of components. A tab that was opened to impersonate says so in every call.
 */
export function createConsole({
  apiBaseUrl = '',
  platform = createBrowserPlatform(),
  queryClient,
  ...clientOptions
}: ConsoleOptions = {}): ConsoleParts {
  const failures = createFailures();
  const client = createApiClient({
    ...clientOptions,
    baseUrl: apiBaseUrl,
    clock: platform.clock,
    impersonationSessionId: platform.storage.impersonationSessionId.get(),
    onUnauthorized: failures.tell,
  });
  return { client, platform, failures, queryClient, preferences: clientOptions.preferences };
}
