import type { notificationsCredentialsMessages } from '../en/notifications-credentials';
import type { TranslationOf } from '../translation';

export const notificationsCredentials: TranslationOf<typeof notificationsCredentialsMessages> = {
  credentialsTitle: 'Inloggegevens van de Microsoft-tenant',
  credentialsIntro:
    'Bewaar ze op een veilige plek. Het wachtwoord wordt na 30 seconden weer verborgen, en ook wanneer u dit tabblad verlaat.',
  credentialsLoading: 'De inloggegevens worden geladen',
  credentialsFailedTitle: 'Er is iets misgegaan',
  credentialsFailed:
    'Uw gegevens kunnen niet worden opgehaald. Probeer het later opnieuw of neem contact op met support als het probleem aanhoudt.',
  domain: 'Domein',
  tenantId: 'Tenant-ID',
  userName: 'Gebruikersnaam',
  password: 'Wachtwoord',
  passwordHidden: 'verborgen',
  noValue: 'Niet opgegeven',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
  hidesIn: {
    one: 'Over {count} seconde weer verborgen',
    other: 'Over {count} seconden weer verborgen',
  },
  copyField: '{field} kopiëren',
  copyRefused: 'De browser staat kopiëren niet toe. Toon de tekst en kopieer deze handmatig.',
  done: 'Gereed',
};
