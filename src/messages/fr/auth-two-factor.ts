import type { twoFactorMessages } from '../en/auth-two-factor';
import type { TranslationOf } from '../translation';

export const authTwoFactor: TranslationOf<typeof twoFactorMessages> = {
  twoFactorTitle: 'Saisissez votre code',
  twoFactorIntro:
    'Ouvrez votre application d’authentification et saisissez les six chiffres qu’elle affiche pour {email}.',
  code: 'Code à usage unique',
  codeIncomplete: 'Saisissez les six chiffres',
  submitCode: 'Envoyer',
  twoFactorBack: 'Retour',
  twoFactorFailed: 'Les identifiants sont incorrects',
  twoFactorMissingTitle: 'Une erreur s’est produite',
  twoFactorMissing: 'Les identifiants sont incorrects',
  goToSignIn: 'Aller à la connexion',
};
