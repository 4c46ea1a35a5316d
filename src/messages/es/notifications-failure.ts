import type { notificationsFailureMessages } from '../en/notifications-failure';
import type { TranslationOf } from '../translation';

export const notificationsFailure: TranslationOf<typeof notificationsFailureMessages> = {
  dismissFailed:
    'No se han podido marcar las notificaciones como leídas. Inténtelo de nuevo más tarde o póngase en contacto con el soporte si el problema continúa.',
  dismissFailedTitle: 'Algo ha salido mal',
  markAllFailedTitle: 'Algo ha salido mal...',
};
