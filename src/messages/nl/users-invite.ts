import type { usersInviteMessages } from '../en/users-invite';
import type { TranslationOf } from '../translation';

export const usersInvite: TranslationOf<typeof usersInviteMessages> = {
  inviteTitle: 'Nieuwe gebruiker uitnodigen',
  inviteText: 'De gebruiker krijgt een e-mail met een link om in te loggen en begint als gast.',
  inviteEmail: 'E-mailadres',
  invite: 'Uitnodigen',
  inviteCancel: 'Annuleren',
  invitePending: 'Een ogenblik geduld',
  inviteEmailRequired: 'Vul een e-mailadres in',
  inviteEmailTooShort: 'Minimaal 3 tekens',
  inviteEmailTooLong: 'Maximaal 50 tekens',
  inviteEmailFormat: 'Vul een geldig e-mailadres in',
  inviteDone: 'De gebruiker is aangemaakt. We hebben een e-mail gestuurd',
  inviteFailed: 'Er is iets misgegaan',
  inviteFailedText: 'Deze gebruiker kan niet worden aangemaakt. Neem contact op met support',
};
