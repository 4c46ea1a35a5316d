import { defineMessages } from '../define-messages';

/** The sentences of deleting users; part of the room `users`. */
export const usersDeleteMessages = /* @__PURE__ */ defineMessages('users', {
  deleteTitle: { one: 'Delete this user?', other: 'Delete {count} users?' },
  deleteText: {
    one: 'This user can no longer sign in. For {seconds} seconds you can undo it; after that it is final.',
    other:
      'These users can no longer sign in. For {seconds} seconds you can undo it; after that it is final.',
  },
  deleteList: 'Users to delete',
  deleteConfirm: { one: 'Delete user', other: 'Delete {count} users' },
  deleteCancel: 'Cancel',
  // While it goes on
  deletion: 'Deletion of users',
  deleteWaiting: { one: '{name} will be deleted', other: '{count} users will be deleted' },
  deleteWaitingText: 'Nothing was sent yet. Leaving this page undoes it, too.',
  deleteSecondsLeft: { one: '{count} second left', other: '{count} seconds left' },
  deleteUndo: 'Undo',
  deleting: { one: 'Deleting {name}', other: 'Deleting {count} users' },
  deleteProgress: '{done} of {count}',
  deleteStop: 'Stop',
  deleteDone: { one: '{name} was deleted', other: '{count} users were deleted' },
  deletePartly: {
    one: '{done} of {count} user was deleted',
    other: '{done} of {count} users were deleted',
  },
  deleteNone: 'Nobody was deleted',
  deleteKept: {
    one: '{count} user was kept: no request was sent.',
    other: '{count} users were kept: no request was sent.',
  },
  deleteFailedCount: {
    one: '{count} user could not be deleted and is still selected.',
    other: '{count} users could not be deleted and are still selected.',
  },
  deleteFailedElsewhere: {
    one: '{count} user could not be deleted.',
    other: '{count} users could not be deleted.',
  },
  deleteRetry: { one: 'Try again', other: 'Try {count} again' },
  deleteClose: 'Close',
  // Of one user
  stepWaiting: 'Waiting',
  stepDeleting: 'Deleting',
  stepDeleted: 'Deleted',
  stepKept: 'Kept',
  stepFailed: 'Failed',
  stepFailedText: 'This user could not be deleted.',
  // Told after the page was left
  deleteLeftTitle: 'You left before all was deleted',
  deleteUndoneTitle: 'Deletion undone',
  deleteUndoneText: 'You left the page before anybody was deleted.',
});
