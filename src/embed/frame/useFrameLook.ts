import { useEffect, useMemo, useState } from 'react';
import type { PortalConfig } from '../../app/config';
import { ENGLISH, findLanguage, type LanguageTag, languageOf } from '../../app/language/languages';
import { mergeMessages } from '../../messages/merge-messages';
import type { MessageOverrides } from '../../messages/messages';
import type { Language } from '../../messages/translation';
import { makeTheme } from '../../theme/make-theme';
import type { ThemeProviderProps } from '../../theme/ThemeProvider';
import { ALREADY_CHECKED } from '../../theme/token-checks';
import type { TokenValues } from '../../theme/tokens';
import type { FrameSettings } from './protocol';

/**
 * A language once its sentences have loaded; until then the previous one, initially null. If one
 * cannot be loaded, the current one stays, initially English.
 */
function useLoadedLanguage(tag: LanguageTag): Language | null {
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

/** Theme and language of a frame. */
export interface FrameLook {
  readonly theme: Pick<ThemeProviderProps, 'theme' | 'colorScheme' | 'locale' | 'dir'>;
  readonly messages: MessageOverrides;
}

const NO_TOKENS: TokenValues = {};

/** The host page's tokens if all are valid; none otherwise. */
function useCheckedTokens(tokens: Readonly<Record<string, string>> | undefined): TokenValues {
  const [checked, setChecked] = useState(NO_TOKENS);
  useEffect(() => {
    if (!tokens) return;
    let isLeft = false;
    // The grammar is large, so it is loaded on demand.
    void import('./check-tokens').then(({ areTokens }) => {
      if (!isLeft && areTokens(tokens)) setChecked(tokens);
    });
    return () => {
      isLeft = true;
    };
  }, [tokens]);
  return checked;
}

/** The language set by the host page, if the portal offers it. */
const languageFor = ({ languages, locale }: PortalConfig, requested: string): LanguageTag =>
  findLanguage(languages, requested) ?? findLanguage(languages, locale) ?? 'en';

/** The portal's look with the host page's settings; null while a language loads. */
export function useFrameLook(config: PortalConfig, settings: FrameSettings): FrameLook | null {
  const { brand } = config;
  const tokens = useCheckedTokens(settings.brand?.tokens);
  const color = settings.brand?.color ?? brand.color;
  const theme = useMemo(
    () =>
      makeTheme(
        { ...brand, brand: color, tokens: { ...brand.tokens, ...tokens } },
        ALREADY_CHECKED,
      ),
    [brand, color, tokens],
  );
  const language = useLoadedLanguage(languageFor(config, settings.language ?? ''));
  const messages = useMemo(
    () => mergeMessages(language?.messages ?? {}, config.messages),
    [language, config.messages],
  );
  if (language === null) return null;
  const { locale, dir } = language;
  return {
    theme: {
      theme,
      colorScheme: settings.theme ?? 'system',
      // The settings can be more specific: Austrian German.
      locale: config.locale.split('-')[0] === locale ? config.locale : locale,
      dir,
    },
    messages,
  };
}
