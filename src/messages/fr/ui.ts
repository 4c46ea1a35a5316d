import type { uiMessages } from '../en/ui';
import type { TranslationOf } from '../translation';

export const ui: TranslationOf<typeof uiMessages> = {
  pending: 'Veuillez patienter',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  capsLockOn: 'La touche Verr. Maj est activée',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
};
