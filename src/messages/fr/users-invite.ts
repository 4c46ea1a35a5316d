import type { usersInviteMessages } from '../en/users-invite';
import type { TranslationOf } from '../translation';

export const usersInvite: TranslationOf<typeof usersInviteMessages> = {
  inviteTitle: 'Inviter un nouvel utilisateur',
  inviteText: 'Cette personne reçoit un e-mail avec un lien de connexion et commence comme invité.',
  inviteEmail: 'E-mail',
  invite: 'Inviter',
  inviteCancel: 'Annuler',
  invitePending: 'Veuillez patienter',
  inviteEmailRequired: 'Saisissez une adresse e-mail',
  inviteEmailTooShort: '3 caractères au minimum',
  inviteEmailTooLong: '50 caractères au maximum',
  inviteEmailFormat: 'Saisissez une adresse e-mail valide',
  inviteDone: 'L’utilisateur a été créé, nous lui avons envoyé un e-mail',
  inviteFailed: 'Une erreur s’est produite',
  inviteFailedText: 'Nous ne pouvons pas créer cet utilisateur. Veuillez contacter le support.',
};
