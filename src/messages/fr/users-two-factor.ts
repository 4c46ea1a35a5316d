import type { usersTwoFactorMessages } from '../en/users-two-factor';
import type { TranslationOf } from '../translation';

export const usersTwoFactor: TranslationOf<typeof usersTwoFactorMessages> = {
  setupTitle: 'Configurer la connexion à deux facteurs',
  setupText: 'Il vous faut une application d’authentification sur votre téléphone.',
  setupLoading: 'Chargement de votre clé',
  setupFailed: 'La configuration n’a pas pu être lancée',
  setupFailedText: 'Réessayez plus tard.',
  setupScan: 'Scannez ce code avec l’application',
  setupQr: 'Code QR pour votre application d’authentification',
  setupNoQr: 'Le serveur n’a pas envoyé de code QR. Saisissez plutôt cette clé dans l’application.',
  setupKey: 'Ou saisissez-y cette clé',
  setupCopy: 'Copier la clé',
  setupCopyRefused:
    'Votre navigateur n’a pas autorisé la copie. Sélectionnez la clé et copiez-la à la main.',
  setupCode: 'Code à six chiffres',
  setupCodeHelp: 'Ce que l’application affiche maintenant pour ce compte',
  setupCodeIncomplete: 'Saisissez les six chiffres',
  setupConfirm: 'Activer',
  setupConfirmFailed: 'Ce code n’a pas été accepté. Essayez avec le suivant.',
  setupCancel: 'Annuler',
  setupWait: 'Attendez que le code soit vérifié.',
  disableTitle: 'Désactiver la connexion à deux facteurs ?',
  disableText: 'Votre mot de passe suffira alors pour vous connecter à {email}.',
  disableConfirm: 'Désactiver',
  disableKeep: 'Laisser activée',
  disableFailed: 'La désactivation a échoué. Réessayez plus tard.',
};
