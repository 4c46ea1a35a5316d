import type { uiFeedbackMessages } from '../en/ui-feedback';
import type { TranslationOf } from '../translation';

export const uiFeedback: TranslationOf<typeof uiFeedbackMessages> = {
  tryAgain: 'Erneut versuchen',
  dismiss: 'Verwerfen',
  danger: 'Fehler',
  warning: 'Warnung',
  success: 'Erfolg',
  info: 'Information',
  close: 'Schließen',
  cancel: 'Abbrechen',
  ok: 'OK',
  toasts: 'Meldungen (Alt+T)',
  dismissToast: 'Verwerfen: {title}',
};
