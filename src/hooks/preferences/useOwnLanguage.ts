import { useEffect, useMemo, useRef } from 'react';
import type { LanguageChoice } from '../../contracts/shell';
import { usePreference } from './usePreference';

const readTag = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The choice of languages, stored in the signed-in user's preferences: it follows them to other
 * browsers and applies as soon as their preferences have loaded.
 *
 * @param choice - the language choice of the page, also used by the sign-in
 *
 * @example
 * const language = useOwnLanguage(useLanguageChoice([{ tag: 'en', name: 'English' }]));
 */
export function useOwnLanguage(choice: LanguageChoice): LanguageChoice {
  const [own, keep] = usePreference('profile.language', readTag, '');
  const { current, offered, onChange } = choice;
  const latest = useRef({ current, offered, onChange });
  useEffect(() => {
    latest.current = { current, offered, onChange };
  });
  useEffect(() => {
    const { current, offered, onChange } = latest.current;
    if (own !== current && offered.some(({ tag }) => tag === own)) onChange(own);
  }, [own]);
  return useMemo(
    () => ({
      current,
      offered,
      onChange(tag) {
        keep(tag);
        onChange(tag);
      },
    }),
    [current, offered, onChange, keep],
  );
}
