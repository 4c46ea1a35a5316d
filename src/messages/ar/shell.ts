import type { shellMessages } from '../en/shell';
import type { TranslationOf } from '../translation';

export const shell: TranslationOf<typeof shellMessages> = {
  skipToContent: 'التخطي إلى المحتوى',
  home: '{brand}، الصفحة الرئيسية',
  mainNavigation: 'التنقل الرئيسي',
  openNavigation: 'فتح التنقل',
  closeNavigation: 'إغلاق التنقل',
  pagesOf: 'صفحات {area}',

  dashboard: 'لوحة المعلومات',
  users: 'المستخدمون',
  usersOverview: 'نظرة عامة',
  roles: 'الأدوار',
  customers: 'العملاء',
  subscriptions: 'الاشتراكات',
  orders: 'الطلبات',
  marketplace: 'السوق',

  userMenu: 'حساب {name}',
  signOut: 'تسجيل الخروج',
  starting: 'جارٍ البدء',
  loadingPage: 'جارٍ تحميل الصفحة',
  pageTitle: '{page} · {brand}',
};
