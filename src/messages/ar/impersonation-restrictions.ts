import type { impersonationRestrictionMessages } from '../en/impersonation-restrictions';
import type { TranslationOf } from '../translation';

export const impersonationRestrictions: TranslationOf<typeof impersonationRestrictionMessages> = {
  restrictedTitle: 'أنت تعمل بصفة مستخدم آخر.',
  restricted: 'غير متاح أثناء العمل بصفة مستخدم آخر',
  restrictedPassword: 'لا يمكن تغيير كلمة المرور أثناء العمل بصفة مستخدم آخر',
  restrictedTwoFactor: 'لا يمكن تغيير المصادقة الثنائية أثناء العمل بصفة مستخدم آخر',
  restrictedDeleteUsers: 'لا يمكن حذف المستخدمين أثناء العمل بصفة مستخدم آخر',
  restrictedRoles: 'لا يمكن تغيير الأدوار أثناء العمل بصفة مستخدم آخر',
};
