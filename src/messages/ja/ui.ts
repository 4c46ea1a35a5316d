import type { uiMessages } from '../en/ui';
import type { TranslationOf } from '../translation';

export const ui: TranslationOf<typeof uiMessages> = {
  pending: 'お待ちください',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを非表示',
  capsLockOn: 'Caps Lock がオンになっています',
  opensInNewTab: '（新しいタブで開きます）',
};
