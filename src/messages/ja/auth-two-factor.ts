import type { twoFactorMessages } from '../en/auth-two-factor';
import type { TranslationOf } from '../translation';

export const authTwoFactor: TranslationOf<typeof twoFactorMessages> = {
  twoFactorTitle: 'コードの入力',
  twoFactorIntro: '認証アプリを開き、{email} に表示されている 6 桁の数字を入力してください。',
  code: 'ワンタイムコード',
  codeIncomplete: '6 桁の数字をすべて入力してください',
  submitCode: '送信',
  twoFactorBack: '戻る',
  twoFactorFailed: '認証情報が正しくありません',
  twoFactorMissingTitle: '問題が発生しました',
  twoFactorMissing: '認証情報が正しくありません',
  goToSignIn: 'サインインへ',
};
