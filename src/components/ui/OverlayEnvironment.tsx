import { type ReactNode, useEffect } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';
import { I18nProvider, isRTL, RouterProvider } from 'react-aria-components';
import { useMessagesLocale } from '../../messages/messages';
import { useThemeEnvironment } from '../../theme/environment';
import { useNavigate } from './NavigationProvider';
import { usePortalContainer } from './usePortalContainer';

/** A locale of the direction that is set: react-aria takes the direction from the locale. */
function directedLocale(locale: string, dir: 'ltr' | 'rtl' | undefined): string {
  if (dir === undefined || isRTL(locale) === (dir === 'rtl')) return locale;
  // A script of that direction under the same language changes nothing else.
  return `${new Intl.Locale(locale).language}-${dir === 'rtl' ? 'Arab' : 'Latn'}`;
}

/** The direction that the page around sets on an element, explicitly. */
function directionAround(element: Element): 'ltr' | 'rtl' | undefined {
  const said = element.closest('[dir]')?.getAttribute('dir')?.toLowerCase();
  if (said === 'rtl' || said === 'ltr') return said;
  const root = element.getRootNode();
  return said === undefined && root instanceof ShadowRoot ? directionAround(root.host) : undefined;
}

/**
 * react-aria notes each element whose colours change, and keeps one that is taken away meanwhile when
 * two of its properties changed: a field that has just got the focus, with the whole dialog around
 * it. Its wait for the end of such a change makes it look which elements are gone.
 */
function useNothingKept(): void {
  useEffect(
    () => () => {
      runAfterTransition(() => {});
    },
    [],
  );
}

/**
 * Hands our theme, language and navigation to react-aria. Every overlay widget wraps itself in it,
 * so that a page with only native widgets has nothing of react-aria.
 */
export function OverlayEnvironment({ children }: { children: ReactNode }) {
  const { getPortalContainer, dir, locale } = useThemeEnvironment();
  const container = usePortalContainer();
  const spoken = useMessagesLocale();
  const navigate = useNavigate();
  useNothingKept();
  // Overlays get a direction of their own; without one it is that of the page.
  const around = dir ?? (container ? directionAround(container) : undefined);
  const content = (
    <I18nProvider locale={directedLocale(locale ?? spoken, around)}>
      <UNSAFE_PortalProvider getContainer={getPortalContainer}>{children}</UNSAFE_PortalProvider>
    </I18nProvider>
  );
  return navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content;
}
