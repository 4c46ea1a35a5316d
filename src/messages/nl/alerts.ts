import type { alertsMessages } from '../en/alerts';
import type { TranslationOf } from '../translation';

export const alerts: TranslationOf<typeof alertsMessages> = {
  consentPending: 'Bezig met laden…',
  response: 'Antwoord',
  email: 'E-mailadres',
  responseRequired: 'Vul een antwoord in',
  emailInvalid: 'Vul een geldig e-mailadres in',
  actionFailed: 'Er is iets misgegaan',
};
