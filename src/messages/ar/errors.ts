import type { errorsMessages } from '../en/errors';
import type { TranslationOf } from '../translation';

export const errors: TranslationOf<typeof errorsMessages> = {
  notFoundTitle: 'عذرًا',
  notFoundText: 'لم نتمكن من العثور على هذه الصفحة.',
  systemTitle: 'خطأ في النظام',
  systemText: 'حدث خطأ ما. يُرجى المحاولة لاحقًا.',
  returnHome: 'العودة إلى الصفحة الرئيسية',
  boundaryText: 'عذرًا، حدث خطأ ما. يُرجى التواصل معنا للحصول على المساعدة',
  goBack: 'رجوع',
  forbiddenTitle: 'لا يمكنك فتح هذه الصفحة',
  forbiddenText: 'دورك أو مستوى العميل لديك لا يشملها.',
  notBuiltTitle: 'لم يتم إنشاء هذه الصفحة بعد',
  notBuiltText: 'العنوان صحيح، لكن هذا الإصدار من البوابة ليس لديه ما يعرضه هنا.',
  configTitle: 'لم يتم إعداد البوابة بشكل صحيح',
  configText: 'تعذّرت قراءة إعداداتها. يمكن للمسؤول عن تشغيل هذه البوابة إصلاحها:',
  chunkText: 'تعذّر تحميل جزء من البوابة. ربما يتوفر إصدار جديد.',
  reload: 'إعادة تحميل الصفحة',
};
