import type { alertsMessages } from '../en/alerts';
import type { TranslationOf } from '../translation';

export const alerts: TranslationOf<typeof alertsMessages> = {
  consentPending: 'Wird geladen ...',
  response: 'Antwort',
  email: 'E-Mail',
  responseRequired: 'Bitte geben Sie eine Antwort ein.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  actionFailed: 'Etwas ist schiefgelaufen',
};
