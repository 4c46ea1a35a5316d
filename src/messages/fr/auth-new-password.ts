import type { newPasswordMessages } from '../en/auth-new-password';
import type { TranslationOf } from '../translation';

export const authNewPassword: TranslationOf<typeof newPasswordMessages> = {
  newPassword: 'Nouveau mot de passe',
  newPasswordHelp: 'De 8 à 50 caractères, dont une majuscule, un chiffre et un caractère spécial',
  newPasswordConfirmation: 'Confirmer le mot de passe',
  newPasswordRequired: 'Le mot de passe est obligatoire',
  newPasswordTooShort: '8 caractères au minimum',
  newPasswordTooLong: '50 caractères au maximum',
  newPasswordNoCapital: 'Doit contenir une majuscule',
  newPasswordNoNumber: 'Doit contenir un chiffre',
  newPasswordNoSpecial: 'Doit contenir un caractère spécial',
  newPasswordSame: 'Le nouveau mot de passe doit être différent de l’actuel',
};
