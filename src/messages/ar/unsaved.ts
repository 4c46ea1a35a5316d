import type { unsavedMessages } from '../en/unsaved';
import type { TranslationOf } from '../translation';

export const unsaved: TranslationOf<typeof unsavedMessages> = {
  unsavedTitle: 'هل تريد المغادرة دون حفظ؟',
  unsavedText: 'لم يتم حفظ ما غيّرته في هذه الصفحة وسيُفقد.',
  unsavedLeave: 'مغادرة',
  unsavedStay: 'متابعة التعديل',
};
