import type { authEntryMessages } from '../en/auth-entry';
import type { TranslationOf } from '../translation';

export const authEntry: TranslationOf<typeof authEntryMessages> = {
  emailConfirming: 'جارٍ تأكيد بريدك الإلكتروني',
  emailActivated: 'تم تفعيل بريدك الإلكتروني. يمكنك الآن تسجيل الدخول.',
  emailAlreadyConfirmed: 'البريد الإلكتروني مؤكَّد بالفعل. حاول تسجيل الدخول',

  impersonationClosed: 'تم إغلاق الجلسة بصفة مستخدم آخر بنجاح.',
  impersonationClosedReason:
    'تسجيل الدخول متوقف في علامة التبويب هذه. تستمر جلستك الخاصة في علامة التبويب التي جئت منها، ويمكنك إغلاق هذه العلامة.',
  impersonationEnded: 'انتهت الجلسة بصفة مستخدم آخر، وتم تسجيل خروجك.',

  externalTitle: 'تسجيل الدخول باستخدام {provider}',
  externalUnknownTitle: 'تسجيل الدخول',
  externalLoading: 'جارٍ التحميل…',
  externalRedirecting: 'جارٍ إعادة التوجيه…',
  externalFailed: 'تعذّر تسجيل الدخول. يُرجى المحاولة لاحقًا أو التواصل مع الدعم إذا استمرت المشكلة.',
  backToSignIn: 'العودة إلى تسجيل الدخول',
};
