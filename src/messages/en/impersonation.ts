import { defineMessages } from '../define-messages';

/** The sentences of the banner of a tab that acts as somebody else (specification §2.5). */
export const impersonationMessages = /* @__PURE__ */ defineMessages('impersonation', {
  region: 'Impersonation',
  loggedInAs: 'You are logged in as {user}',
  administrator: 'Administrator: {administrator}',
  expiresIn: {
    one: 'Your session will expire in {count} minute',
    other: 'Your session will expire in {count} minutes',
  },
  extend: 'Extend',
  end: 'End Session',
});
