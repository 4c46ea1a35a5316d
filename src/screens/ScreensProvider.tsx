import { useState } from 'react';
import { LinksProvider } from '../components/ui/LinksProvider';
import type { Links } from '../contracts/links';
import { SessionProvider, type SessionProviderProps } from '../hooks/auth/SessionProvider';
import { type ConsoleParts, ConsoleProvider } from '../hooks/console/ConsoleProvider';
import { createConsole } from '../hooks/console/createConsole';
import { createBrowserPlatform } from '../platform/platform';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider';

/** Connection and session, shared by screens. */
interface ScreensConsoleProps extends SessionProviderProps {
  /** Where the API is. Read once. @default the page's own origin */
  apiBaseUrl?: string | undefined;
  /** The prefix of storage keys, channels and locks. Read once. @default 'plinth' */
  namespace?: string | undefined;
  /** The result of `createConsole`, instead of both. Read once. @default the browser's */
  parts?: ConsoleParts | undefined;
}

/**
 * Connection and session of all screens with one API. The cache of React Query comes with the first
 * screen that reads (`UserCache`): a page that only signs in carries none.
 */
export function ScreensConsole({ apiBaseUrl, namespace, parts, ...session }: ScreensConsoleProps) {
  const [services] = useState(
    () => parts ?? createConsole({ apiBaseUrl, platform: createBrowserPlatform({ namespace }) }),
  );
  return (
    <ConsoleProvider {...services}>
      <SessionProvider {...session} />
    </ConsoleProvider>
  );
}

/** Props of {@link ScreensProvider}: those of `ThemeProvider` and `SessionProvider`, and these. */
export interface ScreensProviderProps
  extends ScreensConsoleProps,
    Omit<ThemeProviderProps, 'children'> {
  /**
   * Addresses of your pages; a missing one is shown without a link. Keep the object stable.
   * @default no links
   */
  links?: Links | undefined;
}

const NO_LINKS: Links = {};

/**
 * What the screens of this entry need around them, once for a page: theme, connection, session and
 * links. `ThemeProvider`, `ConsoleProvider`, `SessionProvider` and `LinksProvider` of your own do as well.
 *
 * @example
 * const Page = () => <ScreensProvider apiBaseUrl="https://api.example"><Roles /></ScreensProvider>;
 */
export function ScreensProvider(props: ScreensProviderProps) {
  const { apiBaseUrl, namespace, parts, acting, initialSession, links, children, ...look } = props;
  return (
    <ThemeProvider {...look}>
      <ScreensConsole {...{ apiBaseUrl, namespace, parts, acting, initialSession }}>
        <LinksProvider links={links ?? NO_LINKS}>{children}</LinksProvider>
      </ScreensConsole>
    </ThemeProvider>
  );
}
