import type { twoFactorMessages } from '../en/auth-two-factor';
import type { TranslationOf } from '../translation';

export const authTwoFactor: TranslationOf<typeof twoFactorMessages> = {
  twoFactorTitle: 'Escriba su código',
  twoFactorIntro:
    'Abra su aplicación de autenticación y escriba los seis dígitos que muestra para {email}.',
  code: 'Código de un solo uso',
  codeIncomplete: 'Escriba los seis dígitos',
  submitCode: 'Enviar',
  twoFactorBack: 'Volver',
  twoFactorFailed: 'Las credenciales son incorrectas',
  twoFactorMissingTitle: 'Algo ha salido mal',
  twoFactorMissing: 'Las credenciales son incorrectas',
  goToSignIn: 'Ir al inicio de sesión',
};
