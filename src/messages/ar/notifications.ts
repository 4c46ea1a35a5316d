import type { notificationsMessages } from '../en/notifications';
import type { TranslationOf } from '../translation';

export const notifications: TranslationOf<typeof notificationsMessages> = {
  title: 'الإشعارات',
  bell: 'الإشعارات',
  bellCount: {
    zero: 'الإشعارات: لا جديد',
    one: 'الإشعارات: إشعار جديد واحد',
    two: 'الإشعارات: إشعاران جديدان',
    few: 'الإشعارات: {count} إشعارات جديدة',
    many: 'الإشعارات: {count} إشعارًا جديدًا',
    other: 'الإشعارات: {count} إشعار جديد',
  },
  bellWithError: 'مع وجود خطأ',
  bellWithTask: 'توجد مهمة قيد التنفيذ',
  changed: {
    zero: 'ليس لديك أي إشعار',
    one: 'لديك إشعار واحد',
    two: 'لديك إشعاران',
    few: 'لديك {count} إشعارات',
    many: 'لديك {count} إشعارًا',
    other: 'لديك {count} إشعار',
  },
  drawerFailed: 'تعذّر فتح الإشعارات. حاول مرة أخرى.',
};
