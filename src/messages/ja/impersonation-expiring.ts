import type { impersonationExpiringMessages } from '../en/impersonation-expiring';
import type { TranslationOf } from '../translation';

export const impersonationExpiring: TranslationOf<typeof impersonationExpiringMessages> = {
  expiringTitle: '代理ログインのセッションがまもなく終了します',
  expiringWarning:
    '終了するとこのタブからサインアウトし、保存されていない変更は失われます。続けるにはセッションを延長してください。',
  timeRemaining: '残り時間',
  minutesOf: { other: '{count} 分' },
  endSession: 'セッションを終了',
  extendSession: 'セッションを延長（+{minutes} 分）',
  extending: '延長をリクエストしています。お待ちください',
  extendAgain: '再試行',
  extendRefused: 'セッションを延長できませんでした。',
  extendTimeout:
    'セッションの開始元のタブが応答しません。スリープ中の可能性があります。一度そのタブを開いてから、もう一度お試しください。延長できない場合は、セッションを終了してください。',
  extendParentGone:
    'セッションの開始元のタブが閉じられているか、サインアウトしています。延長はそのタブからのみ可能です。もう一度開いてからお試しいただくか、セッションを終了してください。',
  parentGoneTitle: 'セッションを延長できない可能性があります',
  parentGone: 'セッションの開始元のタブが閉じられているか、サインアウトしています。',
  extendedTitle: 'セッションを延長しました',
  expiresInText: { other: 'セッションはあと {count} 分で終了します。' },
  continueWorking: '作業を続ける',
};
