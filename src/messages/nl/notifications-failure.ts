import type { notificationsFailureMessages } from '../en/notifications-failure';
import type { TranslationOf } from '../translation';

export const notificationsFailure: TranslationOf<typeof notificationsFailureMessages> = {
  dismissFailed:
    'De meldingen kunnen niet als gelezen worden gemarkeerd. Probeer het later opnieuw of neem contact op met support als het probleem aanhoudt.',
  dismissFailedTitle: 'Er is iets misgegaan',
  markAllFailedTitle: 'Er is iets misgegaan…',
};
