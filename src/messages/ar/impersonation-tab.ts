import type { impersonationTabMessages } from '../en/impersonation-tab';
import type { TranslationOf } from '../translation';

export const impersonationTab: TranslationOf<typeof impersonationTabMessages> = {
  tabTitle: 'بصفة {user} · {title}',
  tabTitleMinutes: '({count} د) بصفة {user} · {title}',
  noticeTitle: 'الجلسة بصفة مستخدم آخر على وشك الانتهاء',
  noticeText: {
    zero: 'سجّلت الدخول بصفة {user}. ستنتهي جلستك خلال أقل من دقيقة.',
    one: 'سجّلت الدخول بصفة {user}. ستنتهي جلستك خلال دقيقة واحدة.',
    two: 'سجّلت الدخول بصفة {user}. ستنتهي جلستك خلال دقيقتين.',
    few: 'سجّلت الدخول بصفة {user}. ستنتهي جلستك خلال {count} دقائق.',
    many: 'سجّلت الدخول بصفة {user}. ستنتهي جلستك خلال {count} دقيقة.',
    other: 'سجّلت الدخول بصفة {user}. ستنتهي جلستك خلال {count} دقيقة.',
  },
};
