import type { notificationsMessages } from '../en/notifications';
import type { TranslationOf } from '../translation';

export const notifications: TranslationOf<typeof notificationsMessages> = {
  title: 'Notificaciones',
  bell: 'Notificaciones',
  bellCount: { one: 'Notificaciones: {count} nueva', other: 'Notificaciones: {count} nuevas' },
  bellWithError: 'con un error',
  bellWithTask: 'hay una tarea en curso',
  changed: { one: 'Tiene {count} notificación', other: 'Tiene {count} notificaciones' },
  drawerFailed: 'No se han podido abrir las notificaciones. Inténtelo de nuevo.',
};
