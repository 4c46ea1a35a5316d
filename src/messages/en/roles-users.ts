import { defineMessages } from '../define-messages';

/**
 * The sentences of revoking a role and of adding users to one (specification §2.7, §2.8 and §8);
 * part of the room `roles`.
 */
export const roleUsersMessages = /* @__PURE__ */ defineMessages('roles', {
  revokeTitle: 'Revoke User Role',
  revokeText: 'The user(s) will become a Guest with limited access.',
  revokeYes: 'YES',
  revokeCancel: 'Cancel',
  revokePending: 'Revoking',
  revokeList: 'Users who become a Guest',
  revokeSelf: 'You are one of them: you may no longer be able to open this page.',
  revokeIsGuest: 'Role revoked',
  revokePartly: {
    one: '{count} user still has the role.',
    other: '{count} users still have the role.',
  },
  revokeFailed: 'An error occurred',
  revokeDone: { one: 'User became Guest', other: 'Users became Guest' },
  addTitle: 'Add Users To Role',
  addText: 'A user has one role. Who is added to {role} loses the one before.',
  addSearch: 'Search Users To Add',
  addPlaceholder: 'Search by e-mail...',
  addTooShort: 'Minimum 4 length',
  addList: 'Users who can be added',
  addChosen: 'Selected users',
  addChosenCount: { one: '{count} user selected', other: '{count} users selected' },
  addLoading: 'Loading users',
  addMore: 'These are the first {count}. Search to find others.',
  addEmpty: 'No available users found',
  addEmptyText: 'Try search by email or name...',
  addFailedTitle: 'Something went wrong',
  addFailedText: 'The users could not be loaded. Try again, or come back later.',
  addSelected: 'Add Selected Users',
  addNobody: 'Select at least one user',
  addCancel: 'Cancel',
  addPending: 'Please wait',
  addFailed: 'Something went wrong',
  addPartly: {
    one: '{count} of the selected users was added all the same.',
    other: '{count} of the selected users were added all the same.',
  },
  addDone: { one: 'User added successfully', other: 'Users added successfully' },
});
