import type { connectivityMessages } from '../en/connectivity';
import type { TranslationOf } from '../translation';

export const connectivity: TranslationOf<typeof connectivityMessages> = {
  offlineTitle: 'オフラインのようです。',
  offlineText: 'インターネット接続を確認して、もう一度お試しください。',
  serverTitle: 'サーバーに接続できません。',
  serverText: 'しばらくしてからもう一度お試しいただくか、サポートにお問い合わせください。',
};
