import type { errorsMessages } from '../en/errors';
import type { TranslationOf } from '../translation';

export const errors: TranslationOf<typeof errorsMessages> = {
  notFoundTitle: '¡Vaya!',
  notFoundText: 'No encontramos esa página.',
  systemTitle: 'Error del sistema',
  systemText: 'Algo ha salido mal. Inténtelo de nuevo más tarde.',
  returnHome: 'Volver al inicio',
  boundaryText: 'Vaya, algo ha salido mal. Pida ayuda al soporte.',
  goBack: 'Volver',
  forbiddenTitle: 'No puede abrir esta página',
  forbiddenText: 'Su rol o su nivel de cliente no la incluye.',
  notBuiltTitle: 'Esta página aún no existe',
  notBuiltText:
    'La dirección es correcta, pero esta versión del portal no tiene nada que mostrar aquí.',
  configTitle: 'El portal no está bien configurado',
  configText: 'No se ha podido leer su configuración. Quien gestiona este portal puede corregirla:',
  chunkText: 'No se ha podido cargar una parte del portal. Puede que haya una versión nueva.',
  reload: 'Volver a cargar la página',
};
