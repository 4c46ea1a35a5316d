import type { notificationsDrawerMessages } from '../en/notifications-drawer';
import type { TranslationOf } from '../translation';

export const notificationsDrawer: TranslationOf<typeof notificationsDrawerMessages> = {
  drawerTitle: 'Notificaciones',
  list: 'Notificaciones',
  markAll: 'Marcar todo como leído',
  empty: 'Todo en orden. No hay notificaciones nuevas.',
  loading: 'Cargando notificaciones',
  failedTitle: 'Algo ha salido mal',
  failedText: 'No se han podido cargar las notificaciones. Inténtelo de nuevo o vuelva más tarde.',
  stale: 'No se ha podido actualizar la lista. Puede que lo que ve no esté al día.',
  dismiss: 'Descartar: {title}',
  untitled: 'Notificación',
  showMore: 'Mostrar más',
  showLess: 'Mostrar menos',
  showCredentials: 'Ver credenciales',
  info: 'Información',
  success: 'Correcto',
  warning: 'Advertencia',
  error: 'Error',
};
