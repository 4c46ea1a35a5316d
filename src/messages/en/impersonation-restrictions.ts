import { defineMessages } from '../define-messages';

/** Why an action is off while one acts as somebody else; part of the room `impersonation`. */
export const impersonationRestrictionMessages = /* @__PURE__ */ defineMessages('impersonation', {
  restrictedTitle: 'You act as somebody else.',
  restricted: 'Not available while you act as somebody else',
  restrictedPassword: 'The password cannot be changed while you act as somebody else',
  restrictedTwoFactor: 'The second factor cannot be changed while you act as somebody else',
  restrictedDeleteUsers: 'Users cannot be deleted while you act as somebody else',
  restrictedRoles: 'Roles cannot be changed while you act as somebody else',
});
