import type { LanguageChoice, OfferedLanguage } from '../../contracts/shell';
import { useStoredLanguage } from './useStoredLanguage';

/**
 * The languages to choose from, with the one chosen in this browser: `account.language` of
 * `AppShell`, `frame.language` of the sign-in. Load its sentences, and give them to `MessagesProvider`.
 *
 * @param offered - your languages; the first is the default
 *
 * @example
 * ```tsx
 * const language = useLanguageChoice([
 *   { tag: 'en', name: 'English' },
 *   { tag: 'de', name: 'Deutsch' },
 * ]);
 * ```
 */
export function useLanguageChoice(offered: readonly OfferedLanguage[]): LanguageChoice {
  const [stored, onChange] = useStoredLanguage();
  const current = offered.find(({ tag }) => tag === stored) ?? offered[0];
  return { current: current?.tag ?? 'en', offered, onChange };
}
