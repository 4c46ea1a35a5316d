import { useEffect, useMemo, useRef } from 'react';
import type { LanguageChoice } from '../../contracts/shell';
import { usePreference } from './usePreference';

const readTag = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The choice of languages with one that is the signed-in user's own: who chooses here finds it again
 * wherever they sign in, and it is spoken as soon as their preferences are there.
 *
 * @param choice - the languages of the page, which the sign-in has as well
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
