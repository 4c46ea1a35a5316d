import type { recoveryMessages } from '../en/auth-recovery';
import type { TranslationOf } from '../translation';

export const authRecovery: TranslationOf<typeof recoveryMessages> = {
  forgotTitle: 'Passwort vergessen?',
  forgotIntro:
    'Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen.',
  forgotSubmit: 'Absenden',
  forgotResend: 'Erneut senden',
  forgotWait: 'Erneutes Senden in {seconds} Sekunden möglich',
  forgotWaitReason: 'Ein Link kann einmal pro Minute gesendet werden.',
  forgotSent: 'Wenn diese E-Mail-Adresse hier bekannt ist, ist ein Link unterwegs.',
  forgotSentHelp: 'Das kann einige Minuten dauern. Sehen Sie auch im Spam-Ordner nach.',
  forgotFailed: 'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
  backToSignIn: 'Zurück zur Anmeldung',
  resetTitle: 'Neues Passwort festlegen',
  resetIntro: 'Für {email}',
  resetSubmit: 'Absenden',
  resetDoneTitle: 'Ihr Passwort wurde geändert',
  resetDoneText:
    'Sie können sich jetzt damit anmelden. Auf anderen Geräten müssen Sie sich neu anmelden.',
  resetSignIn: 'Anmelden',
  resetBroken: 'Ihr Link ist ungültig. Bitte versuchen Sie es erneut.',
  resetBrokenHelp:
    'Ein Link funktioniert nur einmal und nicht lange. Sie können sich einen neuen senden lassen.',
  resetAskAgain: 'Neuen Link senden',
  resetMismatch: 'Passwort und Bestätigung stimmen nicht überein',
};
