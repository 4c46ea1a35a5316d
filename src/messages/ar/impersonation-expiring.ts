import type { impersonationExpiringMessages } from '../en/impersonation-expiring';
import type { TranslationOf } from '../translation';

export const impersonationExpiring: TranslationOf<typeof impersonationExpiringMessages> = {
  expiringTitle: 'الجلسة بصفة مستخدم آخر على وشك الانتهاء',
  expiringWarning:
    'عند انتهائها يُسجَّل خروجك من علامة التبويب هذه وتُفقد التغييرات غير المحفوظة. مدّد الجلسة للمتابعة.',
  timeRemaining: 'الوقت المتبقي',
  minutesOf: {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
  endSession: 'إنهاء الجلسة',
  extendSession: 'تمديد الجلسة ({minutes} دقيقة إضافية)',
  extending: 'جارٍ طلب وقت إضافي. يُرجى الانتظار',
  extendAgain: 'إعادة المحاولة',
  extendRefused: 'تعذّر تمديد الجلسة.',
  extendTimeout:
    'علامة التبويب التي بدأت فيها الجلسة لا ترد. قد تكون في وضع السكون: افتحها مرة واحدة ثم حاول مرة أخرى، وإلا فأنهِ الجلسة.',
  extendParentGone:
    'علامة التبويب التي بدأت فيها الجلسة مغلقة أو سُجّل الخروج منها، وهي وحدها التي يمكنها تمديد الجلسة. افتحها من جديد وحاول مرة أخرى، أو أنهِ الجلسة.',
  parentGoneTitle: 'قد يتعذّر تمديد الجلسة',
  parentGone: 'علامة التبويب التي بدأت فيها الجلسة مغلقة أو سُجّل الخروج منها.',
  extendedTitle: 'تم تمديد الجلسة بنجاح',
  expiresInText: {
    zero: 'ستنتهي جلستك خلال أقل من دقيقة.',
    one: 'ستنتهي جلستك خلال دقيقة واحدة.',
    two: 'ستنتهي جلستك خلال دقيقتين.',
    few: 'ستنتهي جلستك خلال {count} دقائق.',
    many: 'ستنتهي جلستك خلال {count} دقيقة.',
    other: 'ستنتهي جلستك خلال {count} دقيقة.',
  },
  continueWorking: 'متابعة العمل',
};
