import type { newPasswordMessages } from '../en/auth-new-password';
import type { TranslationOf } from '../translation';

export const authNewPassword: TranslationOf<typeof newPasswordMessages> = {
  newPassword: 'Nueva contraseña',
  newPasswordHelp: 'De 8 a 50 caracteres, con una mayúscula, un número y un carácter especial',
  newPasswordConfirmation: 'Confirmar contraseña',
  newPasswordRequired: 'La contraseña es obligatoria',
  newPasswordTooShort: '8 caracteres como mínimo',
  newPasswordTooLong: '50 caracteres como máximo',
  newPasswordNoCapital: 'Debe tener una mayúscula',
  newPasswordNoNumber: 'Debe tener un número',
  newPasswordNoSpecial: 'Debe tener un carácter especial',
  newPasswordSame: 'La nueva contraseña debe ser distinta de la actual',
};
