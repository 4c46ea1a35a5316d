import type { notificationsDrawerMessages } from '../en/notifications-drawer';
import type { TranslationOf } from '../translation';

export const notificationsDrawer: TranslationOf<typeof notificationsDrawerMessages> = {
  drawerTitle: '通知',
  list: '通知',
  markAll: 'すべて既読にする',
  empty: '問題はありません。新しい通知はありません。',
  loading: '通知を読み込んでいます',
  failedTitle: '問題が発生しました',
  failedText: '通知を読み込めませんでした。もう一度試すか、しばらくしてからお越しください。',
  stale: '一覧を更新できませんでした。表示内容が古い可能性があります。',
  dismiss: '既読にする: {title}',
  untitled: '通知',
  showMore: 'もっと見る',
  showLess: '表示を減らす',
  showCredentials: '認証情報を表示',
  info: '情報',
  success: '成功',
  warning: '警告',
  error: 'エラー',
};
