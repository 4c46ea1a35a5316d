import type { dashboardMessages } from '../en/dashboard';
import type { TranslationOf } from '../translation';

export const dashboard: TranslationOf<typeof dashboardMessages> = {
  title: 'ダッシュボード',
  welcome: 'ようこそ、{name} さん',
  signedInAs: '{email} としてサインイン中',
  areas: '利用できる機能',
  noAreas: '現在のロールで利用できる機能はまだありません',
  noAreasText: '権限のあるロールを割り当てるよう、管理者に依頼してください。',
  rolesText: '誰が何をできるか、誰がどのロールを持っているかを確認できます。',
};
