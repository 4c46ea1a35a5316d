import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../../platform/storage';
import { useConsole } from '../console/console-context';

/**
 * The theme chosen in this browser, and its setter (specification §3). Synchronized with other
 * tabs; `system` without a valid choice.
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
