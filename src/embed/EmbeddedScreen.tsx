import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { NavigationProvider } from '../components/ui/NavigationProvider';
import { useLogout } from '../hooks/auth/useLogout';
import { useSession } from '../hooks/auth/useSession';
import { errorsEmbedMessages } from '../messages/generated/en/errors';
import { uiFailureMessages } from '../messages/generated/en/ui';
import { MessagesProvider, useMessages } from '../messages/messages';
import type { AnyRow } from '../screens/row';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider';
import type { Theme } from '../theme/theme-types';
import type { CommonProperties } from './common-properties';
import { EmbedBoundary } from './EmbedBoundary';
import { schemeOf } from './scheme-of';
import type { AnyEmbedScreen, CommonEvents, EmbedValues, Emit } from './screen';
import { useEmbedLook } from './useEmbedLook';

const loadGate = () => import('./UserGate');
const UserGate = lazy(async () => ({ default: (await loadGate()).UserGate }));

const parts = new WeakMap<AnyEmbedScreen, ComponentType<Record<string, unknown>>>();

/** The screen's component, fetched once. */
function partOf(screen: AnyEmbedScreen) {
  const part =
    parts.get(screen) ??
    lazy(async () => {
      // In parallel.
      const [gate, row] = [screen.row && loadGate(), screen.row?.()];
      const Part = gate
        ? (await gate).embedRow((await row) as AnyRow, screen)
        : await screen.part?.();
      return { default: Part as ComponentType };
    });
  parts.set(screen, part);
  return part;
}

/** How a screen is mounted in its page. */
export interface EmbedPlace
  extends Pick<ThemeProviderProps, 'nonce' | 'styleContainer' | 'layer' | 'applyToDocument'> {
  /**
   * Receives the theme of `brandColor`, to set its tokens elsewhere. @default the provider sets
   * them
   */
  readonly onTheme?: ((theme: Theme | undefined) => void) | undefined;
  /** Receives the function that signs out. @default none */
  readonly onSignOut?: ((signOut: () => Promise<unknown>) => void) | undefined;
}

/** What {@link EmbeddedScreen} takes. */
export interface EmbeddedScreenProps {
  /** What to show: an entry of `SCREENS`. */
  screen: AnyEmbedScreen;
  /** Its values from attributes, properties or messages, and the common ones. */
  values: EmbedValues & CommonProperties;
  /**
   * Emits events to the host page. The caller follows the address of `navigate` unless the page
   * cancels it. Keep the function stable.
   */
  emit: Emit<Record<string, unknown>>;
  /** How the provider is mounted in its page. Keep the object stable. */
  place?: EmbedPlace | undefined;
}

/**
 * One screen of the table in its theme and language, below `ScreensConsole`. Nothing is rendered
 * until all required properties are set.
 */
export function EmbeddedScreen({ screen, values, emit, place }: EmbeddedScreenProps) {
  const { colorScheme } = values;
  const emitCommon = emit as Emit<CommonEvents>;
  const fail = useCallback(
    (code: CommonEvents['error']['code'], error: unknown) =>
      void emitCommon('error', {
        code,
        message: error instanceof Error ? error.message : String(error),
      }),
    [emitCommon],
  );
  const look = useEmbedLook(values, (error) => fail('look', error));
  useSessionEvents(emitCommon);
  useLookEvents(values, emitCommon);
  const navigate = useCallback(
    (href: string) => void emitCommon('navigate', { href }),
    [emitCommon],
  );
  const { onTheme, onSignOut, ...standing } = place ?? {};
  useSignOut(onSignOut);
  const theme = look?.theme;
  useLayoutEffect(() => onTheme?.(theme), [onTheme, theme]);
  if (look === null) return null;
  const { locale, dir, messages } = look;
  return (
    <ThemeProvider
      {...standing}
      theme={onTheme ? undefined : theme}
      colorScheme={schemeOf(colorScheme)}
      {...{ locale, dir }}
    >
      <MessagesProvider {...{ locale, messages }}>
        <NavigationProvider navigate={navigate}>
          <Content {...{ screen, values, emit, fail }} />
        </NavigationProvider>
      </MessagesProvider>
    </ThemeProvider>
  );
}

function Content({
  screen,
  values,
  emit,
  fail,
}: EmbeddedScreenProps & { fail: (code: 'part', error: unknown) => void }) {
  const t = useMessages(errorsEmbedMessages);
  const [, setAttempt] = useState(0);
  const retry = () => {
    parts.delete(screen);
    setAttempt((attempt) => attempt + 1);
  };
  const isComplete = Object.entries(screen.properties).every(
    ([name, kind]) => kind !== 'required' || Boolean(values[name]),
  );
  const Part = partOf(screen);
  const shown = useMemo(() => <Part {...values} emit={emit} />, [Part, values, emit]);
  if (!isComplete) return null;
  return (
    <EmbedBoundary
      title={t('embedFailed')}
      onError={(error) => fail('part', error)}
      onRetry={retry}
    >
      <Suspense>
        {screen.needsUser === 'no' ? shown : <UserGate {...{ screen, values }}>{shown}</UserGate>}
      </Suspense>
    </EmbedBoundary>
  );
}

/** Emits the session's state, initially and on each change. */
function useSessionEvents(emitCommon: Emit<CommonEvents>): void {
  const session = useSession();
  const t = useMessages(uiFailureMessages);
  const lost = session.status === 'unreachable' ? t('unreachable') : undefined;
  const email = session.status === 'signedIn' ? session.user.email : undefined;
  const reason = session.status === 'signedOut' ? session.reason : undefined;
  useEffect(() => {
    if (email !== undefined) emitCommon('signed-in', { email });
  }, [email, emitCommon]);
  useEffect(() => {
    if (reason !== undefined) emitCommon('signed-out', { reason });
  }, [reason, emitCommon]);
  useEffect(() => {
    if (lost !== undefined) emitCommon('error', { code: 'network', message: lost });
  }, [lost, emitCommon]);
}

/** Reports each invalid look attribute once; the default is used. */
function useLookEvents(values: CommonProperties, emitCommon: Emit<CommonEvents>): void {
  const { language, brandColor, colorScheme, headingLevel, messages } = values;
  const [told] = useState(() => new Set<string>());
  useEffect(() => {
    const given = { language, brandColor, colorScheme, headingLevel, messages };
    if (!Object.values(given).some(Boolean)) return;
    // If the part does not load, nothing else does either, and an event reports it.
    void import('./load-look').then(
      ({ lookProblems }) => {
        for (const message of lookProblems(given)) {
          if (told.has(message)) continue;
          told.add(message);
          emitCommon('error', { code: 'look', message });
        }
      },
      () => {},
    );
  }, [language, brandColor, colorScheme, headingLevel, messages, told, emitCommon]);
}

/** Passes the sign-out to code outside of React. */
function useSignOut(take: EmbedPlace['onSignOut']): void {
  const { run } = useLogout();
  useLayoutEffect(() => take?.(() => run()), [take, run]);
}

export { Content as EmbeddedContent, useSessionEvents };
