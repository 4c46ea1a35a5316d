import { useSyncExternalStore } from 'react';
import { useThemeEnvironment } from '../../theme/environment';

/**
 * Where an overlay goes, or null while there is no such place: on a server, while a page from one
 * is taken over, and before the `ThemeProvider` has its element.
 */
export function usePortalContainer(): HTMLElement | null {
  const { getPortalContainer, onPortalContainer } = useThemeEnvironment();
  return useSyncExternalStore(onPortalContainer, getPortalContainer, () => null);
}
