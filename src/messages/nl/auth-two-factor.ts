import type { twoFactorMessages } from '../en/auth-two-factor';
import type { TranslationOf } from '../translation';

export const authTwoFactor: TranslationOf<typeof twoFactorMessages> = {
  twoFactorTitle: 'Vul uw code in',
  twoFactorIntro:
    'Open uw authenticator-app en vul de zes cijfers in die de app toont voor {email}.',
  code: 'Eenmalige code',
  codeIncomplete: 'Vul alle zes de cijfers in',
  submitCode: 'Versturen',
  twoFactorBack: 'Terug',
  twoFactorFailed: 'De inloggegevens zijn onjuist',
  twoFactorMissingTitle: 'Er is iets misgegaan',
  twoFactorMissing: 'De inloggegevens zijn onjuist',
  goToSignIn: 'Naar inloggen',
};
