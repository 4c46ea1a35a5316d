import type { newPasswordMessages } from '../en/auth-new-password';
import type { TranslationOf } from '../translation';

export const authNewPassword: TranslationOf<typeof newPasswordMessages> = {
  newPassword: 'Nieuw wachtwoord',
  newPasswordHelp: '8 tot 50 tekens, met een hoofdletter, een cijfer en een speciaal teken',
  newPasswordConfirmation: 'Wachtwoord bevestigen',

  newPasswordRequired: 'Vul een wachtwoord in',
  newPasswordTooShort: 'Minimaal 8 tekens',
  newPasswordTooLong: 'Maximaal 50 tekens',
  newPasswordNoCapital: 'Moet een hoofdletter bevatten',
  newPasswordNoNumber: 'Moet een cijfer bevatten',
  newPasswordNoSpecial: 'Moet een speciaal teken bevatten',
  newPasswordSame: 'Het nieuwe wachtwoord moet anders zijn dan het huidige',
};
