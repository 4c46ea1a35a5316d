import type { usersInviteMessages } from '../en/users-invite';
import type { TranslationOf } from '../translation';

export const usersInvite: TranslationOf<typeof usersInviteMessages> = {
  inviteTitle: '新しいユーザーの招待',
  inviteText: 'サインイン用のリンクを記載したメールが届き、最初はゲストとして利用できます。',
  inviteEmail: 'メールアドレス',
  invite: '招待',
  inviteCancel: 'キャンセル',
  invitePending: 'お待ちください',
  inviteEmailRequired: 'メールアドレスを入力してください',
  inviteEmailTooShort: '3 文字以上で入力してください',
  inviteEmailTooLong: '50 文字以内で入力してください',
  inviteEmailFormat: '有効なメールアドレスを入力してください',
  inviteDone: 'ユーザーを作成し、メールを送信しました',
  inviteFailed: '問題が発生しました',
  inviteFailedText: 'このユーザーを作成できませんでした。サポートにお問い合わせください',
};
