import type { uiFeedbackMessages } from '../en/ui-feedback';
import type { TranslationOf } from '../translation';

export const uiFeedback: TranslationOf<typeof uiFeedbackMessages> = {
  tryAgain: 'Intentar de nuevo',
  dismiss: 'Descartar',
  danger: 'Error',
  warning: 'Advertencia',
  success: 'Correcto',
  info: 'Información',
  close: 'Cerrar',
  cancel: 'Cancelar',
  ok: 'Aceptar',
  toasts: 'Mensajes (Alt+T)',
  dismissToast: 'Descartar: {title}',
};
