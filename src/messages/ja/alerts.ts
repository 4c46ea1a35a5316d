import type { alertsMessages } from '../en/alerts';
import type { TranslationOf } from '../translation';

export const alerts: TranslationOf<typeof alertsMessages> = {
  consentPending: '読み込み中…',
  response: '回答',
  email: 'メールアドレス',
  responseRequired: '回答を入力してください',
  emailInvalid: '有効なメールアドレスを入力してください',
  actionFailed: '問題が発生しました',
};
