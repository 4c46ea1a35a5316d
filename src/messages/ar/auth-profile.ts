import type { profileMessages } from '../en/auth-profile';
import type { TranslationOf } from '../translation';

export const authProfile: TranslationOf<typeof profileMessages> = {
  profileTitle: 'أكمل ملفك الشخصي',
  profileIntro: 'سجّلت الدخول بصفة {email}. عرّفنا بنفسك واختر كلمة مرور.',
  profileFirstName: 'الاسم الأول',
  profileLastName: 'اسم العائلة',
  profileDisplayName: 'الاسم المعروض',
  profileDisplayNameHelp: 'ما يراه الآخرون. 20 حرفًا على الأكثر.',
  profilePhone: 'رقم الهاتف',
  profilePhoneHelp: 'من 9 إلى 11 رقمًا، دون أي فواصل بينها',
  profileCurrentPassword: 'كلمة المرور الحالية',
  profileCurrentPasswordHelp:
    'كلمة المرور التي سجّلت الدخول بها. نحتفظ بها لمدة خمس دقائق فقط، لذا يُرجى كتابتها مرة أخرى.',
  profileSubmit: 'إرسال',
  profileSubmitDisabled: 'املأ أولًا كل الحقول كما هو موضّح.',
  profileSkip: 'تخطّي',
  profileWait: 'انتظر حتى يكتمل الإجراء الآخر.',
  profileSignInAgain: 'تسجيل الدخول بحساب آخر',

  profileFirstNameRequired: 'الاسم الأول مطلوب',
  profileLastNameRequired: 'اسم العائلة مطلوب',
  profileUserNameRequired: 'اسم المستخدم مطلوب',
  profileNameTooShort: '3 أحرف على الأقل',
  profileNameTooLong: '50 حرفًا على الأكثر',
  profileUserNameTooLong: '20 حرفًا على الأكثر',
  profilePhoneRequired: 'رقم الهاتف مطلوب',
  profilePhoneNotNumeric: 'أرقام فقط',
  profilePhoneTooShort: '9 أرقام على الأقل',
  profilePhoneTooLong: '11 رقمًا على الأكثر',
  profileCurrentPasswordRequired: 'كلمة المرور الحالية مطلوبة',
  profileMismatch: 'كلمة المرور وتأكيدها غير متطابقين',

  profileSaved: 'تم حفظ بياناتك بنجاح',
  profileGoOn: 'الانتقال إلى لوحة المعلومات',
  profileSaveFailed: 'تعذّر حفظ بياناتك. يُرجى المحاولة لاحقًا.',
  profileSkipFailed: 'تعذّر تسجيل الدخول، يُرجى محاولة تسجيل الدخول مرة أخرى',
};
