import type { unsavedMessages } from '../en/unsaved';
import type { TranslationOf } from '../translation';

export const unsaved: TranslationOf<typeof unsavedMessages> = {
  unsavedTitle: 'Verlaten zonder op te slaan?',
  unsavedText: 'Wat u op deze pagina hebt gewijzigd, is niet opgeslagen en gaat verloren.',
  unsavedLeave: 'Verlaten',
  unsavedStay: 'Verder bewerken',
};
