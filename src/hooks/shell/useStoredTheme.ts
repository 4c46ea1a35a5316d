import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../../platform/storage';
import { useConsole } from '../console/console-context';

/**
 * The theme that was chosen in this browser, and the function that chooses another (specification
 * §3). Follows the other tabs; without a choice, or with rubbish in its place, it is `system`.
 */
export function useStoredTheme(): readonly [
  theme: ThemeChoice,
  setTheme: (theme: ThemeChoice) => void,
] {
  const { theme } = useConsole().platform.storage;
  const choice = useSyncExternalStore(
    theme.subscribe,
    () => theme.get() ?? 'system',
    () => 'system' as const,
  );
  return [choice, theme.set];
}
