import type { roleCompareMessages } from '../en/roles-compare';
import type { TranslationOf } from '../translation';

export const rolesCompare: TranslationOf<typeof roleCompareMessages> = {
  compareTitle: 'مقارنة الأدوار',
  compareWith: 'مقارنة {role} مع',
  compareChoose: 'اختر دورًا',
  compareStartTitle: 'اختر دورًا آخر',
  compareStartText: 'سترى بعدها ما يسمح به كلا الدورين وما يسمح به أحدهما فقط.',
  compareNoOtherTitle: 'لا يوجد دور آخر',
  compareNoOtherText: 'أنشئ دورًا أو كرّر دورًا موجودًا أولًا.',
  compareBoth: 'في كليهما',
  compareOnly: 'في {role} فقط',
  compareSame: 'يسمح كلا الدورين بالأشياء نفسها تمامًا.',
  compareNothing: 'لا شيء',
  compareClose: 'إغلاق',
};
