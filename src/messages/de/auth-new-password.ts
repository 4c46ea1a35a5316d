import type { newPasswordMessages } from '../en/auth-new-password';
import type { TranslationOf } from '../translation';

export const authNewPassword: TranslationOf<typeof newPasswordMessages> = {
  newPassword: 'Neues Passwort',
  newPasswordHelp:
    '8 bis 50 Zeichen, darunter ein Großbuchstabe, eine Ziffer und ein Sonderzeichen',
  newPasswordConfirmation: 'Passwort bestätigen',
  newPasswordRequired: 'Ein Passwort ist erforderlich',
  newPasswordTooShort: 'Mindestens 8 Zeichen',
  newPasswordTooLong: 'Höchstens 50 Zeichen',
  newPasswordNoCapital: 'Muss einen Großbuchstaben enthalten',
  newPasswordNoNumber: 'Muss eine Ziffer enthalten',
  newPasswordNoSpecial: 'Muss ein Sonderzeichen enthalten',
  newPasswordSame: 'Das neue Passwort muss sich vom aktuellen unterscheiden',
};
