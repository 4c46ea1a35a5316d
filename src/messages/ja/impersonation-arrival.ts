import type { impersonationArrivalMessages } from '../en/impersonation-arrival';
import type { TranslationOf } from '../translation';

export const impersonationArrival: TranslationOf<typeof impersonationArrivalMessages> = {
  arrivalTitle: 'セッションを開いています',
  arrivalText: '開始元のタブに問い合わせています。',
  arrivalNoAnswerTitle: '開始元のタブから応答がありません',
  arrivalNoAnswer:
    'このセッションの開始元のタブは、閉じられているか、サインアウトしているか、スリープ中です。一度そのタブを開いてから、もう一度お試しください。',
  arrivalUnknownTitle: 'このセッションは終了しました',
  arrivalUnknown:
    'セッションが終了しているか、アドレスが不完全です。ユーザーの一覧から新しく開始してください。',
  arrivalFailedTitle: 'セッションを開けませんでした',
  arrivalFailed: 'しばらくしてからもう一度お試しください。',
  arrivalAgain: '再試行',
  arrivalHome: 'ご自身のアカウントでポータルへ',
};
