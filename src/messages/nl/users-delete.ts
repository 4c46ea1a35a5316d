import type { usersDeleteMessages } from '../en/users-delete';
import type { TranslationOf } from '../translation';

export const usersDelete: TranslationOf<typeof usersDeleteMessages> = {
  deleteTitle: { one: 'Deze gebruiker verwijderen?', other: '{count} gebruikers verwijderen?' },
  deleteText: {
    one: 'Deze gebruiker kan niet meer inloggen. U kunt dit {seconds} seconden lang ongedaan maken; daarna is het definitief.',
    other:
      'Deze gebruikers kunnen niet meer inloggen. U kunt dit {seconds} seconden lang ongedaan maken; daarna is het definitief.',
  },
  deleteList: 'Te verwijderen gebruikers',
  deleteConfirm: { one: 'Gebruiker verwijderen', other: '{count} gebruikers verwijderen' },
  deleteCancel: 'Annuleren',
  deletion: 'Verwijdering van gebruikers',
  deleteWaiting: {
    one: '{name} wordt verwijderd',
    other: '{count} gebruikers worden verwijderd',
  },
  deleteWaitingText:
    'Er is nog niets verzonden. Ook als u deze pagina verlaat, gaat het verwijderen niet door.',
  deleteSecondsLeft: { one: 'Nog {count} seconde', other: 'Nog {count} seconden' },
  deleteUndo: 'Ongedaan maken',
  deleting: {
    one: '{name} wordt nu verwijderd',
    other: '{count} gebruikers worden nu verwijderd',
  },
  deleteProgress: '{done} van {count}',
  deleteStop: 'Stoppen',
  deleteDone: { one: '{name} is verwijderd', other: '{count} gebruikers zijn verwijderd' },
  deletePartly: {
    one: '{done} van {count} gebruiker is verwijderd',
    other: '{done} van {count} gebruikers zijn verwijderd',
  },
  deleteNone: 'Er is niemand verwijderd',
  deleteKept: {
    one: '{count} gebruiker is behouden: er is geen verzoek verzonden.',
    other: '{count} gebruikers zijn behouden: er is geen verzoek verzonden.',
  },
  deleteFailedCount: {
    one: '{count} gebruiker kan niet worden verwijderd en is nog geselecteerd.',
    other: '{count} gebruikers kunnen niet worden verwijderd en zijn nog geselecteerd.',
  },
  deleteFailedElsewhere: {
    one: '{count} gebruiker kan niet worden verwijderd.',
    other: '{count} gebruikers kunnen niet worden verwijderd.',
  },
  deleteRetry: { one: 'Opnieuw proberen', other: '{count} opnieuw proberen' },
  deleteClose: 'Sluiten',
  stepWaiting: 'In de wacht',
  stepDeleting: 'Wordt verwijderd',
  stepDeleted: 'Verwijderd',
  stepKept: 'Behouden',
  stepFailed: 'Mislukt',
  stepFailedText: 'Deze gebruiker kan niet worden verwijderd.',
  deleteLeftTitle: 'U hebt de pagina verlaten voordat alles was verwijderd',
  deleteUndoneTitle: 'Het verwijderen is ongedaan gemaakt',
  deleteUndoneText: 'U hebt de pagina verlaten voordat er iemand was verwijderd.',
};
