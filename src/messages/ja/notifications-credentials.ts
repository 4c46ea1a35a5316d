import type { notificationsCredentialsMessages } from '../en/notifications-credentials';
import type { TranslationOf } from '../translation';

export const notificationsCredentials: TranslationOf<typeof notificationsCredentialsMessages> = {
  credentialsTitle: 'Microsoft テナントの認証情報',
  credentialsIntro:
    '安全な場所に保管してください。パスワードは 30 秒後、またはこのタブを離れたときに再び非表示になります。',
  credentialsLoading: '認証情報を読み込んでいます',
  credentialsFailedTitle: '問題が発生しました',
  credentialsFailed:
    'データを取得できませんでした。しばらくしてからもう一度お試しください。問題が続く場合は、サポートにお問い合わせください。',
  domain: 'ドメイン',
  tenantId: 'テナント ID',
  userName: 'ユーザー名',
  password: 'パスワード',
  passwordHidden: '非表示',
  noValue: '未設定',
  show: 'パスワードを表示',
  hide: 'パスワードを非表示',
  hidesIn: { other: 'あと {count} 秒で非表示になります' },
  copyField: '{field}をコピー',
  copyRefused: 'ブラウザーがコピーを許可しませんでした。表示して手動でコピーしてください。',
  done: '完了',
};
