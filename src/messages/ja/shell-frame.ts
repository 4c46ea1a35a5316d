import type { shellFrameMessages } from '../en/shell-frame';
import type { TranslationOf } from '../translation';

export const shellFrame: TranslationOf<typeof shellFrameMessages> = {
  expandNavigation: 'ナビゲーションを展開',
  hideNavigation: 'ナビゲーションを非表示',
  showNavigation: 'ナビゲーションを表示',
  navigationTitle: 'ナビゲーション',

  cartEmpty: 'カート、空',
  cart: { other: 'カート、{count} 点' },
  invite: '招待',
  inviteRefused: '新しいユーザーを招待する権限がありません',

  theme: 'テーマ: {theme}',
  themeMenu: 'テーマ',
  light: 'ライト',
  dark: 'ダーク',
  system: 'システム',

  myProfile: 'マイプロフィール',
  myProjects: 'マイプロジェクト',
  mySubscription: 'マイサブスクリプション',
  myStatements: 'ご利用明細',
  language: '言語',
  accountSettings: 'アカウント設定',
  noPage: 'このポータルでは利用できません',
  oneLanguage: '他の言語は利用できません',

  footer: '© {year} {brand}',
  about: '当社について',
  contact: 'お問い合わせ',
  footerLinks: 'このポータルについて',
  scrollToTop: 'ページの先頭へ',
};
