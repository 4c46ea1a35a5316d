import type { recoveryMessages } from '../en/auth-recovery';
import type { TranslationOf } from '../translation';

export const authRecovery: TranslationOf<typeof recoveryMessages> = {
  forgotTitle: 'Wachtwoord vergeten?',
  forgotIntro:
    'Vul het e-mailadres in waarmee u inlogt. We sturen u een link om een nieuw wachtwoord in te stellen.',
  forgotSubmit: 'Versturen',
  forgotResend: 'Opnieuw versturen',
  forgotWait: 'Wacht {seconds} seconden voordat u opnieuw verstuurt',
  forgotWaitReason: 'Eén keer per minuut kan een link worden verstuurd.',
  forgotSent: 'Als dit e-mailadres bij ons bekend is, is er een link onderweg.',
  forgotSentHelp: 'Dit kan enkele minuten duren. Kijk ook in de map met spam.',
  forgotFailed: 'De link kan niet worden verstuurd. Probeer het later opnieuw.',
  backToSignIn: 'Terug naar inloggen',

  resetTitle: 'Nieuw wachtwoord instellen',
  resetIntro: 'Voor {email}',
  resetSubmit: 'Versturen',
  resetDoneTitle: 'Uw wachtwoord is gewijzigd',
  resetDoneText: 'U kunt er nu mee inloggen. Op andere apparaten moet u opnieuw inloggen.',
  resetSignIn: 'Inloggen',
  resetBroken: 'Deze link werkt niet. Probeer het opnieuw',
  resetBrokenHelp: 'Een link werkt één keer en maar korte tijd. U kunt een nieuwe laten sturen.',
  resetAskAgain: 'Nieuwe link sturen',
  resetMismatch: 'Het wachtwoord en de bevestiging komen niet overeen',
};
