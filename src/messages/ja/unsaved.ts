import type { unsavedMessages } from '../en/unsaved';
import type { TranslationOf } from '../translation';

export const unsaved: TranslationOf<typeof unsavedMessages> = {
  unsavedTitle: '保存せずに移動しますか？',
  unsavedText: 'このページでの変更は保存されておらず、失われます。',
  unsavedLeave: '移動する',
  unsavedStay: '編集を続ける',
};
