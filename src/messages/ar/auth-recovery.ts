import type { recoveryMessages } from '../en/auth-recovery';
import type { TranslationOf } from '../translation';

export const authRecovery: TranslationOf<typeof recoveryMessages> = {
  forgotTitle: 'هل نسيت كلمة المرور؟',
  forgotIntro:
    'أدخل البريد الإلكتروني الذي تسجّل الدخول به، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  forgotSubmit: 'إرسال',
  forgotResend: 'إعادة الإرسال',
  forgotWait: 'يُرجى الانتظار {seconds} ثانية قبل إعادة الإرسال',
  forgotWaitReason: 'يمكن إرسال رابط واحد كل دقيقة.',
  forgotSent: 'إذا كان هذا البريد الإلكتروني معروفًا لدينا، فسيصلك الرابط قريبًا.',
  forgotSentHelp: 'قد يستغرق ذلك بضع دقائق. تحقق أيضًا من مجلد الرسائل غير المرغوب فيها.',
  forgotFailed: 'تعذّر إرسال الرابط. يُرجى المحاولة لاحقًا.',
  backToSignIn: 'العودة إلى تسجيل الدخول',

  resetTitle: 'تعيين كلمة مرور جديدة',
  resetIntro: 'للحساب {email}',
  resetSubmit: 'إرسال',
  resetDoneTitle: 'تم تغيير كلمة المرور',
  resetDoneText: 'يمكنك تسجيل الدخول بها الآن. على الأجهزة الأخرى تسجيل الدخول من جديد.',
  resetSignIn: 'تسجيل الدخول',
  resetBroken: 'الرابط لا يعمل، يُرجى المحاولة مرة أخرى',
  resetBrokenHelp: 'يعمل الرابط مرة واحدة ولفترة قصيرة. يمكنك طلب رابط جديد.',
  resetAskAgain: 'إرسال رابط جديد',
  resetMismatch: 'حقلا كلمة المرور وتأكيد كلمة المرور غير متطابقين',
};
