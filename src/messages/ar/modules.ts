import type { modulesMessages } from '../en/modules';
import type { TranslationOf } from '../translation';

export const modules: TranslationOf<typeof modulesMessages> = {
  title: 'الوحدات',
  none: 'لا توجد وحدات مثبتة.',
};
