import type { usersTwoFactorMessages } from '../en/users-two-factor';
import type { TranslationOf } from '../translation';

export const usersTwoFactor: TranslationOf<typeof usersTwoFactorMessages> = {
  setupTitle: 'Tweestapsverificatie instellen',
  setupText: 'U hebt een authenticator-app op uw telefoon nodig.',
  setupLoading: 'Uw sleutel wordt geladen',
  setupFailed: 'Het instellen kan niet worden gestart',
  setupFailedText: 'Probeer het later opnieuw.',
  setupScan: 'Scan dit met de app',
  setupQr: 'QR-code voor uw authenticator-app',
  setupNoQr: 'De server heeft geen QR-code gestuurd. Typ in plaats daarvan deze sleutel in de app.',
  setupKey: 'Of typ deze sleutel in de app',
  setupCopy: 'Sleutel kopiëren',
  setupCopyRefused:
    'Uw browser staat kopiëren niet toe. Selecteer de sleutel en kopieer deze handmatig.',
  setupCode: 'Code van zes cijfers',
  setupCodeHelp: 'Wat de app nu voor dit account toont',
  setupCodeIncomplete: 'Vul alle zes de cijfers in',
  setupConfirm: 'Inschakelen',
  setupConfirmFailed: 'Deze code is niet geaccepteerd. Probeer de volgende.',
  setupCancel: 'Annuleren',
  setupWait: 'Wacht tot de code is gecontroleerd.',

  disableTitle: 'Tweestapsverificatie uitschakelen?',
  disableText: 'Daarna volstaat alleen uw wachtwoord om in te loggen bij {email}.',
  disableConfirm: 'Uitschakelen',
  disableKeep: 'Ingeschakeld laten',
  disableFailed: 'Het uitschakelen is niet gelukt. Probeer het later opnieuw.',
};
