import type { modulesMessages } from '../en/modules';
import type { TranslationOf } from '../translation';

export const modules: TranslationOf<typeof modulesMessages> = {
  title: 'Modules',
  none: 'Er zijn geen modules geïnstalleerd.',
};
