import type { usersTwoFactorMessages } from '../en/users-two-factor';
import type { TranslationOf } from '../translation';

export const usersTwoFactor: TranslationOf<typeof usersTwoFactorMessages> = {
  setupTitle: 'Zwei-Faktor-Anmeldung einrichten',
  setupText: 'Sie brauchen eine Authenticator-App auf Ihrem Smartphone.',
  setupLoading: 'Ihr Schlüssel wird geladen',
  setupFailed: 'Die Einrichtung konnte nicht gestartet werden',
  setupFailedText: 'Bitte versuchen Sie es später erneut.',
  setupScan: 'Scannen Sie diesen Code mit der App',
  setupQr: 'QR-Code für Ihre Authenticator-App',
  setupNoQr:
    'Der Server hat keinen QR-Code gesendet. Geben Sie stattdessen diesen Schlüssel in die App ein.',
  setupKey: 'Oder geben Sie diesen Schlüssel ein',
  setupCopy: 'Schlüssel kopieren',
  setupCopyRefused:
    'Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie den Schlüssel und kopieren Sie ihn von Hand.',
  setupCode: 'Sechsstelliger Code',
  setupCodeHelp: 'Was die App jetzt für dieses Konto anzeigt',
  setupCodeIncomplete: 'Geben Sie alle sechs Ziffern ein',
  setupConfirm: 'Einschalten',
  setupConfirmFailed:
    'Dieser Code wurde nicht akzeptiert. Bitte versuchen Sie es mit dem nächsten.',
  setupCancel: 'Abbrechen',
  setupWait: 'Warten Sie, bis der Code geprüft ist.',
  disableTitle: 'Zwei-Faktor-Anmeldung ausschalten?',
  disableText: 'Dann reicht Ihr Passwort allein, um sich bei {email} anzumelden.',
  disableConfirm: 'Ausschalten',
  disableKeep: 'Eingeschaltet lassen',
  disableFailed: 'Sie konnte nicht ausgeschaltet werden. Bitte versuchen Sie es später erneut.',
};
