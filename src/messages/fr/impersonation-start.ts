import type { impersonationStartMessages } from '../en/impersonation-start';
import type { TranslationOf } from '../translation';

export const impersonationStart: TranslationOf<typeof impersonationStartMessages> = {
  startTitle: 'Agir en tant que {user}',
  startText: 'Vous agirez en tant que {email}.',
  startTab:
    'Un nouvel onglet s’ouvre. Vous y voyez ce que cette personne voit, et ce que vous y faites est réputé fait par elle.',
  startTime:
    'La session se termine d’elle-même après {minutes} minutes. Vous pouvez la prolonger peu avant ; pour cela, gardez cet onglet ouvert et restez connecté.',
  startEnd:
    '« Terminer la session », en haut du nouvel onglet, y met fin à tout moment. Ici, vous restez vous-même.',
  startReason: 'Motif (facultatif)',
  startCancel: 'Annuler',
  start: 'Emprunter l’identité',
  startPending: 'Veuillez patienter',
  startFailed: 'La session n’a pas pu être lancée. Réessayez plus tard.',
  blockedTitle: 'Le nouvel onglet ne s’est pas ouvert',
  blockedText:
    'Votre navigateur semble l’avoir bloqué. Ouvrez la session ici ; elle est déjà en cours.',
  blockedOpen: 'Ouvrir la session',
  blockedClose: 'Fermer',
};
