import type { usersTwoFactorMessages } from '../en/users-two-factor';
import type { TranslationOf } from '../translation';

export const usersTwoFactor: TranslationOf<typeof usersTwoFactorMessages> = {
  setupTitle: '2 要素認証の設定',
  setupText: 'スマートフォンに認証アプリが必要です。',
  setupLoading: 'キーを読み込んでいます',
  setupFailed: '設定を開始できませんでした',
  setupFailedText: 'しばらくしてからもう一度お試しください。',
  setupScan: 'アプリで読み取ってください',
  setupQr: '認証アプリ用の QR コード',
  setupNoQr:
    'サーバーから QR コードが送信されませんでした。代わりに、このキーをアプリに入力してください。',
  setupKey: 'または、このキーをアプリに入力してください',
  setupCopy: 'キーをコピー',
  setupCopyRefused:
    'ブラウザーがコピーを許可しませんでした。キーを選択して手動でコピーしてください。',
  setupCode: '6 桁のコード',
  setupCodeHelp: 'このアカウントについて、アプリに現在表示されている数字',
  setupCodeIncomplete: '6 桁の数字をすべて入力してください',
  setupConfirm: 'オンにする',
  setupConfirmFailed:
    'このコードは受け付けられませんでした。次に表示されるコードをお試しください。',
  setupCancel: 'キャンセル',
  setupWait: 'コードの確認が終わるまでお待ちください。',

  disableTitle: '2 要素認証をオフにしますか？',
  disableText: '{email} へのサインインに必要なのは、パスワードだけになります。',
  disableConfirm: 'オフにする',
  disableKeep: 'オンのままにする',
  disableFailed: 'オフにできませんでした。しばらくしてからもう一度お試しください。',
};
