import type { impersonationArrivalMessages } from '../en/impersonation-arrival';
import type { TranslationOf } from '../translation';

export const impersonationArrival: TranslationOf<typeof impersonationArrivalMessages> = {
  arrivalTitle: 'Ouverture de la session',
  arrivalText: 'Demande à l’onglet où elle a été lancée.',
  arrivalNoAnswerTitle: 'Pas de réponse de l’autre onglet',
  arrivalNoAnswer:
    'L’onglet où cette session a été lancée est fermé, déconnecté ou en veille. Ouvrez-le une fois, puis réessayez.',
  arrivalUnknownTitle: 'Cette session est terminée',
  arrivalUnknown:
    'Elle a pris fin, ou son adresse est incomplète. Lancez-en une nouvelle depuis la liste des utilisateurs.',
  arrivalFailedTitle: 'La session n’a pas pu être ouverte',
  arrivalFailed: 'Réessayez plus tard.',
  arrivalAgain: 'Réessayer',
  arrivalHome: 'Aller au portail sous votre propre identité',
};
