import type { shellFrameMessages } from '../en/shell-frame';
import type { TranslationOf } from '../translation';

export const shellFrame: TranslationOf<typeof shellFrameMessages> = {
  expandNavigation: 'توسيع التنقل',
  hideNavigation: 'إخفاء التنقل',
  showNavigation: 'إظهار التنقل',
  navigationTitle: 'التنقل',

  cartEmpty: 'سلة التسوق، فارغة',
  cart: {
    zero: 'سلة التسوق، فارغة',
    one: 'سلة التسوق، عنصر واحد',
    two: 'سلة التسوق، عنصران',
    few: 'سلة التسوق، {count} عناصر',
    many: 'سلة التسوق، {count} عنصرًا',
    other: 'سلة التسوق، {count} عنصر',
  },
  invite: 'دعوة',
  inviteRefused: 'ليست لديك صلاحية دعوة مستخدمين جدد',

  theme: 'المظهر: {theme}',
  themeMenu: 'المظهر',
  light: 'فاتح',
  dark: 'داكن',
  system: 'النظام',

  myProfile: 'ملفي الشخصي',
  myProjects: 'مشاريعي',
  mySubscription: 'اشتراكي',
  myStatements: 'كشوف حسابي',
  language: 'اللغة',
  accountSettings: 'إعدادات الحساب',
  noPage: 'غير متاح في هذه البوابة',
  oneLanguage: 'لا تتوفر لغة أخرى',

  footer: '© {year} {brand}',
  about: 'من نحن',
  contact: 'اتصل بنا',
  footerLinks: 'حول هذه البوابة',
  scrollToTop: 'الانتقال إلى الأعلى',
};
