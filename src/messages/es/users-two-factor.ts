import type { usersTwoFactorMessages } from '../en/users-two-factor';
import type { TranslationOf } from '../translation';

export const usersTwoFactor: TranslationOf<typeof usersTwoFactorMessages> = {
  setupTitle: 'Configurar el inicio de sesión con dos factores',
  setupText: 'Necesita una aplicación de autenticación en su teléfono.',
  setupLoading: 'Cargando su clave',
  setupFailed: 'No se ha podido iniciar la configuración',
  setupFailedText: 'Inténtelo de nuevo más tarde.',
  setupScan: 'Escanee este código con la aplicación',
  setupQr: 'Código QR para su aplicación de autenticación',
  setupNoQr: 'El servidor no ha enviado ningún código QR. Escriba esta clave en la aplicación.',
  setupKey: 'O escriba en ella esta clave',
  setupCopy: 'Copiar clave',
  setupCopyRefused: 'Su navegador no ha permitido copiar. Seleccione la clave y cópiela a mano.',
  setupCode: 'Código de seis dígitos',
  setupCodeHelp: 'Lo que la aplicación muestra ahora para esta cuenta',
  setupCodeIncomplete: 'Escriba los seis dígitos',
  setupConfirm: 'Activar',
  setupConfirmFailed: 'No se ha aceptado este código. Pruebe con el siguiente.',
  setupCancel: 'Cancelar',
  setupWait: 'Espere a que se compruebe el código.',
  disableTitle: '¿Desactivar el inicio de sesión con dos factores?',
  disableText: 'Su contraseña bastará entonces para iniciar sesión en {email}.',
  disableConfirm: 'Desactivar',
  disableKeep: 'Mantener activado',
  disableFailed: 'No se ha podido desactivar. Inténtelo de nuevo más tarde.',
};
