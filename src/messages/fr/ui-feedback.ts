import type { uiFeedbackMessages } from '../en/ui-feedback';
import type { TranslationOf } from '../translation';

export const uiFeedback: TranslationOf<typeof uiFeedbackMessages> = {
  tryAgain: 'Réessayer',
  dismiss: 'Ignorer',
  danger: 'Erreur',
  warning: 'Avertissement',
  success: 'Succès',
  info: 'Information',
  close: 'Fermer',
  cancel: 'Annuler',
  ok: 'OK',
  toasts: 'Messages (Alt+T)',
  dismissToast: 'Ignorer : {title}',
};
