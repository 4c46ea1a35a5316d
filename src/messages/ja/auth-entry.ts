import type { authEntryMessages } from '../en/auth-entry';
import type { TranslationOf } from '../translation';

export const authEntry: TranslationOf<typeof authEntryMessages> = {
  emailConfirming: 'メールアドレスを確認しています',
  emailActivated: 'メールアドレスが有効になりました。サインインできます。',
  emailAlreadyConfirmed: 'メールアドレスは確認済みです。サインインをお試しください',

  impersonationClosed: '代理ログインを終了しました。',
  impersonationClosedReason:
    'このタブではサインインできません。ご自身のセッションは元のタブで続いています。このタブは閉じてかまいません。',
  impersonationEnded: '代理ログインが終了し、サインアウトしました。',

  externalTitle: '{provider} でサインイン',
  externalUnknownTitle: 'サインイン',
  externalLoading: '読み込み中…',
  externalRedirecting: 'リダイレクトしています…',
  externalFailed:
    'サインインできませんでした。しばらくしてからもう一度お試しください。問題が続く場合は、サポートにお問い合わせください。',
  backToSignIn: 'サインインに戻る',
};
