import type { twoFactorMessages } from '../en/auth-two-factor';
import type { TranslationOf } from '../translation';

export const authTwoFactor: TranslationOf<typeof twoFactorMessages> = {
  twoFactorTitle: 'Code eingeben',
  twoFactorIntro:
    'Öffnen Sie Ihre Authenticator-App und geben Sie die sechs Ziffern ein, die sie für {email} anzeigt.',
  code: 'Einmalcode',
  codeIncomplete: 'Geben Sie alle sechs Ziffern ein',
  submitCode: 'Absenden',
  twoFactorBack: 'Zurück',
  twoFactorFailed: 'Die Anmeldedaten sind falsch',
  twoFactorMissingTitle: 'Etwas ist schiefgelaufen',
  twoFactorMissing: 'Die Anmeldedaten sind falsch',
  goToSignIn: 'Zur Anmeldung',
};
