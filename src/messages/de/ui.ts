import type { uiMessages } from '../en/ui';
import type { TranslationOf } from '../translation';

export const ui: TranslationOf<typeof uiMessages> = {
  pending: 'Bitte warten',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  capsLockOn: 'Die Feststelltaste ist aktiviert',
  opensInNewTab: '(öffnet in neuem Tab)',
};
