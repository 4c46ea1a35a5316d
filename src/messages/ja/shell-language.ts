import type { shellLanguageMessages } from '../en/shell-language';
import type { TranslationOf } from '../translation';

export const shellLanguage: TranslationOf<typeof shellLanguageMessages> = {
  languageFailedTitle: '{language}を読み込めませんでした',
  languageFailedText: '言語は変更されません。しばらくしてからもう一度お試しください。',
};
