import type { impersonationExpiringMessages } from '../en/impersonation-expiring';
import type { TranslationOf } from '../translation';

export const impersonationExpiring: TranslationOf<typeof impersonationExpiringMessages> = {
  expiringTitle: 'La suplantación caducará pronto',
  expiringWarning:
    'Al final se cerrará la sesión de esta pestaña y se perderán los cambios sin guardar. Amplíe la sesión para continuar.',
  timeRemaining: 'Tiempo restante',
  minutesOf: { one: '{count} minuto', other: '{count} minutos' },
  endSession: 'Terminar sesión',
  extendSession: 'Ampliar sesión (+{minutes} min)',
  extending: 'Pidiendo más tiempo. Espere',
  extendAgain: 'Intentar de nuevo',
  extendRefused: 'No se ha podido ampliar la sesión.',
  extendTimeout:
    'La pestaña en la que se inició la sesión no responde. Puede que esté inactiva: ábrala una vez e inténtelo de nuevo. Si no, termine la sesión.',
  extendParentGone:
    'La pestaña en la que se inició la sesión está cerrada o sin sesión, y solo ella puede ampliarla. Vuelva a abrirla e inténtelo de nuevo, o termine la sesión.',
  parentGoneTitle: 'Puede que la sesión no se pueda ampliar',
  parentGone: 'La pestaña en la que se inició está cerrada o sin sesión.',
  extendedTitle: 'Sesión ampliada correctamente',
  expiresInText: {
    one: 'Su sesión caducará en {count} minuto.',
    other: 'Su sesión caducará en {count} minutos.',
  },
  continueWorking: 'Seguir trabajando',
};
