import type { notificationsFailureMessages } from '../en/notifications-failure';
import type { TranslationOf } from '../translation';

export const notificationsFailure: TranslationOf<typeof notificationsFailureMessages> = {
  dismissFailed:
    'تعذّر وضع علامة مقروء على الإشعارات. يُرجى المحاولة لاحقًا أو التواصل مع الدعم إذا استمرت المشكلة.',
  dismissFailedTitle: 'حدث خطأ ما',
  markAllFailedTitle: 'حدث خطأ ما…',
};
