import type { rolesMessages } from '../en/roles';
import type { TranslationOf } from '../translation';

export const roles: TranslationOf<typeof rolesMessages> = {
  title: 'Rollen',
  intro: 'Was Personen dürfen und wer welche Rolle hat.',
  createNewRole: 'Neue Rolle erstellen',
  createNewRoleText: 'Legen Sie fest, was Personen dürfen, und weisen Sie es ihnen zu.',
  unnamedRole: 'Rolle ohne Namen',
  viewRole: 'Rolle ansehen',
  editRole: 'Rolle bearbeiten',
  duplicateRole: 'Rolle duplizieren',
  compareRole: 'Rolle vergleichen',
  deleteRole: 'Rolle löschen',
  systemRole: 'Systemrolle',
  createdBy: 'Rolle erstellt von',
  ownerUnknown: 'unbekannt',
  permissionsOf: 'Berechtigungen von {role}',
  andMore: 'und {count} weitere ...',
  noPermissions: 'Keine Berechtigungen',
  noUsers: 'Keine Benutzer zugewiesen',
  usersOf: 'Benutzer mit der Rolle {role}',
  loading: 'Rollen werden geladen',
  loadingUsers: 'Benutzer werden geladen',
  failedTitle: 'Etwas ist schiefgelaufen',
  failedText:
    'Die Rollen konnten nicht geladen werden. Versuchen Sie es erneut oder kommen Sie später wieder.',
  usersFailed: 'Die Benutzer mit dieser Rolle konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  tryAgainUsers: 'Laden der Benutzer von {role} erneut versuchen',
  emptyTitle: 'Noch keine Rollen',
  emptyText: 'Rollen legen fest, was Personen dürfen. Sobald es eine gibt, erscheint sie hier.',
  refreshFailed:
    'Die Liste konnte nicht aktualisiert werden. Was Sie sehen, ist vielleicht veraltet.',
};
