import type { authMessages } from '../en/auth';
import type { TranslationOf } from '../translation';

export const auth: TranslationOf<typeof authMessages> = {
  loginTitle: 'サインイン',
  loginIntro: 'おかえりなさい。続行するにはメールアドレスとパスワードを入力してください。',
  email: 'メールアドレス',
  password: 'パスワード',
  signIn: 'サインイン',
  continueWith: '{provider} で続行',
  orDivider: 'または',
  forgotPassword: 'パスワードを忘れた場合',

  emailRequired: 'メールアドレスを入力してください',
  emailTooShort: '3 文字以上で入力してください',
  emailTooLong: '50 文字以内で入力してください',
  emailFormat: 'メールアドレスの形式が正しくありません',
  passwordRequired: 'パスワードを入力してください',

  sessionEnded: 'セッションが終了しました。続けるにはサインインしてください。',
  startFailed:
    'サーバーに接続できません。しばらくしてからもう一度お試しいただくか、サポートにお問い合わせください。',
  loginFailed: 'サインイン情報が正しくありません',

  panelTitle: 'クラウド管理をシンプルに',
  panelMarketplace: '主要ベンダーをひとつのマーケットプレイスで',
  panelBilling: '自社と顧客の請求をスムーズに',
  panelAccess: '誰が何をできるかを決めるロールと権限',
  panelLabel: '{brand} について',

  language: '言語',
  languagesToCome: 'まだ利用できません',
  terms: '利用規約',
  plans: 'プラン',
  contact: 'お問い合わせ',
  linksLabel: '規約とお問い合わせ',
};
