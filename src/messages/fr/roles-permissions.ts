import type { rolePermissionsMessages } from '../en/roles-permissions';
import type { TranslationOf } from '../translation';

export const rolesPermissions: TranslationOf<typeof rolePermissionsMessages> = {
  editorLabel: 'Autorisations',
  editorFilter: 'Filtrer les autorisations',
  editorFilterPlaceholder: 'Filtrer par nom ou description',
  editorSelectAll: 'Tout sélectionner',
  editorExpandAll: 'Tout développer',
  editorCollapseAll: 'Tout réduire',
  editorSelected: 'Sélection : {selected} sur {total}',
  editorUnlisted: {
    one: '{count} autre autorisation sélectionnée n’est pas dans cette liste.',
    other: '{count} autres autorisations sélectionnées ne sont pas dans cette liste.',
  },
  editorFound: { one: '{count} autorisation trouvée', other: '{count} autorisations trouvées' },
  editorDropped: {
    one: '{count} autorisation sélectionnée masquée par le filtre a été désélectionnée',
    other: '{count} autorisations sélectionnées masquées par le filtre ont été désélectionnées',
  },
  editorUndo: 'Annuler',
  coverageFull: 'Toutes',
  coveragePartial: 'Partielle',
  coverageNone: 'Aucune',
  coverageCount: '{count} sur {total}',
  editorNoMatchTitle: 'Aucune autorisation ne correspond au filtre',
  editorNoMatchText: 'Aucun nom ni aucune description ne contient votre saisie.',
  editorClearFilter: 'Effacer le filtre',
  editorEmptyTitle: 'Il n’y a aucune autorisation',
  editorEmptyText: 'Le serveur n’en indique aucune qu’un rôle puisse avoir.',
  editorLoading: 'Chargement des autorisations',
  editorFailedTitle: 'Les autorisations n’ont pas pu être chargées',
  editorFailedText: 'Réessayez, ou revenez plus tard.',
};
