import type { usersDeleteMessages } from '../en/users-delete';
import type { TranslationOf } from '../translation';

export const usersDelete: TranslationOf<typeof usersDeleteMessages> = {
  deleteTitle: { one: 'Diesen Benutzer löschen?', other: '{count} Benutzer löschen?' },
  deleteText: {
    one: 'Dieser Benutzer kann sich nicht mehr anmelden. {seconds} Sekunden lang können Sie es rückgängig machen; danach ist es endgültig.',
    other:
      'Diese Benutzer können sich nicht mehr anmelden. {seconds} Sekunden lang können Sie es rückgängig machen; danach ist es endgültig.',
  },
  deleteList: 'Zu löschende Benutzer',
  deleteConfirm: { one: 'Benutzer löschen', other: '{count} Benutzer löschen' },
  deleteCancel: 'Abbrechen',
  deletion: 'Löschen von Benutzern',
  deleteWaiting: { one: '{name} wird gelöscht', other: '{count} Benutzer werden gelöscht' },
  deleteWaitingText:
    'Noch wurde nichts gesendet. Auch wenn Sie diese Seite verlassen, wird nichts gelöscht.',
  deleteSecondsLeft: { one: 'noch {count} Sekunde', other: 'noch {count} Sekunden' },
  deleteUndo: 'Rückgängig',
  deleting: { one: '{name} wird gelöscht', other: '{count} Benutzer werden gelöscht' },
  deleteProgress: '{done} von {count}',
  deleteStop: 'Anhalten',
  deleteDone: { one: '{name} wurde gelöscht', other: '{count} Benutzer wurden gelöscht' },
  deletePartly: {
    one: '{done} von {count} Benutzer wurde gelöscht',
    other: '{done} von {count} Benutzern wurden gelöscht',
  },
  deleteNone: 'Niemand wurde gelöscht',
  deleteKept: {
    one: '{count} Benutzer wurde behalten: Es wurde keine Anfrage gesendet.',
    other: '{count} Benutzer wurden behalten: Es wurde keine Anfrage gesendet.',
  },
  deleteFailedCount: {
    one: '{count} Benutzer konnte nicht gelöscht werden und ist weiterhin ausgewählt.',
    other: '{count} Benutzer konnten nicht gelöscht werden und sind weiterhin ausgewählt.',
  },
  deleteFailedElsewhere: {
    one: '{count} Benutzer konnte nicht gelöscht werden.',
    other: '{count} Benutzer konnten nicht gelöscht werden.',
  },
  deleteRetry: { one: 'Erneut versuchen', other: '{count} erneut versuchen' },
  deleteClose: 'Schließen',
  stepWaiting: 'Wartet',
  stepDeleting: 'Wird gelöscht',
  stepDeleted: 'Gelöscht',
  stepKept: 'Behalten',
  stepFailed: 'Fehlgeschlagen',
  stepFailedText: 'Dieser Benutzer konnte nicht gelöscht werden.',
  deleteLeftTitle: 'Sie haben die Seite verlassen, bevor alles gelöscht war',
  deleteUndoneTitle: 'Löschen rückgängig gemacht',
  deleteUndoneText: 'Sie haben die Seite verlassen, bevor jemand gelöscht wurde.',
};
