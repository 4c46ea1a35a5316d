import type { shellMessages } from '../en/shell';
import type { TranslationOf } from '../translation';

export const shell: TranslationOf<typeof shellMessages> = {
  skipToContent: 'コンテンツへスキップ',
  home: '{brand} ホーム',
  mainNavigation: 'メイン',
  openNavigation: 'ナビゲーションを開く',
  closeNavigation: 'ナビゲーションを閉じる',
  pagesOf: '{area}のページ',

  dashboard: 'ダッシュボード',
  users: 'ユーザー',
  usersOverview: '概要',
  roles: 'ロール',
  customers: '顧客',
  subscriptions: 'サブスクリプション',
  orders: '注文',
  marketplace: 'マーケットプレイス',

  userMenu: '{name} のアカウント',
  signOut: 'サインアウト',
  starting: '起動しています',
  loadingPage: 'ページを読み込んでいます',
  pageTitle: '{page} · {brand}',
};
