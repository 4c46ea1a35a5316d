import type { authEntryMessages } from '../en/auth-entry';
import type { TranslationOf } from '../translation';

export const authEntry: TranslationOf<typeof authEntryMessages> = {
  emailConfirming: 'Confirmation de votre adresse e-mail',
  emailActivated: 'Adresse e-mail confirmée. Vous pouvez maintenant vous connecter.',
  emailAlreadyConfirmed: 'L’adresse e-mail est déjà confirmée. Essayez de vous connecter.',
  impersonationClosed: 'L’emprunt d’identité a pris fin.',
  impersonationClosedReason:
    'La connexion est désactivée dans cet onglet. Votre propre session continue dans l’onglet d’où vous venez ; celui-ci peut être fermé.',
  impersonationEnded: 'L’emprunt d’identité est terminé. Vous avez été déconnecté.',
  externalTitle: 'Se connecter avec {provider}',
  externalUnknownTitle: 'Se connecter',
  externalLoading: 'Chargement...',
  externalRedirecting: 'Redirection...',
  externalFailed:
    'Connexion impossible. Réessayez plus tard ou contactez le support si le problème persiste.',
  backToSignIn: 'Retour à la connexion',
};
