import type { impersonationMessages } from '../en/impersonation';
import type { TranslationOf } from '../translation';

export const impersonation: TranslationOf<typeof impersonationMessages> = {
  region: '代理ログイン',
  loggedInAs: '{user} として代理ログイン中です',
  administrator: '管理者: {administrator}',
  expiresIn: { other: 'セッションはあと {count} 分で終了します' },
  extend: '延長',
  end: 'セッションを終了',
};
