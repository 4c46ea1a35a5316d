import { useSyncExternalStore } from 'react';
import { useThemeEnvironment } from '../../theme/environment';

const never = () => () => {};

/**
 * Where an overlay goes, or null while there is no such place: on a server, while a page from one
 * is taken over, and before the `ThemeProvider` has its element.
 */
export function usePortalContainer(): HTMLElement | null {
  const { getPortalContainer } = useThemeEnvironment();
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isClient ? getPortalContainer() : null;
}
