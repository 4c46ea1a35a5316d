import type { rolePermissionsMessages } from '../en/roles-permissions';
import type { TranslationOf } from '../translation';

export const rolesPermissions: TranslationOf<typeof rolePermissionsMessages> = {
  editorLabel: 'Machtigingen',
  editorFilter: 'Machtigingen filteren',
  editorFilterPlaceholder: 'Filter op naam of beschrijving',
  editorSelectAll: 'Alles selecteren',
  editorExpandAll: 'Alles uitvouwen',
  editorCollapseAll: 'Alles samenvouwen',
  editorSelected: '{selected} van {total} geselecteerd',
  editorUnlisted: {
    one: 'Er is nog {count} geselecteerde machtiging die niet in deze lijst staat.',
    other: 'Er zijn nog {count} geselecteerde machtigingen die niet in deze lijst staan.',
  },
  editorFound: { one: '{count} machtiging gevonden', other: '{count} machtigingen gevonden' },
  editorDropped: {
    one: '{count} geselecteerde machtiging die door het filter verborgen was, is gedeselecteerd',
    other:
      '{count} geselecteerde machtigingen die door het filter verborgen waren, zijn gedeselecteerd',
  },
  editorUndo: 'Ongedaan maken',
  coverageFull: 'Volledig',
  coveragePartial: 'Gedeeltelijk',
  coverageNone: 'Geen',
  coverageCount: '{count} van {total}',
  editorNoMatchTitle: 'Geen machtiging voldoet aan het filter',
  editorNoMatchText: 'Wat u hebt getypt, komt in geen naam of beschrijving voor.',
  editorClearFilter: 'Filter wissen',
  editorEmptyTitle: 'Er zijn geen machtigingen',
  editorEmptyText: 'De server geeft geen machtigingen op die een rol kan hebben.',
  editorLoading: 'Machtigingen worden geladen',
  editorFailedTitle: 'De machtigingen kunnen niet worden geladen',
  editorFailedText: 'Probeer het opnieuw of kom later terug.',
};
