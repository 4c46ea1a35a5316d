import type { notificationsCredentialsMessages } from '../en/notifications-credentials';
import type { TranslationOf } from '../translation';

export const notificationsCredentials: TranslationOf<typeof notificationsCredentialsMessages> = {
  credentialsTitle: 'Identifiants du locataire Microsoft',
  credentialsIntro:
    'Conservez-les en lieu sûr. Le mot de passe est masqué à nouveau après 30 secondes et dès que vous quittez cet onglet.',
  credentialsLoading: 'Chargement des identifiants',
  credentialsFailedTitle: 'Une erreur s’est produite',
  credentialsFailed:
    'Impossible d’obtenir vos données. Réessayez plus tard ou contactez le support si le problème persiste.',
  domain: 'Domaine',
  tenantId: 'ID du locataire',
  userName: 'Nom d’utilisateur',
  password: 'Mot de passe',
  passwordHidden: 'masqué',
  noValue: 'Non renseigné',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  hidesIn: {
    one: 'Masqué à nouveau dans {count} seconde',
    other: 'Masqué à nouveau dans {count} secondes',
  },
  copyField: 'Copier {field}',
  copyRefused: 'Le navigateur n’a pas autorisé la copie. Affichez le texte et copiez-le à la main.',
  done: 'Terminé',
};
