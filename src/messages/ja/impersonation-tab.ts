import type { impersonationTabMessages } from '../en/impersonation-tab';
import type { TranslationOf } from '../translation';

export const impersonationTab: TranslationOf<typeof impersonationTabMessages> = {
  tabTitle: '{user} として · {title}',
  tabTitleMinutes: '({count} 分) {user} として · {title}',
  noticeTitle: '代理ログインのセッションがまもなく終了します',
  noticeText: {
    other: '{user} として代理ログイン中です。セッションはあと {count} 分で終了します。',
  },
};
