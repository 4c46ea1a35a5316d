import type { notificationsMessages } from '../en/notifications';
import type { TranslationOf } from '../translation';

export const notifications: TranslationOf<typeof notificationsMessages> = {
  title: '通知',
  bell: '通知',
  bellCount: { other: '通知: 新着 {count} 件' },
  bellWithError: 'エラーあり',
  bellWithTask: 'タスク実行中',
  changed: { other: '通知が {count} 件あります' },
  drawerFailed: '通知を開けませんでした。もう一度お試しください。',
};
