import type { uiFeedbackMessages } from '../en/ui-feedback';
import type { TranslationOf } from '../translation';

export const uiFeedback: TranslationOf<typeof uiFeedbackMessages> = {
  tryAgain: 'إعادة المحاولة',
  dismiss: 'إغلاق',
  danger: 'خطأ',
  warning: 'تحذير',
  success: 'نجاح',
  info: 'معلومات',
  close: 'إغلاق',
  cancel: 'إلغاء',
  ok: 'حسنًا',
  toasts: 'الرسائل (Alt+T)',
  dismissToast: 'إغلاق: {title}',
};
