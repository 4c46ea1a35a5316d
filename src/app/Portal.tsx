import { type ReactNode, useMemo, useState } from 'react';
import { BrowserRouter, MemoryRouter, parsePath } from 'react-router';
import { ConfigErrorScreen } from '../components/errors/ConfigErrorScreen';
import type { PreferencesChoice } from '../domain/preferences/preferences';
import { AlertsProvider } from '../hooks/alerts/AlertsProvider';
import { SessionProvider } from '../hooks/auth/SessionProvider';
import { type ConsoleParts, ConsoleProvider } from '../hooks/console/ConsoleProvider';
import { createConsole } from '../hooks/console/createConsole';
import { createActing } from '../hooks/impersonation/acting';
import { useStoredTheme } from '../hooks/shell/useStoredTheme';
import { mergeMessages } from '../messages/merge-messages';
import { MessagesProvider } from '../messages/messages';
import type { SentenceOverrides } from '../messages/sentence-overrides';
import type { Appearance } from '../theme/appearance';
import { makeTheme } from '../theme/make-theme';
import { ThemeProvider } from '../theme/ThemeProvider';
import { ALREADY_CHECKED } from '../theme/token-checks';
import { AlertsHost } from './alerts/AlertsHost';
import { ConfigContext } from './ConfigContext';
import type { PortalConfig } from './config';
import { LanguageHost } from './language/LanguageHost';
import { LanguageContext } from './language/language-context';
import { ENGLISH, findLanguage } from './language/languages';
import { usePortalLanguage } from './language/usePortalLanguage';
import { ModulesContext } from './modules/modules-context';
import { moduleProblems, type PortalModule } from './modules/portal-module';
import { PortalRoutes } from './PortalRoutes';
import { CartCountContext } from './shell/CartCountContext';
import { OtherUserHost } from './shell/OtherUserHost';
import { DraftsHost } from './unsaved/DraftsHost';
import { VisitHost } from './Visit';

/**
 * Props of {@link Portal}. All but `cartCount` and `modules` are read once, when the portal starts.
 */
export interface PortalProps {
  /** What `parseConfig` made of the settings. */
  config: PortalConfig;
  /**
   * The client and the platform that the portal runs on. Pass your own to change an endpoint, to
   * use your own fetch, or to run on the sandbox. @default the browser and the configured API
   */
  console?: ConsoleParts;
  /** Nonce of a strict Content-Security-Policy. @default none */
  nonce?: string;
  /**
   * Overrides of some sentences in the current language. Pass a function if the reader can choose a
   * language: it is called with the language's tag. @default those of the settings, or none
   */
  messages?: SentenceOverrides | ((language: string) => SentenceOverrides | undefined);
  /** Your classes for parts of our components, by slot. @default none */
  appearance?: Appearance;
  /**
   * How many items are in the cart, for the badge in the header, if your page has its own count.
   * Read at every render. @default the lines of the user's cart
   */
  cartCount?: number;
  /**
   * Pages of your own at `/apps/modules/{id}`, with entries in the navigation. Read at every
   * render: keep the array stable. @default none
   */
  modules?: readonly PortalModule[];
  /**
   * Where each user's preferences are stored: in this browser, on your server by the calls of
   * contract §4.26, or in your own store. @default what the settings say, this browser
   */
  preferences?: PreferencesChoice;
  /**
   * Initial address of an in-memory router that leaves the browser's address alone, for stories or
   * embedded demonstrations. @default the browser's address
   */
  initialPath?: string;
  /** Navigation state of `initialPath`, for pages that need it. @default none */
  initialState?: unknown;
}

const NO_MODULES: readonly PortalModule[] = [];

/** The whole portal: every screen of specification §2 with its hooks, guards and routes. */
export function Portal({
  config,
  console: given,
  nonce,
  messages,
  appearance,
  initialPath,
  initialState,
  cartCount,
  modules = NO_MODULES,
  preferences,
}: PortalProps) {
  const [parts] = useState(() => given ?? createConsole({ apiBaseUrl: config.apiBaseUrl }));
  const problems = moduleProblems(modules);
  return (
    <ConfigContext.Provider value={config}>
      <ConsoleProvider
        {...parts}
        sessionEndsOn={parts.sessionEndsOn ?? 'failure'}
        preferences={preferences ?? parts.preferences ?? config.preferences}
      >
        <ThemedPortal
          config={config}
          nonce={nonce}
          messages={messages}
          appearance={appearance}
          initialPath={initialPath}
          initialState={initialState}
        >
          {problems.length > 0 ? (
            <ConfigErrorScreen problems={problems} />
          ) : (
            <CartCountContext.Provider value={cartCount ?? null}>
              <ModulesContext.Provider value={modules}>
                <SessionProvider acting={createActing}>
                  <AlertsProvider>
                    <LanguageHost>
                      <VisitHost>
                        <DraftsHost>
                          <PortalRoutes />
                        </DraftsHost>
                      </VisitHost>
                      <AlertsHost />
                      <OtherUserHost />
                    </LanguageHost>
                  </AlertsProvider>
                </SessionProvider>
              </ModulesContext.Provider>
            </CartCountContext.Provider>
          )}
        </ThemedPortal>
      </ConsoleProvider>
    </ConfigContext.Provider>
  );
}

function ThemedPortal({
  config,
  nonce,
  messages,
  appearance,
  initialPath,
  initialState,
  children,
}: Omit<PortalProps, 'console' | 'cartCount' | 'modules' | 'preferences'> & {
  children: ReactNode;
}) {
  const [colorScheme] = useStoredTheme();
  const spoken = usePortalLanguage(config);
  const language = spoken.language ?? ENGLISH;
  // The settings can be more specific: Austrian German, or their own `messages`.
  const locale = isOfLocale(config, language.locale) ? config.locale : language.locale;
  const sentences = useMemo(
    () =>
      mergeMessages(
        language.messages,
        (typeof messages === 'function' ? messages(language.locale) : messages) ?? config.messages,
      ),
    [language, messages, config.messages],
  );
  const { brand } = config;
  const theme = useMemo(
    () => makeTheme({ ...brand, brand: brand.color }, ALREADY_CHECKED),
    [brand],
  );
  return (
    <ThemeProvider
      theme={theme}
      colorScheme={colorScheme}
      nonce={nonce}
      locale={locale}
      // English inherits the direction of the surrounding page, such as a story's.
      dir={language === ENGLISH ? undefined : language.dir}
      applyToDocument={initialPath === undefined}
      appearance={appearance}
    >
      <MessagesProvider locale={locale} messages={sentences}>
        <LanguageContext.Provider value={spoken}>
          {initialPath === undefined ? (
            // A press is shown at once, not only when the next page has loaded (workday §8).
            <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
          ) : (
            <MemoryRouter
              useTransitions={false}
              initialEntries={[{ ...parsePath(initialPath), state: initialState }]}
            >
              {children}
            </MemoryRouter>
          )}
        </LanguageContext.Provider>
      </MessagesProvider>
    </ThemeProvider>
  );
}

/** Whether the locale of the settings is the one for a language: `de-AT` for German. */
function isOfLocale({ languages, locale }: PortalConfig, language: string): boolean {
  return findLanguage(languages, locale) === language || languages.length === 1;
}
