import type { rolePermissionsMessages } from '../en/roles-permissions';
import type { TranslationOf } from '../translation';

export const rolesPermissions: TranslationOf<typeof rolePermissionsMessages> = {
  editorLabel: 'Berechtigungen',
  editorFilter: 'Berechtigungen filtern',
  editorFilterPlaceholder: 'Nach Name oder Beschreibung filtern',
  editorSelectAll: 'Alle auswählen',
  editorExpandAll: 'Alle aufklappen',
  editorCollapseAll: 'Alle zuklappen',
  editorSelected: '{selected} von {total} ausgewählt',
  editorUnlisted: {
    one: '{count} weitere ausgewählte Berechtigung steht nicht in dieser Liste.',
    other: '{count} weitere ausgewählte Berechtigungen stehen nicht in dieser Liste.',
  },
  editorFound: { one: '{count} Berechtigung gefunden', other: '{count} Berechtigungen gefunden' },
  editorDropped: {
    one: '{count} ausgewählte Berechtigung, die der Filter verbirgt, wurde abgewählt',
    other: '{count} ausgewählte Berechtigungen, die der Filter verbirgt, wurden abgewählt',
  },
  editorUndo: 'Rückgängig',
  coverageFull: 'Alle',
  coveragePartial: 'Teilweise',
  coverageNone: 'Keine',
  coverageCount: '{count} von {total}',
  editorNoMatchTitle: 'Keine Berechtigung entspricht dem Filter',
  editorNoMatchText: 'Weder ein Name noch eine Beschreibung enthält Ihre Eingabe.',
  editorClearFilter: 'Filter löschen',
  editorEmptyTitle: 'Es gibt keine Berechtigungen',
  editorEmptyText: 'Der Server nennt keine, die eine Rolle haben könnte.',
  editorLoading: 'Berechtigungen werden geladen',
  editorFailedTitle: 'Die Berechtigungen konnten nicht geladen werden',
  editorFailedText: 'Versuchen Sie es erneut oder kommen Sie später wieder.',
};
