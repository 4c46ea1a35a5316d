import type { unsavedMessages } from '../en/unsaved';
import type { TranslationOf } from '../translation';

export const unsaved: TranslationOf<typeof unsavedMessages> = {
  unsavedTitle: '¿Salir sin guardar?',
  unsavedText: 'Los cambios que ha hecho en esta página no se han guardado y se perderán.',
  unsavedLeave: 'Salir',
  unsavedStay: 'Seguir editando',
};
