import type { alertsMessages } from '../en/alerts';
import type { TranslationOf } from '../translation';

export const alerts: TranslationOf<typeof alertsMessages> = {
  consentPending: 'Chargement...',
  response: 'Réponse',
  email: 'E-mail',
  responseRequired: 'Veuillez saisir une réponse.',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide.',
  actionFailed: 'Une erreur s’est produite',
};
