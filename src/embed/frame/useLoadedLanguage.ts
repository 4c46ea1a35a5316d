import { useEffect, useState } from 'react';
import { ENGLISH, type LanguageTag, languageOf } from '../../app/language/languages';
import type { Language } from '../../messages/translation';

/**
 * A language once its sentences are there; until then the one before, and null at first. One that cannot be
 * loaded leaves what is spoken, English at first.
 */
export function useLoadedLanguage(tag: LanguageTag): Language | null {
  const [language, setLanguage] = useState(tag === 'en' ? ENGLISH : null);
  useEffect(() => {
    let isLeft = false;
    const speak = (next: (current: Language | null) => Language) => {
      if (!isLeft) setLanguage(next);
    };
    languageOf(tag)
      .load()
      .then(
        (loaded) => speak(() => loaded),
        () => speak((current) => current ?? ENGLISH),
      );
    return () => {
      isLeft = true;
    };
  }, [tag]);
  return language;
}
