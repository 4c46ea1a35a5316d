import { defineMessages } from '../define-messages';

/** The sentences of the invitation (specification §5 and §8); part of the room `users`. */
export const usersInviteMessages = /* @__PURE__ */ defineMessages('users', {
  inviteTitle: 'Invite new user',
  inviteText: 'They get an e-mail with a link to sign in, and start as a guest.',
  inviteEmail: 'E-mail',
  invite: 'Invite',
  inviteCancel: 'Cancel',
  invitePending: 'Please wait',
  inviteEmailRequired: 'Enter some email address',
  inviteEmailTooShort: 'Minimum 3 symbols',
  inviteEmailTooLong: 'Maximum 50 symbols',
  inviteEmailFormat: 'Enter valid email address',
  inviteDone: 'user was created ,we sent him an email',
  inviteFailed: 'Something went wrong',
  inviteFailedText: 'We are not able to create this user, please contact us for support',
});
