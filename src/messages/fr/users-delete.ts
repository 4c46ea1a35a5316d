import type { usersDeleteMessages } from '../en/users-delete';
import type { TranslationOf } from '../translation';

export const usersDelete: TranslationOf<typeof usersDeleteMessages> = {
  deleteTitle: { one: 'Supprimer cet utilisateur ?', other: 'Supprimer {count} utilisateurs ?' },
  deleteText: {
    one: 'Cet utilisateur ne pourra plus se connecter. Vous pouvez annuler pendant {seconds} secondes ; ensuite, c’est définitif.',
    other:
      'Ces utilisateurs ne pourront plus se connecter. Vous pouvez annuler pendant {seconds} secondes ; ensuite, c’est définitif.',
  },
  deleteList: 'Utilisateurs à supprimer',
  deleteConfirm: { one: 'Supprimer l’utilisateur', other: 'Supprimer {count} utilisateurs' },
  deleteCancel: 'Annuler',
  deletion: 'Suppression d’utilisateurs',
  deleteWaiting: { one: '{name} sera supprimé', other: '{count} utilisateurs seront supprimés' },
  deleteWaitingText: 'Rien n’a encore été envoyé. Quitter cette page annule aussi la suppression.',
  deleteSecondsLeft: { one: '{count} seconde restante', other: '{count} secondes restantes' },
  deleteUndo: 'Annuler',
  deleting: { one: 'Suppression de {name}', other: 'Suppression de {count} utilisateurs' },
  deleteProgress: '{done} sur {count}',
  deleteStop: 'Arrêter',
  deleteDone: { one: '{name} a été supprimé', other: '{count} utilisateurs ont été supprimés' },
  deletePartly: {
    one: '{done} utilisateur sur {count} a été supprimé',
    other: 'Utilisateurs supprimés : {done} sur {count}',
  },
  deleteNone: 'Personne n’a été supprimé',
  deleteKept: {
    one: '{count} utilisateur a été conservé : aucune demande n’a été envoyée.',
    other: '{count} utilisateurs ont été conservés : aucune demande n’a été envoyée.',
  },
  deleteFailedCount: {
    one: '{count} utilisateur n’a pas pu être supprimé et reste sélectionné.',
    other: '{count} utilisateurs n’ont pas pu être supprimés et restent sélectionnés.',
  },
  deleteFailedElsewhere: {
    one: '{count} utilisateur n’a pas pu être supprimé.',
    other: '{count} utilisateurs n’ont pas pu être supprimés.',
  },
  deleteRetry: { one: 'Réessayer', other: 'Réessayer pour {count}' },
  deleteClose: 'Fermer',
  stepWaiting: 'En attente',
  stepDeleting: 'Suppression',
  stepDeleted: 'Supprimé',
  stepKept: 'Conservé',
  stepFailed: 'Échec',
  stepFailedText: 'Cet utilisateur n’a pas pu être supprimé.',
  deleteLeftTitle: 'Vous avez quitté la page avant la fin de la suppression',
  deleteUndoneTitle: 'Suppression annulée',
  deleteUndoneText: 'Vous avez quitté la page avant que quiconque ne soit supprimé.',
};
