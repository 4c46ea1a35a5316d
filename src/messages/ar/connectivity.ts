import type { connectivityMessages } from '../en/connectivity';
import type { TranslationOf } from '../translation';

export const connectivity: TranslationOf<typeof connectivityMessages> = {
  offlineTitle: 'يبدو أنك غير متصل بالإنترنت.',
  offlineText: 'يُرجى التحقق من اتصالك بالإنترنت والمحاولة مرة أخرى.',
  serverTitle: 'تعذّر الاتصال بخوادمنا.',
  serverText: 'يُرجى المحاولة لاحقًا أو التواصل مع الدعم للحصول على المساعدة.',
};
