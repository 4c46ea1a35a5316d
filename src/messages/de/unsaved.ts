import type { unsavedMessages } from '../en/unsaved';
import type { TranslationOf } from '../translation';

export const unsaved: TranslationOf<typeof unsavedMessages> = {
  unsavedTitle: 'Seite ohne Speichern verlassen?',
  unsavedText: 'Ihre Änderungen auf dieser Seite wurden nicht gespeichert und gehen verloren.',
  unsavedLeave: 'Verlassen',
  unsavedStay: 'Weiter bearbeiten',
};
