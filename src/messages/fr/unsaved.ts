import type { unsavedMessages } from '../en/unsaved';
import type { TranslationOf } from '../translation';

export const unsaved: TranslationOf<typeof unsavedMessages> = {
  unsavedTitle: 'Quitter sans enregistrer ?',
  unsavedText: 'Vos modifications sur cette page n’ont pas été enregistrées et seront perdues.',
  unsavedLeave: 'Quitter',
  unsavedStay: 'Continuer la modification',
};
