import { type ReactNode, useMemo, useState } from 'react';
import { BrowserRouter, MemoryRouter, parsePath } from 'react-router';
import { AlertsProvider } from '../hooks/alerts/AlertsProvider';
import { SessionProvider } from '../hooks/auth/SessionProvider';
import { type ConsoleParts, ConsoleProvider } from '../hooks/console/ConsoleProvider';
import { createConsole } from '../hooks/console/createConsole';
import { useStoredTheme } from '../hooks/shell/useStoredTheme';
import { type MessageOverrides, MessagesProvider } from '../messages/messages';
import { createTheme } from '../theme/brand';
import { ThemeProvider } from '../theme/ThemeProvider';
import { AlertsHost } from './alerts/AlertsHost';
import { ConfigContext } from './ConfigContext';
import type { PortalConfig } from './config';
import { PortalRoutes } from './PortalRoutes';
import { CartCountContext } from './shell/CartCountContext';

/** Props of {@link Portal}. But for `cartCount` they are read once, when the portal starts. */
export interface PortalProps {
  /** What `parseConfig` made of the settings. */
  config: PortalConfig;
  /**
   * The client and the platform that the portal runs on. Pass your own to change an endpoint, to
   * bring a fetch of yours, or to run on the sandbox. @default the browser and the configured API
   */
  console?: ConsoleParts;
  /** Nonce of a strict Content-Security-Policy. @default none */
  nonce?: string;
  /** Sentences of another language or another wording. @default English */
  messages?: MessageOverrides;
  /**
   * How many items are in the cart, for the badge in the header. The only one that is read anew:
   * pass another number and the badge follows. @default 0
   */
  cartCount?: number;
  /**
   * An address to start at without touching the browser's own: the portal then lives in memory, as
   * in a story or an embedded demonstration. @default the browser's address
   */
  initialPath?: string;
  /** What a navigation to `initialPath` would have carried, for pages that need it. @default none */
  initialState?: unknown;
}

/** The whole portal: every screen of specification §2 with its hooks, guards and routes. */
export function Portal({
  config,
  console: given,
  nonce,
  messages,
  initialPath,
  initialState,
  cartCount = 0,
}: PortalProps) {
  const [parts] = useState(() => given ?? createConsole({ apiBaseUrl: config.apiBaseUrl }));
  return (
    <ConfigContext.Provider value={config}>
      <ConsoleProvider {...parts}>
        <ThemedPortal
          config={config}
          nonce={nonce}
          messages={messages}
          initialPath={initialPath}
          initialState={initialState}
        >
          <CartCountContext.Provider value={cartCount}>
            <SessionProvider>
              <AlertsProvider>
                <PortalRoutes />
                <AlertsHost />
              </AlertsProvider>
            </SessionProvider>
          </CartCountContext.Provider>
        </ThemedPortal>
      </ConsoleProvider>
    </ConfigContext.Provider>
  );
}

function ThemedPortal({
  config,
  nonce,
  messages,
  initialPath,
  initialState,
  children,
}: Pick<PortalProps, 'config' | 'nonce' | 'messages' | 'initialPath' | 'initialState'> & {
  children: ReactNode;
}) {
  const [colorScheme] = useStoredTheme();
  const { color } = config.brand;
  const theme = useMemo(() => (color ? createTheme({ brand: color }) : undefined), [color]);
  return (
    <ThemeProvider
      theme={theme}
      colorScheme={colorScheme}
      nonce={nonce}
      locale={config.locale}
      applyToDocument={initialPath === undefined}
    >
      <MessagesProvider locale={config.locale} messages={messages}>
        {initialPath === undefined ? (
          <BrowserRouter>{children}</BrowserRouter>
        ) : (
          <MemoryRouter initialEntries={[{ ...parsePath(initialPath), state: initialState }]}>
            {children}
          </MemoryRouter>
        )}
      </MessagesProvider>
    </ThemeProvider>
  );
}
