import type { shellLanguageMessages } from '../en/shell-language';
import type { TranslationOf } from '../translation';

export const shellLanguage: TranslationOf<typeof shellLanguageMessages> = {
  languageFailedTitle: 'No se ha podido cargar el idioma {language}',
  languageFailedText: 'El idioma se queda como está. Inténtelo de nuevo más tarde.',
};
