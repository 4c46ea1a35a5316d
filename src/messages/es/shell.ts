import type { shellMessages } from '../en/shell';
import type { TranslationOf } from '../translation';

export const shell: TranslationOf<typeof shellMessages> = {
  skipToContent: 'Ir al contenido',
  home: '{brand}, inicio',
  mainNavigation: 'Principal',
  openNavigation: 'Abrir navegación',
  closeNavigation: 'Cerrar navegación',
  pagesOf: 'Páginas de {area}',
  dashboard: 'Panel',
  users: 'Usuarios',
  usersOverview: 'Resumen',
  roles: 'Roles',
  customers: 'Clientes',
  subscriptions: 'Suscripciones',
  orders: 'Pedidos',
  marketplace: 'Marketplace',
  userMenu: 'Cuenta de {name}',
  signOut: 'Cerrar sesión',
  starting: 'Iniciando',
  loadingPage: 'Cargando la página',
  pageTitle: '{page} · {brand}',
};
