import type { uiMessages } from '../en/ui';
import type { TranslationOf } from '../translation';

export const ui: TranslationOf<typeof uiMessages> = {
  pending: 'Espere',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  capsLockOn: 'El bloqueo de mayúsculas está activado',
  opensInNewTab: '(se abre en una pestaña nueva)',
};
