import type { notificationsDrawerMessages } from '../en/notifications-drawer';
import type { TranslationOf } from '../translation';

export const notificationsDrawer: TranslationOf<typeof notificationsDrawerMessages> = {
  drawerTitle: 'الإشعارات',
  list: 'الإشعارات',
  markAll: 'وضع علامة مقروء على الكل',
  empty: 'كل شيء على ما يرام. لا توجد إشعارات جديدة.',
  loading: 'جارٍ تحميل الإشعارات',
  failedTitle: 'حدث خطأ ما',
  failedText: 'تعذّر تحميل الإشعارات. حاول مرة أخرى أو عُد لاحقًا.',
  stale: 'تعذّر تحديث القائمة. قد يكون ما تراه قديمًا.',
  dismiss: 'وضع علامة مقروء: {title}',
  untitled: 'إشعار',
  showMore: 'عرض المزيد',
  showLess: 'عرض أقل',
  showCredentials: 'عرض بيانات الاعتماد',
  info: 'معلومات',
  success: 'نجاح',
  warning: 'تحذير',
  error: 'خطأ',
};
