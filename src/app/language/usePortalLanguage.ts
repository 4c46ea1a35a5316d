import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStoredLanguage } from '../../hooks/shell/useStoredLanguage';
import type { Language } from '../../messages/translation';
import type { PortalConfig } from '../config';
import type { PortalLanguage } from './language-context';
import { ENGLISH, findLanguage, type LanguageTag, languageOf } from './languages';

const loadLanguage = (tag: LanguageTag) => languageOf(tag).load();

/**
 * The language chosen in this browser, or the one that the portal starts in. Its sentences are
 * fetched; if that fails, the portal keeps its current language, initially English.
 *
 * @param load - how sentences are fetched, for tests
 */
export function usePortalLanguage(
  { languages, locale }: Pick<PortalConfig, 'languages' | 'locale'>,
  load: (tag: LanguageTag) => Promise<Language> = loadLanguage,
): PortalLanguage {
  const [stored, store] = useStoredLanguage();
  const requested =
    findLanguage(languages, stored ?? '') ??
    findLanguage(languages, locale) ??
    languages[0] ??
    'en';
  const [language, setLanguage] = useState<Language | null>(requested === 'en' ? ENGLISH : null);
  const [failure, setFailure] = useState<PortalLanguage['failure']>(null);
  const currentTag = language?.locale;
  const fail = useCallback((tag: LanguageTag) => {
    setLanguage((current) => current ?? ENGLISH);
    setFailure({ name: languageOf(tag).name });
  }, []);

  useEffect(() => {
    if (currentTag === requested) return;
    let isLeft = false;
    load(requested).then(
      (loaded) => {
        if (!isLeft) setLanguage(loaded);
      },
      () => {
        if (!isLeft) fail(requested);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [currentTag, requested, load, fail]);

  const latest = useRef<LanguageTag>(null);
  const choose = useCallback(
    async (value: string) => {
      const tag = findLanguage(languages, value);
      if (!tag) return;
      latest.current = tag;
      setFailure(null);
      try {
        // Stored once it has loaded: a reload must not request a language that failed.
        await load(tag);
        if (latest.current === tag) store(tag);
      } catch {
        if (latest.current === tag) fail(tag);
      }
    },
    [languages, store, load, fail],
  );

  return useMemo(
    () => ({
      language,
      choice: {
        current: currentTag ?? requested,
        offered: languages.map((tag) => ({ tag, name: languageOf(tag).name })),
        onChange: (tag) => void choose(tag),
      },
      failure,
    }),
    [language, currentTag, requested, languages, choose, failure],
  );
}
