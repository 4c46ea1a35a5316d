import type { recoveryMessages } from '../en/auth-recovery';
import type { TranslationOf } from '../translation';

export const authRecovery: TranslationOf<typeof recoveryMessages> = {
  forgotTitle: '¿Ha olvidado su contraseña?',
  forgotIntro:
    'Escriba el correo electrónico con el que inicia sesión y le enviaremos un enlace para establecer una contraseña nueva.',
  forgotSubmit: 'Enviar',
  forgotResend: 'Reenviar',
  forgotWait: 'Espere {seconds} segundos antes de reenviar',
  forgotWaitReason: 'Se puede enviar un enlace una vez por minuto.',
  forgotSent: 'Si conocemos este correo electrónico, hay un enlace en camino.',
  forgotSentHelp: 'Puede tardar unos minutos. Mire también en la carpeta de correo no deseado.',
  forgotFailed: 'No se ha podido enviar el enlace. Inténtelo de nuevo más tarde.',
  backToSignIn: 'Volver al inicio de sesión',
  resetTitle: 'Establecer una contraseña nueva',
  resetIntro: 'Para {email}',
  resetSubmit: 'Enviar',
  resetDoneTitle: 'Su contraseña ha cambiado',
  resetDoneText:
    'Ya puede iniciar sesión con ella. En otros dispositivos hay que iniciar sesión de nuevo.',
  resetSignIn: 'Iniciar sesión',
  resetBroken: 'Su enlace no es válido. Inténtelo de nuevo.',
  resetBrokenHelp: 'Un enlace funciona una sola vez y durante poco tiempo. Puede pedir uno nuevo.',
  resetAskAgain: 'Enviar un enlace nuevo',
  resetMismatch: 'La contraseña y su confirmación no coinciden',
};
