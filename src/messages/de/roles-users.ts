import type { roleUsersMessages } from '../en/roles-users';
import type { TranslationOf } from '../translation';

export const rolesUsers: TranslationOf<typeof roleUsersMessages> = {
  revokeTitle: 'Rolle entziehen',
  revokeText: 'Die betroffenen Benutzer erhalten die Rolle Guest mit eingeschränktem Zugriff.',
  revokeYes: 'JA',
  revokeCancel: 'Abbrechen',
  revokePending: 'Rolle wird entzogen',
  revokeList: 'Benutzer, die die Rolle Guest erhalten',
  revokeSelf: 'Sie gehören dazu: Womöglich können Sie diese Seite dann nicht mehr öffnen.',
  revokeIsGuest: 'Rolle entzogen',
  revokePartly: {
    one: '{count} Benutzer hat die Rolle noch.',
    other: '{count} Benutzer haben die Rolle noch.',
  },
  revokeFailed: 'Ein Fehler ist aufgetreten',
  revokeDone: {
    one: 'Der Benutzer hat jetzt die Rolle Guest',
    other: 'Die Benutzer haben jetzt die Rolle Guest',
  },
  addTitle: 'Benutzer zur Rolle hinzufügen',
  addText: 'Ein Benutzer hat eine Rolle. Wer zu {role} hinzugefügt wird, verliert die bisherige.',
  addSearch: 'Benutzer zum Hinzufügen suchen',
  addPlaceholder: 'Nach E-Mail suchen ...',
  addTooShort: 'Mindestens 4 Zeichen',
  addList: 'Benutzer, die hinzugefügt werden können',
  addChosen: 'Ausgewählte Benutzer',
  addChosenCount: { one: '{count} Benutzer ausgewählt', other: '{count} Benutzer ausgewählt' },
  addLoading: 'Benutzer werden geladen',
  addMore: 'Das sind die ersten {count}. Suchen Sie, um weitere zu finden.',
  addEmpty: 'Keine verfügbaren Benutzer gefunden',
  addEmptyText: 'Suchen Sie nach E-Mail oder Name ...',
  addFailedTitle: 'Etwas ist schiefgelaufen',
  addFailedText:
    'Die Benutzer konnten nicht geladen werden. Versuchen Sie es erneut oder kommen Sie später wieder.',
  addSelected: 'Ausgewählte hinzufügen',
  addNobody: 'Wählen Sie mindestens einen Benutzer aus',
  addCancel: 'Abbrechen',
  addPending: 'Bitte warten',
  addFailed: 'Etwas ist schiefgelaufen',
  addPartly: {
    one: '{count} der ausgewählten Benutzer wurde trotzdem hinzugefügt.',
    other: '{count} der ausgewählten Benutzer wurden trotzdem hinzugefügt.',
  },
  addDone: { one: 'Benutzer hinzugefügt', other: 'Benutzer hinzugefügt' },
};
