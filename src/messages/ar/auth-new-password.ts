import type { newPasswordMessages } from '../en/auth-new-password';
import type { TranslationOf } from '../translation';

export const authNewPassword: TranslationOf<typeof newPasswordMessages> = {
  newPassword: 'كلمة المرور الجديدة',
  newPasswordHelp: 'من 8 إلى 50 حرفًا، تتضمن حرفًا كبيرًا ورقمًا ورمزًا خاصًا',
  newPasswordConfirmation: 'تأكيد كلمة المرور',

  newPasswordRequired: 'كلمة المرور مطلوبة',
  newPasswordTooShort: '8 أحرف على الأقل',
  newPasswordTooLong: '50 حرفًا على الأكثر',
  newPasswordNoCapital: 'يجب أن تتضمن حرفًا كبيرًا',
  newPasswordNoNumber: 'يجب أن تتضمن رقمًا',
  newPasswordNoSpecial: 'يجب أن تتضمن رمزًا خاصًا',
  newPasswordSame: 'يجب أن تختلف كلمة المرور الجديدة عن الحالية',
};
