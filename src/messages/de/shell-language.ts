import type { shellLanguageMessages } from '../en/shell-language';
import type { TranslationOf } from '../translation';

export const shellLanguage: TranslationOf<typeof shellLanguageMessages> = {
  languageFailedTitle: '{language} konnte nicht geladen werden',
  languageFailedText: 'Die Sprache bleibt, wie sie ist. Bitte versuchen Sie es später erneut.',
};
