import { useEffect, useState } from 'react';
import { findLanguage, LANGUAGE_TAGS, languageOf } from '../app/language/languages';
import { mergeMessages } from '../messages/merge-messages';
import type { MessageOverrides } from '../messages/messages';
import type { Language } from '../messages/translation';
import type { Theme } from '../theme/theme-types';
import type { CommonProperties } from './common-properties';

/** What is asked for. */
export type EmbedLookOptions = Pick<CommonProperties, 'language' | 'brandColor' | 'messages'>;

/** How a screen speaks and looks beside what it does by itself. */
export interface EmbedLook {
  /** BCP 47 tag; undefined for English. */
  readonly locale: string | undefined;
  readonly dir: Language['dir'] | undefined;
  readonly messages: MessageOverrides | undefined;
  readonly theme: Theme | undefined;
}

const PLAIN: EmbedLook = {
  locale: undefined,
  dir: undefined,
  messages: undefined,
  theme: undefined,
};

/** The page's own sentences, which stand in an attribute. */
function readMessages(text: string): MessageOverrides | undefined {
  if (text === '') return undefined;
  const read: unknown = JSON.parse(text);
  const isTable = (value: unknown) => typeof value === 'object' && value !== null;
  const isGood = isTable(read) && Object.values(Object(read)).every(isTable);
  return isGood ? (read as MessageOverrides) : undefined;
}

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
  { language = '', brandColor = '', messages = '' }: EmbedLookOptions,
  onError: (error: unknown) => void,
): EmbedLook | null {
  const own = typeof messages === 'string' ? messages : JSON.stringify(messages);
  const wanted = `${language} ${brandColor} ${own}`;
  const isPlain = wanted === '  ' || wanted === 'en  ';
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
    const found = findLanguage(LANGUAGE_TAGS, language);
    const tag = found ?? 'en';
    void Promise.all([
      tag === 'en' ? null : languageOf(tag).load().catch(orNothing),
      brandColor === '' ? null : themeOf(brandColor).catch(orNothing),
      // What is wrong with it is told by `lookProblems`.
      Promise.resolve(own)
        .then(readMessages)
        .catch(() => null),
    ]).then(([spoken, theme, sentences]) => {
      if (isLeft) return;
      // A language of the page's own has its sentences here, and the direction of the page.
      const ofPage = !found && sentences && language !== '' ? language : undefined;
      const look: EmbedLook = {
        locale: spoken?.locale ?? ofPage,
        dir: spoken?.dir,
        messages: mergeMessages(spoken?.messages ?? {}, sentences ?? undefined),
        theme: theme ?? undefined,
      };
      setMade({ wanted, look });
    });
    return () => {
      isLeft = true;
    };
  }, [isPlain, wanted, language, brandColor, own, tell]);

  if (isPlain) return PLAIN;
  // Another language or colour takes over from the last one when it is there.
  return made?.look ?? null;
}
