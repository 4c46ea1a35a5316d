import type { uiFeedbackMessages } from '../en/ui-feedback';
import type { TranslationOf } from '../translation';

export const uiFeedback: TranslationOf<typeof uiFeedbackMessages> = {
  tryAgain: '再試行',
  dismiss: '閉じる',
  danger: 'エラー',
  warning: '警告',
  success: '成功',
  info: '情報',
  close: '閉じる',
  cancel: 'キャンセル',
  ok: 'OK',
  toasts: 'メッセージ (Alt+T)',
  dismissToast: '閉じる: {title}',
};
