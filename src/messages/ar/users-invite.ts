import type { usersInviteMessages } from '../en/users-invite';
import type { TranslationOf } from '../translation';

export const usersInvite: TranslationOf<typeof usersInviteMessages> = {
  inviteTitle: 'دعوة مستخدم جديد',
  inviteText: 'يتلقى المستخدم رسالة بريد إلكتروني تتضمن رابطًا لتسجيل الدخول، ويبدأ ضيفًا.',
  inviteEmail: 'البريد الإلكتروني',
  invite: 'دعوة',
  inviteCancel: 'إلغاء',
  invitePending: 'يُرجى الانتظار',
  inviteEmailRequired: 'أدخل عنوان بريد إلكتروني',
  inviteEmailTooShort: '3 أحرف على الأقل',
  inviteEmailTooLong: '50 حرفًا على الأكثر',
  inviteEmailFormat: 'أدخل عنوان بريد إلكتروني صالحًا',
  inviteDone: 'تم إنشاء المستخدم، وأرسلنا إليه رسالة بريد إلكتروني',
  inviteFailed: 'حدث خطأ ما',
  inviteFailedText: 'تعذّر إنشاء هذا المستخدم، يُرجى التواصل معنا للحصول على الدعم',
};
