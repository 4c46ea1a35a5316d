import type { notificationsCredentialsMessages } from '../en/notifications-credentials';
import type { TranslationOf } from '../translation';

export const notificationsCredentials: TranslationOf<typeof notificationsCredentialsMessages> = {
  credentialsTitle: 'Zugangsdaten des Microsoft-Mandanten',
  credentialsIntro:
    'Bewahren Sie sie sicher auf. Das Passwort wird nach 30 Sekunden wieder verborgen, und sobald Sie diesen Tab verlassen.',
  credentialsLoading: 'Zugangsdaten werden geladen',
  credentialsFailedTitle: 'Etwas ist schiefgelaufen',
  credentialsFailed:
    'Ihre Daten konnten nicht abgerufen werden. Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support, wenn das Problem weiterhin besteht.',
  domain: 'Domäne',
  tenantId: 'Mandanten-ID',
  userName: 'Benutzername',
  password: 'Passwort',
  passwordHidden: 'verborgen',
  noValue: 'Nicht angegeben',
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  hidesIn: {
    one: 'Wird in {count} Sekunde wieder verborgen',
    other: 'Wird in {count} Sekunden wieder verborgen',
  },
  copyField: '{field} kopieren',
  copyRefused:
    'Der Browser hat das Kopieren nicht erlaubt. Zeigen Sie den Text an und kopieren Sie ihn von Hand.',
  done: 'Fertig',
};
