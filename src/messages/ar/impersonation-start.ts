import type { impersonationStartMessages } from '../en/impersonation-start';
import type { TranslationOf } from '../translation';

export const impersonationStart: TranslationOf<typeof impersonationStartMessages> = {
  startTitle: 'الدخول بصفة {user}',
  startText: 'ستعمل بصفة {email}.',
  startTab:
    'تُفتح علامة تبويب جديدة ترى فيها ما يراه هذا المستخدم، ويُحتسب ما تفعله هناك كأنه هو من قام به.',
  startTime:
    'تنتهي الجلسة تلقائيًا بعد {minutes} دقيقة. يمكنك تمديدها قبيل انتهائها؛ ولهذا أبقِ علامة التبويب هذه مفتوحة ولا تسجّل الخروج منها.',
  startEnd:
    'يمكنك إنهاؤها في أي وقت من الزر «إنهاء الجلسة» أعلى علامة التبويب الجديدة. أما هنا فتبقى بحسابك.',
  startReason: 'السبب (اختياري)',
  startCancel: 'إلغاء',
  start: 'بدء الجلسة',
  startPending: 'يُرجى الانتظار',
  startFailed: 'تعذّر بدء الجلسة. يُرجى المحاولة لاحقًا.',
  blockedTitle: 'لم تُفتح علامة التبويب الجديدة',
  blockedText: 'يبدو أن متصفحك حظرها. افتح الجلسة من هنا؛ فهي قيد التشغيل بالفعل.',
  blockedOpen: 'فتح الجلسة',
  blockedClose: 'إغلاق',
};
