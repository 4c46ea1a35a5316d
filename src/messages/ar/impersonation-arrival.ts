import type { impersonationArrivalMessages } from '../en/impersonation-arrival';
import type { TranslationOf } from '../translation';

export const impersonationArrival: TranslationOf<typeof impersonationArrivalMessages> = {
  arrivalTitle: 'جارٍ فتح الجلسة',
  arrivalText: 'جارٍ سؤال علامة التبويب التي بدأت فيها الجلسة.',
  arrivalNoAnswerTitle: 'لا رد من علامة التبويب الأخرى',
  arrivalNoAnswer:
    'علامة التبويب التي بدأت فيها هذه الجلسة مغلقة أو سُجّل الخروج منها أو في وضع السكون. افتحها مرة واحدة ثم حاول مرة أخرى.',
  arrivalUnknownTitle: 'انتهت هذه الجلسة',
  arrivalUnknown: 'انتهت الجلسة أو أن عنوانها غير مكتمل. ابدأ جلسة جديدة من قائمة المستخدمين.',
  arrivalFailedTitle: 'تعذّر فتح الجلسة',
  arrivalFailed: 'يُرجى المحاولة لاحقًا.',
  arrivalAgain: 'إعادة المحاولة',
  arrivalHome: 'الانتقال إلى البوابة بحسابك',
};
