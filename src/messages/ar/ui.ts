import type { uiMessages } from '../en/ui';
import type { TranslationOf } from '../translation';

export const ui: TranslationOf<typeof uiMessages> = {
  pending: 'يُرجى الانتظار',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  capsLockOn: 'مفتاح Caps Lock مفعّل',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
};
