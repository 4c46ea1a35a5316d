import { type ReactNode, useEffect } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';
import { I18nProvider, isRTL, RouterProvider } from 'react-aria-components';
import { useMessagesLocale } from '../../messages/messages';
import { useThemeEnvironment } from '../../theme/environment';
import { useNavigate } from './NavigationProvider';
import { usePortalContainer } from './usePortalContainer';

/** A locale with the given text direction, because react-aria derives the direction from it. */
function directedLocale(locale: string, dir: 'ltr' | 'rtl' | undefined): string {
  if (dir === undefined || isRTL(locale) === (dir === 'rtl')) return locale;
  // Only changes the script: a script of that direction under the same language.
  return `${new Intl.Locale(locale).language}-${dir === 'rtl' ? 'Arab' : 'Latn'}`;
}

/** The text direction explicitly set around an element. */
function directionAround(element: Element): 'ltr' | 'rtl' | undefined {
  const direction = element.closest('[dir]')?.getAttribute('dir')?.toLowerCase();
  if (direction === 'rtl' || direction === 'ltr') return direction;
  const root = element.getRootNode();
  return direction === undefined && root instanceof ShadowRoot
    ? directionAround(root.host)
    : undefined;
}

/** Passes on each cancelled transition, because react-aria only handles the first one of an element. */
function handleTransitionCancel({ propertyName, target }: TransitionEvent): void {
  const ended = new TransitionEvent('transitionend', { propertyName });
  Object.defineProperty(ended, 'target', { value: target });
  document.dispatchEvent(ended);
}

/**
 * Works around a leak in react-aria. It tracks elements with running transitions, and returns the
 * focus after a click without a pointer only when there are none. An element with several cancelled
 * transitions would stay tracked, and the focus would be lost from then on. Its own listeners stay
 * for good too; `runAfterTransition` makes it drop removed elements.
 */
function useReactAriaCleanup(): void {
  useEffect(() => {
    document.addEventListener('transitioncancel', handleTransitionCancel);
    return () => {
      runAfterTransition(() => {});
    };
  }, []);
}

/**
 * Passes theme, language and navigation to react-aria. Every overlay component wraps itself in it,
 * so that a page with only native components contains no react-aria.
 */
export function OverlayEnvironment({ children }: { children: ReactNode }) {
  const { getPortalContainer, dir, locale } = useThemeEnvironment();
  const container = usePortalContainer();
  const messagesLocale = useMessagesLocale();
  const navigate = useNavigate();
  useReactAriaCleanup();
  // Overlays get an explicit direction if there is one; otherwise they inherit the page's.
  const around = dir ?? (container ? directionAround(container) : undefined);
  const content = (
    <I18nProvider locale={directedLocale(locale ?? messagesLocale, around)}>
      <UNSAFE_PortalProvider getContainer={getPortalContainer}>{children}</UNSAFE_PortalProvider>
    </I18nProvider>
  );
  return navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content;
}
