import type { usersTwoFactorMessages } from '../en/users-two-factor';
import type { TranslationOf } from '../translation';

export const usersTwoFactor: TranslationOf<typeof usersTwoFactorMessages> = {
  setupTitle: 'إعداد المصادقة الثنائية',
  setupText: 'تحتاج إلى تطبيق مصادقة على هاتفك.',
  setupLoading: 'جارٍ تحميل مفتاحك',
  setupFailed: 'تعذّر بدء الإعداد',
  setupFailedText: 'يُرجى المحاولة لاحقًا.',
  setupScan: 'امسح هذا الرمز ضوئيًا باستخدام التطبيق',
  setupQr: 'رمز QR لتطبيق المصادقة',
  setupNoQr: 'لم يرسل الخادم رمز QR. اكتب هذا المفتاح في التطبيق بدلًا منه.',
  setupKey: 'أو اكتب هذا المفتاح في التطبيق',
  setupCopy: 'نسخ المفتاح',
  setupCopyRefused: 'لم يسمح متصفحك بالنسخ. حدد المفتاح وانسخه يدويًا.',
  setupCode: 'رمز من ستة أرقام',
  setupCodeHelp: 'ما يعرضه التطبيق الآن لهذا الحساب',
  setupCodeIncomplete: 'أدخل الأرقام الستة كلها',
  setupConfirm: 'تفعيل',
  setupConfirmFailed: 'لم يُقبل هذا الرمز. يُرجى تجربة الرمز التالي.',
  setupCancel: 'إلغاء',
  setupWait: 'انتظر حتى يتم التحقق من الرمز.',

  disableTitle: 'هل تريد تعطيل المصادقة الثنائية؟',
  disableText: 'ستكفي كلمة المرور وحدها بعد ذلك لتسجيل الدخول إلى {email}.',
  disableConfirm: 'تعطيل',
  disableKeep: 'إبقاؤها مفعّلة',
  disableFailed: 'تعذّر التعطيل. يُرجى المحاولة لاحقًا.',
};
