import { useEffect, useState } from 'react';
import type { MessageOverrides } from '../messages/messages';
import type { Language } from '../messages/translation';
import type { Theme } from '../theme/theme-types';
import type { CommonProperties } from './common-properties';

/** The requested look. */
export type EmbedLookOptions = Pick<CommonProperties, 'language' | 'brandColor' | 'messages'>;

/** Language and theme of a screen, besides the defaults. */
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

/**
 * Loads a language and creates a theme, each a separate chunk; null until both are ready, so that
 * no other language or colour flashes first. What cannot be loaded is reported and left out.
 */
export function useEmbedLook(
  { language = '', brandColor = '', messages = '' }: EmbedLookOptions,
  onError: (error: unknown) => void,
): EmbedLook | null {
  const own = typeof messages === 'string' ? messages : JSON.stringify(messages);
  const lookKey = `${language} ${brandColor} ${own}`;
  const isPlain = lookKey === '  ' || lookKey === 'en  ';
  const [made, setMade] = useState<{ lookKey: string; look: EmbedLook } | null>(null);
  const [tell] = useState(() => ({ onError }));
  tell.onError = onError;

  useEffect(() => {
    if (isPlain) return;
    let isLeft = false;
    const orNothing = (error: unknown) => {
      if (!isLeft) tell.onError(error);
      return null;
    };
    void import('./load-look')
      .then(({ loadLook }) => loadLook({ language, brandColor, messages: own }, orNothing))
      .catch((error: unknown) => orNothing(error) ?? PLAIN)
      .then((look) => {
        if (!isLeft) setMade({ lookKey, look });
      });
    return () => {
      isLeft = true;
    };
  }, [isPlain, lookKey, language, brandColor, own, tell]);

  if (isPlain) return PLAIN;
  // A new language or colour replaces the previous one once it has loaded.
  return made?.look ?? null;
}
