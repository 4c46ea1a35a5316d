import type { impersonationMessages } from '../en/impersonation';
import type { TranslationOf } from '../translation';

export const impersonation: TranslationOf<typeof impersonationMessages> = {
  region: 'الجلسة بصفة مستخدم آخر',
  loggedInAs: 'سجّلت الدخول بصفة {user}',
  administrator: 'المسؤول: {administrator}',
  expiresIn: {
    zero: 'ستنتهي جلستك خلال أقل من دقيقة',
    one: 'ستنتهي جلستك خلال دقيقة واحدة',
    two: 'ستنتهي جلستك خلال دقيقتين',
    few: 'ستنتهي جلستك خلال {count} دقائق',
    many: 'ستنتهي جلستك خلال {count} دقيقة',
    other: 'ستنتهي جلستك خلال {count} دقيقة',
  },
  extend: 'تمديد',
  end: 'إنهاء الجلسة',
};
