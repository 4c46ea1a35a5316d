import { TRANSLATIONS } from '../../messages/generated/languages';
import type { Language } from '../../messages/translation';

/** The built-in language of every component. */
export const ENGLISH: Language = { locale: 'en', dir: 'ltr', name: 'English', messages: {} };

interface KnownLanguage {
  /** Its name in the language itself. */
  readonly name: string;
  /** Fetches its sentences: a file of its own, which is in no other bundle. */
  readonly load: () => Promise<Language>;
}

/** The languages of the portal, in the order of its menus. */
const LANGUAGES = {
  en: { name: ENGLISH.name, load: async () => ENGLISH },
  ...TRANSLATIONS,
} as const satisfies Record<string, KnownLanguage>;

/** Tag of a language of the portal. */
export type LanguageTag = keyof typeof LANGUAGES;

/** The tags of all languages of the portal. */
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly LanguageTag[];

/** A language by its tag: its name, and how to get its sentences. */
export const languageOf = (tag: LanguageTag): KnownLanguage => LANGUAGES[tag];

/** The language of a locale among some: `de-AT` is German. */
export function findLanguage(
  languages: readonly LanguageTag[],
  locale: string,
): LanguageTag | undefined {
  const [language] = locale.toLowerCase().split('-');
  return languages.find((tag) => tag === language);
}
