import type { notificationsFailureMessages } from '../en/notifications-failure';
import type { TranslationOf } from '../translation';

export const notificationsFailure: TranslationOf<typeof notificationsFailureMessages> = {
  dismissFailed:
    'Die Benachrichtigungen konnten nicht als gelesen markiert werden. Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support, wenn das Problem weiterhin besteht.',
  dismissFailedTitle: 'Etwas ist schiefgelaufen',
  markAllFailedTitle: 'Etwas ist schiefgelaufen ...',
};
