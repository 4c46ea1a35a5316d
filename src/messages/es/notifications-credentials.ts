import type { notificationsCredentialsMessages } from '../en/notifications-credentials';
import type { TranslationOf } from '../translation';

export const notificationsCredentials: TranslationOf<typeof notificationsCredentialsMessages> = {
  credentialsTitle: 'Credenciales del inquilino de Microsoft',
  credentialsIntro:
    'Guárdelas en un lugar seguro. La contraseña se oculta de nuevo a los 30 segundos y cuando sale de esta pestaña.',
  credentialsLoading: 'Cargando las credenciales',
  credentialsFailedTitle: 'Algo ha salido mal',
  credentialsFailed:
    'No se han podido obtener sus datos. Inténtelo de nuevo más tarde o póngase en contacto con el soporte si el problema continúa.',
  domain: 'Dominio',
  tenantId: 'Id. de inquilino',
  userName: 'Nombre de usuario',
  password: 'Contraseña',
  passwordHidden: 'oculta',
  noValue: 'No indicado',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  hidesIn: {
    one: 'Se oculta de nuevo en {count} segundo',
    other: 'Se oculta de nuevo en {count} segundos',
  },
  copyField: 'Copiar {field}',
  copyRefused: 'El navegador no ha permitido copiar. Muestre el texto y cópielo a mano.',
  done: 'Listo',
};
