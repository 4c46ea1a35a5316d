import { useSyncExternalStore } from 'react';
import { useConsole } from '../console/console-context';

/**
 * The language that was chosen in this browser, as a BCP 47 tag, and the function that chooses
 * another. Follows the other tabs; null without a choice, or with rubbish in its place.
 */
export function useStoredLanguage(): readonly [
  language: string | null,
  setLanguage: (language: string) => void,
] {
  const { language } = useConsole().platform.storage;
  const choice = useSyncExternalStore(language.subscribe, language.get, () => null);
  return [choice, language.set];
}
