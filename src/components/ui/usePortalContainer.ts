import { useSyncExternalStore } from 'react';
import { useThemeEnvironment } from '../../theme/environment';

/** The container of overlays; null on a server, during hydration, and before `ThemeProvider`. */
export function usePortalContainer(): HTMLElement | null {
  const { getPortalContainer, onPortalContainer } = useThemeEnvironment();
  return useSyncExternalStore(onPortalContainer, getPortalContainer, () => null);
}
