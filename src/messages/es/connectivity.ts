import type { connectivityMessages } from '../en/connectivity';
import type { TranslationOf } from '../translation';

export const connectivity: TranslationOf<typeof connectivityMessages> = {
  offlineTitle: 'Parece que no tiene conexión.',
  offlineText: 'Compruebe su conexión a Internet e inténtelo de nuevo.',
  serverTitle: 'No se puede conectar con nuestros servidores.',
  serverText: 'Inténtelo de nuevo más tarde o pida ayuda al soporte.',
};
