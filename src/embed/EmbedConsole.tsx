import { type ReactNode, useState } from 'react';
import { SessionProvider } from '../hooks/auth/SessionProvider';
import { type ConsoleParts, ConsoleProvider } from '../hooks/console/ConsoleProvider';
import { createConsole } from '../hooks/console/createConsole';
import { createBrowserPlatform } from '../platform/platform';

interface EmbedConsoleProps {
  /** Where the API is. Read once. @default the page's own origin */
  apiBaseUrl?: string | undefined;
  /** The prefix of storage keys, channels and locks. Read once. @default 'plinth' */
  namespace?: string | undefined;
  /** Client and platform of the page's own, as in a test. Read once. @default those of the browser */
  parts?: ConsoleParts | undefined;
  /** The screens, wherever they stand: one session and one cache are theirs together. */
  children: ReactNode;
}

/**
 * What all screens with one API share. The cache of React Query comes with the first screen that
 * reads (`UserGate`): who signs in carries none.
 */
export function EmbedConsole({ apiBaseUrl, namespace, parts, children }: EmbedConsoleProps) {
  const [services] = useState(
    () => parts ?? createConsole({ apiBaseUrl, platform: createBrowserPlatform({ namespace }) }),
  );
  return (
    <ConsoleProvider {...services}>
      <SessionProvider>{children}</SessionProvider>
    </ConsoleProvider>
  );
}
