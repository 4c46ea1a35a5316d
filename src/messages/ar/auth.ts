import type { authMessages } from '../en/auth';
import type { TranslationOf } from '../translation';

export const auth: TranslationOf<typeof authMessages> = {
  loginTitle: 'تسجيل الدخول',
  loginIntro: 'مرحبًا بعودتك. أدخل بريدك الإلكتروني وكلمة المرور للمتابعة.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  signIn: 'تسجيل الدخول',
  continueWith: 'المتابعة باستخدام {provider}',
  orDivider: 'أو',
  forgotPassword: 'نسيت كلمة المرور',

  emailRequired: 'البريد الإلكتروني مطلوب',
  emailTooShort: '3 أحرف على الأقل',
  emailTooLong: '50 حرفًا على الأكثر',
  emailFormat: 'صيغة البريد الإلكتروني غير صحيحة',
  passwordRequired: 'كلمة المرور مطلوبة',

  sessionEnded: 'انتهت جلستك. سجّل الدخول للمتابعة.',
  startFailed:
    'تعذّر الاتصال بخوادمنا. يُرجى المحاولة لاحقًا أو التواصل مع الدعم للحصول على المساعدة.',
  loginFailed: 'بيانات تسجيل الدخول غير صحيحة',

  panelTitle: 'إدارة السحابة بكل بساطة',
  panelMarketplace: 'استكشف أبرز الموردين في سوق واحدة',
  panelBilling: 'فوترة ميسّرة لك ولعملائك',
  panelAccess: 'أدوار وصلاحيات تحدد ما يُسمح لكل شخص بفعله',
  panelLabel: 'حول {brand}',

  language: 'اللغة',
  languagesToCome: 'غير متاحة بعد',
  terms: 'الشروط',
  plans: 'الباقات',
  contact: 'اتصل بنا',
  linksLabel: 'المعلومات القانونية والتواصل',
};
