import type { impersonationRestrictionMessages } from '../en/impersonation-restrictions';
import type { TranslationOf } from '../translation';

export const impersonationRestrictions: TranslationOf<typeof impersonationRestrictionMessages> = {
  restrictedTitle: '代理ログイン中です。',
  restricted: '代理ログイン中は利用できません',
  restrictedPassword: '代理ログイン中はパスワードを変更できません',
  restrictedTwoFactor: '代理ログイン中は 2 要素認証を変更できません',
  restrictedDeleteUsers: '代理ログイン中はユーザーを削除できません',
  restrictedRoles: '代理ログイン中はロールを変更できません',
};
