import type { usersDeleteMessages } from '../en/users-delete';
import type { TranslationOf } from '../translation';

export const usersDelete: TranslationOf<typeof usersDeleteMessages> = {
  deleteTitle: { one: '¿Eliminar este usuario?', other: '¿Eliminar {count} usuarios?' },
  deleteText: {
    one: 'Este usuario ya no podrá iniciar sesión. Puede deshacerlo durante {seconds} segundos; después es definitivo.',
    other:
      'Estos usuarios ya no podrán iniciar sesión. Puede deshacerlo durante {seconds} segundos; después es definitivo.',
  },
  deleteList: 'Usuarios que se eliminarán',
  deleteConfirm: { one: 'Eliminar usuario', other: 'Eliminar {count} usuarios' },
  deleteCancel: 'Cancelar',
  deletion: 'Eliminación de usuarios',
  deleteWaiting: { one: 'Se eliminará a {name}', other: 'Se eliminarán {count} usuarios' },
  deleteWaitingText: 'Todavía no se ha enviado nada. Salir de esta página también lo deshace.',
  deleteSecondsLeft: { one: 'queda {count} segundo', other: 'quedan {count} segundos' },
  deleteUndo: 'Deshacer',
  deleting: { one: 'Eliminando a {name}', other: 'Eliminando {count} usuarios' },
  deleteProgress: '{done} de {count}',
  deleteStop: 'Detener',
  deleteDone: { one: 'Se ha eliminado a {name}', other: 'Se han eliminado {count} usuarios' },
  deletePartly: {
    one: 'Se ha eliminado {done} de {count} usuario',
    other: 'Se han eliminado {done} de {count} usuarios',
  },
  deleteNone: 'No se ha eliminado a nadie',
  deleteKept: {
    one: 'Se ha conservado {count} usuario: no se ha enviado ninguna solicitud.',
    other: 'Se han conservado {count} usuarios: no se ha enviado ninguna solicitud.',
  },
  deleteFailedCount: {
    one: '{count} usuario no se ha podido eliminar y sigue seleccionado.',
    other: '{count} usuarios no se han podido eliminar y siguen seleccionados.',
  },
  deleteFailedElsewhere: {
    one: '{count} usuario no se ha podido eliminar.',
    other: '{count} usuarios no se han podido eliminar.',
  },
  deleteRetry: { one: 'Intentar de nuevo', other: 'Intentar {count} de nuevo' },
  deleteClose: 'Cerrar',
  stepWaiting: 'En espera',
  stepDeleting: 'Eliminando',
  stepDeleted: 'Eliminado',
  stepKept: 'Conservado',
  stepFailed: 'Error',
  stepFailedText: 'No se ha podido eliminar este usuario.',
  deleteLeftTitle: 'Ha salido antes de que se eliminara todo',
  deleteUndoneTitle: 'Eliminación deshecha',
  deleteUndoneText: 'Ha salido de la página antes de que se eliminara a nadie.',
};
