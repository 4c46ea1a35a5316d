import type { usersInviteMessages } from '../en/users-invite';
import type { TranslationOf } from '../translation';

export const usersInvite: TranslationOf<typeof usersInviteMessages> = {
  inviteTitle: 'Neuen Benutzer einladen',
  inviteText: 'Die Person erhält eine E-Mail mit einem Anmeldelink und beginnt als Gast.',
  inviteEmail: 'E-Mail',
  invite: 'Einladen',
  inviteCancel: 'Abbrechen',
  invitePending: 'Bitte warten',
  inviteEmailRequired: 'Geben Sie eine E-Mail-Adresse ein',
  inviteEmailTooShort: 'Mindestens 3 Zeichen',
  inviteEmailTooLong: 'Höchstens 50 Zeichen',
  inviteEmailFormat: 'Geben Sie eine gültige E-Mail-Adresse ein',
  inviteDone: 'Der Benutzer wurde angelegt, wir haben ihm eine E-Mail gesendet',
  inviteFailed: 'Etwas ist schiefgelaufen',
  inviteFailedText:
    'Wir können diesen Benutzer nicht anlegen. Bitte wenden Sie sich an den Support.',
};
