import type { recoveryMessages } from '../en/auth-recovery';
import type { TranslationOf } from '../translation';

export const authRecovery: TranslationOf<typeof recoveryMessages> = {
  forgotTitle: 'Mot de passe oublié ?',
  forgotIntro:
    'Saisissez l’adresse e-mail avec laquelle vous vous connectez : nous vous enverrons un lien pour définir un nouveau mot de passe.',
  forgotSubmit: 'Envoyer',
  forgotResend: 'Renvoyer',
  forgotWait: 'Veuillez patienter {seconds} secondes avant un nouvel envoi',
  forgotWaitReason: 'Un lien peut être envoyé une fois par minute.',
  forgotSent: 'Si cette adresse e-mail est connue ici, un lien est en route.',
  forgotSentHelp:
    'Cela peut prendre quelques minutes. Regardez aussi dans le dossier des indésirables.',
  forgotFailed: 'Le lien n’a pas pu être envoyé. Réessayez plus tard.',
  backToSignIn: 'Retour à la connexion',
  resetTitle: 'Définir un nouveau mot de passe',
  resetIntro: 'Pour {email}',
  resetSubmit: 'Envoyer',
  resetDoneTitle: 'Votre mot de passe a été modifié',
  resetDoneText:
    'Vous pouvez maintenant l’utiliser pour vous connecter. Les autres appareils devront se reconnecter.',
  resetSignIn: 'Se connecter',
  resetBroken: 'Votre lien n’est pas valide, veuillez réessayer',
  resetBrokenHelp:
    'Un lien ne fonctionne qu’une fois et pas longtemps. Vous pouvez en demander un nouveau.',
  resetAskAgain: 'Envoyer un nouveau lien',
  resetMismatch: 'Le mot de passe et sa confirmation ne correspondent pas',
};
