import type { recoveryMessages } from '../en/auth-recovery';
import type { TranslationOf } from '../translation';

export const authRecovery: TranslationOf<typeof recoveryMessages> = {
  forgotTitle: 'パスワードをお忘れですか？',
  forgotIntro:
    'サインインに使用するメールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
  forgotSubmit: '送信',
  forgotResend: '再送信',
  forgotWait: '再送信まで {seconds} 秒お待ちください',
  forgotWaitReason: 'リンクを送信できるのは 1 分に 1 回です。',
  forgotSent: 'このメールアドレスが登録されている場合は、リンクをお送りしています。',
  forgotSentHelp: '数分かかることがあります。迷惑メールフォルダーもご確認ください。',
  forgotFailed: 'リンクを送信できませんでした。しばらくしてからもう一度お試しください。',
  backToSignIn: 'サインインに戻る',

  resetTitle: '新しいパスワードの設定',
  resetIntro: '対象アカウント: {email}',
  resetSubmit: '送信',
  resetDoneTitle: 'パスワードを変更しました',
  resetDoneText:
    '新しいパスワードでサインインできます。他のデバイスではもう一度サインインが必要です。',
  resetSignIn: 'サインイン',
  resetBroken: 'リンクが無効です。もう一度お試しください',
  resetBrokenHelp: 'リンクは一度だけ、短い時間に限り有効です。新しいリンクを送信できます。',
  resetAskAgain: '新しいリンクを送信',
  resetMismatch: 'パスワードと確認用パスワードが一致しません',
};
