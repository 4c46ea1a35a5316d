import type { profileMessages } from '../en/auth-profile';
import type { TranslationOf } from '../translation';

export const authProfile: TranslationOf<typeof profileMessages> = {
  profileTitle: 'プロフィールの入力',
  profileIntro:
    '{email} としてサインインしています。お客様の情報を入力し、パスワードを設定してください。',
  profileFirstName: '名',
  profileLastName: '姓',
  profileDisplayName: '表示名',
  profileDisplayNameHelp: '他のユーザーに表示されます。20 文字以内。',
  profilePhone: '電話番号',
  profilePhoneHelp: '9～11 桁の数字（区切り文字なし）',
  profileCurrentPassword: '現在のパスワード',
  profileCurrentPasswordHelp:
    'サインインに使用したパスワードです。保持されるのは 5 分間だけのため、もう一度入力してください。',
  profileSubmit: '送信',
  profileSubmitDisabled: 'すべての項目を説明のとおりに入力してください。',
  profileSkip: 'スキップ',
  profileWait: 'もう一方の処理が終わるまでお待ちください。',
  profileSignInAgain: '別のアカウントでサインイン',

  profileFirstNameRequired: '名を入力してください',
  profileLastNameRequired: '姓を入力してください',
  profileUserNameRequired: 'ユーザー名を入力してください',
  profileNameTooShort: '3 文字以上で入力してください',
  profileNameTooLong: '50 文字以内で入力してください',
  profileUserNameTooLong: '20 文字以内で入力してください',
  profilePhoneRequired: '電話番号を入力してください',
  profilePhoneNotNumeric: '数字のみ使用できます',
  profilePhoneTooShort: '9 文字以上で入力してください',
  profilePhoneTooLong: '11 文字以内で入力してください',
  profileCurrentPasswordRequired: '現在のパスワードを入力してください',
  profileMismatch: 'パスワードと確認用パスワードが一致しません',

  profileSaved: '情報を保存しました',
  profileGoOn: 'ダッシュボードへ',
  profileSaveFailed: '情報を保存できませんでした。しばらくしてからもう一度お試しください。',
  profileSkipFailed: 'サインインできませんでした。もう一度サインインしてください',
};
