import type { dashboardMessages } from '../en/dashboard';
import type { TranslationOf } from '../translation';

export const dashboard: TranslationOf<typeof dashboardMessages> = {
  title: 'لوحة المعلومات',
  welcome: 'مرحبًا، {name}',
  signedInAs: 'سجّلت الدخول بصفة {email}',
  areas: 'أقسامك',
  noAreas: 'لا شيء متاح لدورك بعد',
  noAreasText: 'اطلب من أحد المسؤولين منحك دورًا يتضمن صلاحيات.',
  rolesText: 'تعرّف على ما يُسمح لكل شخص بفعله، ومن يحمل كل دور.',
};
