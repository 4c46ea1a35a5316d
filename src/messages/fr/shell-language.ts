import type { shellLanguageMessages } from '../en/shell-language';
import type { TranslationOf } from '../translation';

export const shellLanguage: TranslationOf<typeof shellLanguageMessages> = {
  languageFailedTitle: 'La langue {language} n’a pas pu être chargée',
  languageFailedText: 'La langue reste inchangée. Réessayez plus tard.',
};
