import type { alertsMessages } from '../en/alerts';
import type { TranslationOf } from '../translation';

export const alerts: TranslationOf<typeof alertsMessages> = {
  consentPending: 'جارٍ التحميل…',
  response: 'الرد',
  email: 'البريد الإلكتروني',
  responseRequired: 'يُرجى إدخال رد',
  emailInvalid: 'يُرجى إدخال عنوان بريد إلكتروني صالح',
  actionFailed: 'حدث خطأ ما',
};
