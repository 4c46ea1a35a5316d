import { useSyncExternalStore } from 'react';
import { useConsole } from '../console/console-context';

/**
 * The language chosen in this browser, as a BCP 47 tag, and its setter. Synchronized with other
 * tabs; null without a valid choice.
 */
export function useStoredLanguage(): readonly [
  language: string | null,
  setLanguage: (language: string) => void,
] {
  const { language } = useConsole().platform.storage;
  const choice = useSyncExternalStore(language.subscribe, language.get, () => null);
  return [choice, language.set];
}
