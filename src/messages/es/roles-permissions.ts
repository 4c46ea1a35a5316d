import type { rolePermissionsMessages } from '../en/roles-permissions';
import type { TranslationOf } from '../translation';

export const rolesPermissions: TranslationOf<typeof rolePermissionsMessages> = {
  editorLabel: 'Permisos',
  editorFilter: 'Filtrar permisos',
  editorFilterPlaceholder: 'Filtrar por nombre o descripción',
  editorSelectAll: 'Seleccionar todo',
  editorExpandAll: 'Expandir todo',
  editorCollapseAll: 'Contraer todo',
  editorSelected: '{selected} de {total} seleccionados',
  editorUnlisted: {
    one: '{count} permiso seleccionado más no está en esta lista.',
    other: '{count} permisos seleccionados más no están en esta lista.',
  },
  editorFound: { one: '{count} permiso encontrado', other: '{count} permisos encontrados' },
  editorDropped: {
    one: 'Se ha anulado la selección de {count} permiso oculto por el filtro',
    other: 'Se ha anulado la selección de {count} permisos ocultos por el filtro',
  },
  editorUndo: 'Deshacer',
  coverageFull: 'Todos',
  coveragePartial: 'Parcial',
  coverageNone: 'Ninguno',
  coverageCount: '{count} de {total}',
  editorNoMatchTitle: 'Ningún permiso coincide con el filtro',
  editorNoMatchText: 'Ningún nombre ni descripción contiene lo que ha escrito.',
  editorClearFilter: 'Borrar filtro',
  editorEmptyTitle: 'No hay permisos',
  editorEmptyText: 'El servidor no indica ninguno que un rol pueda tener.',
  editorLoading: 'Cargando permisos',
  editorFailedTitle: 'No se han podido cargar los permisos',
  editorFailedText: 'Inténtelo de nuevo o vuelva más tarde.',
};
