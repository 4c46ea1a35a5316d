import type { notificationsFailureMessages } from '../en/notifications-failure';
import type { TranslationOf } from '../translation';

export const notificationsFailure: TranslationOf<typeof notificationsFailureMessages> = {
  dismissFailed:
    '通知を既読にできませんでした。しばらくしてからもう一度お試しください。問題が続く場合は、サポートにお問い合わせください。',
  dismissFailedTitle: '問題が発生しました',
  markAllFailedTitle: '問題が発生しました…',
};
