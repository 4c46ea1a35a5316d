import type { uiFeedbackMessages } from '../en/ui-feedback';
import type { TranslationOf } from '../translation';

export const uiFeedback: TranslationOf<typeof uiFeedbackMessages> = {
  tryAgain: 'Opnieuw proberen',
  dismiss: 'Sluiten',
  danger: 'Fout',
  warning: 'Waarschuwing',
  success: 'Gelukt',
  info: 'Informatie',
  close: 'Sluiten',
  cancel: 'Annuleren',
  ok: 'OK',
  toasts: 'Berichten (Alt+T)',
  dismissToast: 'Sluiten: {title}',
};
