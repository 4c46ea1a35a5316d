import type { profileMessages } from '../en/auth-profile';
import type { TranslationOf } from '../translation';

export const authProfile: TranslationOf<typeof profileMessages> = {
  profileTitle: 'Profil vervollständigen',
  profileIntro:
    'Sie sind als {email} angemeldet. Sagen Sie uns, wer Sie sind, und wählen Sie ein Passwort.',
  profileFirstName: 'Vorname',
  profileLastName: 'Nachname',
  profileDisplayName: 'Anzeigename',
  profileDisplayNameHelp: 'So sehen andere Sie. Bis zu 20 Zeichen.',
  profilePhone: 'Telefonnummer',
  profilePhoneHelp: '9 bis 11 Ziffern ohne Trennzeichen',
  profileCurrentPassword: 'Aktuelles Passwort',
  profileCurrentPasswordHelp:
    'Das Passwort, mit dem Sie sich angemeldet haben. Wir behalten es nur fünf Minuten, bitte geben Sie es daher noch einmal ein.',
  profileSubmit: 'Absenden',
  profileSubmitDisabled: 'Füllen Sie zuerst alle Felder wie beschrieben aus.',
  profileSkip: 'Überspringen',
  profileWait: 'Warten Sie, bis der andere Vorgang abgeschlossen ist.',
  profileSignInAgain: 'Mit einem anderen Konto anmelden',
  profileFirstNameRequired: 'Der Vorname ist erforderlich',
  profileLastNameRequired: 'Der Nachname ist erforderlich',
  profileUserNameRequired: 'Der Anzeigename ist erforderlich',
  profileNameTooShort: 'Mindestens 3 Zeichen',
  profileNameTooLong: 'Höchstens 50 Zeichen',
  profileUserNameTooLong: 'Höchstens 20 Zeichen',
  profilePhoneRequired: 'Die Telefonnummer ist erforderlich',
  profilePhoneNotNumeric: 'Nur Ziffern',
  profilePhoneTooShort: 'Mindestens 9 Zeichen',
  profilePhoneTooLong: 'Höchstens 11 Zeichen',
  profileCurrentPasswordRequired: 'Das aktuelle Passwort ist erforderlich',
  profileMismatch: 'Passwort und Bestätigung stimmen nicht überein',
  profileSaved: 'Ihre Angaben wurden gespeichert',
  profileGoOn: 'Zum Dashboard',
  profileSaveFailed:
    'Ihre Angaben konnten nicht gespeichert werden. Bitte versuchen Sie es später erneut.',
  profileSkipFailed: 'Die Anmeldung ist fehlgeschlagen. Bitte melden Sie sich erneut an.',
};
