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
 * A language once its sentences are there; until then the one before, and null at first. One that cannot be
 * loaded leaves what is spoken, English at first.
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

/** How everything in a frame looks and speaks. */
export interface FrameLook {
  readonly theme: Pick<ThemeProviderProps, 'theme' | 'colorScheme' | 'locale' | 'dir'>;
  readonly messages: MessageOverrides;
}

const NO_TOKENS: TokenValues = {};

/** Those tokens of a page around that are tokens with values of their kind; none when one is not. */
function useCheckedTokens(tokens: Readonly<Record<string, string>> | undefined): TokenValues {
  const [checked, setChecked] = useState(NO_TOKENS);
  useEffect(() => {
    if (!tokens) return;
    let isLeft = false;
    // The grammar is large, and loaded by who needs it.
    void import('./check-tokens').then(({ areTokens }) => {
      if (!isLeft && areTokens(tokens)) setChecked(tokens);
    });
    return () => {
      isLeft = true;
    };
  }, [tokens]);
  return checked;
}

/** The language that the page around asks for, where the portal offers it. */
const languageFor = ({ languages, locale }: PortalConfig, wanted: string): LanguageTag =>
  findLanguage(languages, wanted) ?? findLanguage(languages, locale) ?? 'en';

/** The portal's look with what the page around sets of it; null while a language is fetched. */
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
      // The settings know their own language better: Austrian German.
      locale: config.locale.split('-')[0] === locale ? config.locale : locale,
      dir,
    },
    messages,
  };
}
