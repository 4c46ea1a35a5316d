import type { notificationsCredentialsMessages } from '../en/notifications-credentials';
import type { TranslationOf } from '../translation';

export const notificationsCredentials: TranslationOf<typeof notificationsCredentialsMessages> = {
  credentialsTitle: 'بيانات اعتماد مستأجر Microsoft',
  credentialsIntro:
    'احتفظ بها في مكان آمن. تُخفى كلمة المرور مجددًا بعد 30 ثانية، وعند مغادرة علامة التبويب هذه.',
  credentialsLoading: 'جارٍ تحميل بيانات الاعتماد',
  credentialsFailedTitle: 'حدث خطأ ما',
  credentialsFailed:
    'تعذّر الحصول على بياناتك. يُرجى المحاولة لاحقًا أو التواصل مع الدعم إذا استمرت المشكلة.',
  domain: 'النطاق',
  tenantId: 'معرّف المستأجر',
  userName: 'اسم المستخدم',
  password: 'كلمة المرور',
  passwordHidden: 'مخفية',
  noValue: 'غير محدد',
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  hidesIn: {
    zero: 'تُخفى مجددًا الآن',
    one: 'تُخفى مجددًا خلال ثانية واحدة',
    two: 'تُخفى مجددًا خلال ثانيتين',
    few: 'تُخفى مجددًا خلال {count} ثوانٍ',
    many: 'تُخفى مجددًا خلال {count} ثانية',
    other: 'تُخفى مجددًا خلال {count} ثانية',
  },
  copyField: 'نسخ {field}',
  copyRefused: 'لم يسمح المتصفح بالنسخ. أظهر النص وانسخه يدويًا.',
  done: 'تم',
};
