import type { notificationsFailureMessages } from '../en/notifications-failure';
import type { TranslationOf } from '../translation';

export const notificationsFailure: TranslationOf<typeof notificationsFailureMessages> = {
  dismissFailed:
    'Impossible de marquer les notifications comme lues. Réessayez plus tard ou contactez le support si le problème persiste.',
  dismissFailedTitle: 'Une erreur s’est produite',
  markAllFailedTitle: 'Une erreur s’est produite...',
};
