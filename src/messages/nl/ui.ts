import type { uiMessages } from '../en/ui';
import type { TranslationOf } from '../translation';

export const ui: TranslationOf<typeof uiMessages> = {
  pending: 'Een ogenblik geduld',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  capsLockOn: 'Caps Lock staat aan',
  opensInNewTab: '(wordt geopend in een nieuw tabblad)',
};
