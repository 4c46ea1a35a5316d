import type { impersonationStartMessages } from '../en/impersonation-start';
import type { TranslationOf } from '../translation';

export const impersonationStart: TranslationOf<typeof impersonationStartMessages> = {
  startTitle: '{user} として代理ログイン',
  startText: '{email} として操作します。',
  startTab:
    '新しいタブが開きます。そのタブには対象ユーザーと同じ内容が表示され、そこでの操作は対象ユーザーが行ったものとして扱われます。',
  startTime:
    'セッションは {minutes} 分後に自動的に終了します。終了の直前に延長できます。延長するには、このタブを開いたまま、サインインした状態にしておいてください。',
  startEnd:
    '新しいタブの上部にある「セッションを終了」から、いつでも終了できます。このタブではご自身のアカウントのままです。',
  startReason: '理由（任意）',
  startCancel: 'キャンセル',
  start: '代理ログインを開始',
  startPending: 'お待ちください',
  startFailed: 'セッションを開始できませんでした。しばらくしてからもう一度お試しください。',
  blockedTitle: '新しいタブを開けませんでした',
  blockedText:
    'ブラウザーによってブロックされた可能性があります。セッションはすでに開始されているため、ここから開いてください。',
  blockedOpen: 'セッションを開く',
  blockedClose: '閉じる',
};
