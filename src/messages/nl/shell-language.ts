import type { shellLanguageMessages } from '../en/shell-language';
import type { TranslationOf } from '../translation';

export const shellLanguage: TranslationOf<typeof shellLanguageMessages> = {
  languageFailedTitle: '{language} kon niet worden geladen',
  languageFailedText: 'De taal blijft zoals ze is. Probeer het later opnieuw.',
};
