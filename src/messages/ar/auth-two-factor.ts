import type { twoFactorMessages } from '../en/auth-two-factor';
import type { TranslationOf } from '../translation';

export const authTwoFactor: TranslationOf<typeof twoFactorMessages> = {
  twoFactorTitle: 'أدخل الرمز',
  twoFactorIntro: 'افتح تطبيق المصادقة وأدخل الأرقام الستة التي يعرضها للحساب {email}.',
  code: 'رمز لمرة واحدة',
  codeIncomplete: 'أدخل الأرقام الستة كلها',
  submitCode: 'إرسال',
  twoFactorBack: 'رجوع',
  twoFactorFailed: 'بيانات الاعتماد غير صحيحة',
  twoFactorMissingTitle: 'حدث خطأ ما',
  twoFactorMissing: 'بيانات الاعتماد غير صحيحة',
  goToSignIn: 'الانتقال إلى تسجيل الدخول',
};
