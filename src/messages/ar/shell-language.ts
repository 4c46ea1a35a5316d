import type { shellLanguageMessages } from '../en/shell-language';
import type { TranslationOf } from '../translation';

export const shellLanguage: TranslationOf<typeof shellLanguageMessages> = {
  languageFailedTitle: 'تعذّر تحميل {language}',
  languageFailedText: 'تبقى اللغة كما هي. يُرجى المحاولة مرة أخرى لاحقًا.',
};
