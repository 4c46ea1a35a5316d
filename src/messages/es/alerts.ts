import type { alertsMessages } from '../en/alerts';
import type { TranslationOf } from '../translation';

export const alerts: TranslationOf<typeof alertsMessages> = {
  consentPending: 'Cargando...',
  response: 'Respuesta',
  email: 'Correo electrónico',
  responseRequired: 'Escriba una respuesta.',
  emailInvalid: 'Escriba un correo electrónico válido.',
  actionFailed: 'Algo ha salido mal',
};
