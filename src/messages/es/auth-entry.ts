import type { authEntryMessages } from '../en/auth-entry';
import type { TranslationOf } from '../translation';

export const authEntry: TranslationOf<typeof authEntryMessages> = {
  emailConfirming: 'Confirmando su correo electrónico',
  emailActivated: 'Correo electrónico confirmado. Ya puede iniciar sesión.',
  emailAlreadyConfirmed: 'El correo electrónico ya está confirmado. Intente iniciar sesión.',
  impersonationClosed: 'La suplantación se ha cerrado correctamente.',
  impersonationClosedReason:
    'El inicio de sesión está desactivado en esta pestaña. Su propia sesión continúa en la pestaña de la que procede, y esta se puede cerrar.',
  impersonationEnded: 'La suplantación ha terminado. Se ha cerrado su sesión.',
  externalTitle: 'Iniciar sesión con {provider}',
  externalUnknownTitle: 'Iniciar sesión',
  externalLoading: 'Cargando...',
  externalRedirecting: 'Redirigiendo...',
  externalFailed:
    'No se ha podido iniciar sesión. Inténtelo de nuevo más tarde o póngase en contacto con el soporte si el problema continúa.',
  backToSignIn: 'Volver al inicio de sesión',
};
