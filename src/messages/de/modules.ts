import type { modulesMessages } from '../en/modules';
import type { TranslationOf } from '../translation';

export const modules: TranslationOf<typeof modulesMessages> = {
  title: 'Module',
  none: 'Es sind keine Module installiert.',
};
