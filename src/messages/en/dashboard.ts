import { defineMessages } from '../define-messages';

/** The sentences of the first page after sign-in. */
export const dashboardMessages = /* @__PURE__ */ defineMessages('dashboard', {
  title: 'Dashboard',
  welcome: 'Welcome, {name}',
  signedInAs: 'Signed in as {email}',
  areas: 'Your areas',
  noAreas: 'Nothing is open to your role yet',
  noAreasText: 'Ask an administrator to give you a role with permissions.',
  rolesText: 'See who may do what, and who holds which role.',
});
