import { useEffect, useState } from 'react';
import { findLanguage, LANGUAGE_TAGS, languageOf } from '../app/language/languages';
import type { Language } from '../messages/translation';
import type { Theme } from '../theme/theme-types';
import type { CommonProperties } from './common-properties';

/** What is asked for. */
export type EmbedLookOptions = Pick<CommonProperties, 'language' | 'brandColor'>;

/** How a screen speaks and looks beside what it does by itself. */
export interface EmbedLook {
  readonly language: Language | null;
  readonly theme: Theme | undefined;
}

const PLAIN: EmbedLook = { language: null, theme: undefined };

const themeOf = async (brand: string) => {
  const [{ makeTheme }, { ALREADY_CHECKED }] = await Promise.all([
    import('../theme/make-theme'),
    import('../theme/token-checks'),
  ]);
  return makeTheme({ brand }, ALREADY_CHECKED);
};

/**
 * Fetches a language and makes a theme, each a part that nobody else carries; null until they are
 * there, so that no reader sees another language or colour first. What cannot be had is told, and
 * left out.
 */
export function useEmbedLook(
  { language = '', brandColor = '' }: EmbedLookOptions,
  onError: (error: unknown) => void,
): EmbedLook | null {
  const wanted = `${language} ${brandColor}`;
  const isPlain = wanted === ' ' || wanted === 'en ';
  const [made, setMade] = useState<{ wanted: string; look: EmbedLook } | null>(null);
  const [tell] = useState(() => ({ onError }));
  tell.onError = onError;

  useEffect(() => {
    if (isPlain) return;
    let isLeft = false;
    const orNothing = (error: unknown) => {
      if (!isLeft) tell.onError(error);
      return null;
    };
    const tag = findLanguage(LANGUAGE_TAGS, language) ?? 'en';
    void Promise.all([
      tag === 'en' ? null : languageOf(tag).load().catch(orNothing),
      brandColor === '' ? null : themeOf(brandColor).catch(orNothing),
    ]).then(([spoken, theme]) => {
      if (!isLeft) setMade({ wanted, look: { language: spoken, theme: theme ?? undefined } });
    });
    return () => {
      isLeft = true;
    };
  }, [isPlain, wanted, language, brandColor, tell]);

  if (isPlain) return PLAIN;
  // Another language or colour takes over from the last one when it is there.
  return made?.look ?? null;
}
