import type { uiTimeMessages } from '../en/ui-time';
import type { TranslationOf } from '../translation';

export const uiTime: TranslationOf<typeof uiTimeMessages> = {
  now: 'الآن',
  future: 'في المستقبل',
  minutes: {
    zero: 'قبل أقل من دقيقة',
    one: 'قبل دقيقة واحدة',
    two: 'قبل دقيقتين',
    few: 'قبل {count} دقائق',
    many: 'قبل {count} دقيقة',
    other: 'قبل {count} دقيقة',
  },
  hours: {
    zero: 'قبل أقل من ساعة',
    one: 'قبل ساعة واحدة',
    two: 'قبل ساعتين',
    few: 'قبل {count} ساعات',
    many: 'قبل {count} ساعة',
    other: 'قبل {count} ساعة',
  },
  days: {
    zero: 'قبل أقل من يوم',
    one: 'قبل يوم واحد',
    two: 'قبل يومين',
    few: 'قبل {count} أيام',
    many: 'قبل {count} يومًا',
    other: 'قبل {count} يوم',
  },
  weeks: {
    zero: 'قبل أقل من أسبوع',
    one: 'قبل أسبوع واحد',
    two: 'قبل أسبوعين',
    few: 'قبل {count} أسابيع',
    many: 'قبل {count} أسبوعًا',
    other: 'قبل {count} أسبوع',
  },
  months: {
    zero: 'قبل أقل من شهر',
    one: 'قبل شهر واحد',
    two: 'قبل شهرين',
    few: 'قبل {count} أشهر',
    many: 'قبل {count} شهرًا',
    other: 'قبل {count} شهر',
  },
  years: {
    zero: 'قبل أقل من سنة',
    one: 'قبل سنة واحدة',
    two: 'قبل سنتين',
    few: 'قبل {count} سنوات',
    many: 'قبل {count} سنة',
    other: 'قبل {count} سنة',
  },
};
