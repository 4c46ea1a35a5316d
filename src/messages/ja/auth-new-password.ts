import type { newPasswordMessages } from '../en/auth-new-password';
import type { TranslationOf } from '../translation';

export const authNewPassword: TranslationOf<typeof newPasswordMessages> = {
  newPassword: '新しいパスワード',
  newPasswordHelp: '8～50 文字で、大文字、数字、記号をそれぞれ含めてください',
  newPasswordConfirmation: 'パスワードの確認',

  newPasswordRequired: 'パスワードを入力してください',
  newPasswordTooShort: '8 文字以上で入力してください',
  newPasswordTooLong: '50 文字以内で入力してください',
  newPasswordNoCapital: '大文字を含めてください',
  newPasswordNoNumber: '数字を含めてください',
  newPasswordNoSpecial: '記号を含めてください',
  newPasswordSame: '現在のパスワードとは異なるパスワードを入力してください',
};
