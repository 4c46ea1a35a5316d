import { defineMessages } from '../define-messages';

/** The sentences of the error pages and boundaries (specification §2.3). */
export const errorsMessages = /* @__PURE__ */ defineMessages('errors', {
  notFoundTitle: 'Oops!',
  notFoundText: "We can't find that page.",
  systemTitle: 'System Error',
  systemText: 'Something went wrong! Please try again later.',
  returnHome: 'Return Home',
  boundaryText: 'Oops!!! Something went wrong. Please reach out for help!',
  goBack: 'Go Back',
  forbiddenTitle: 'You may not open this page',
  forbiddenText: 'Your role or your customer level does not include it.',
  notBuiltTitle: 'This page is not built yet',
  notBuiltText: 'The address is right, but this version of the portal has nothing to show here.',
  configTitle: 'The portal is not set up correctly',
  configText: 'Its settings could not be read. Whoever runs this portal can mend them:',
  chunkText: 'A part of the portal could not be loaded. There may be a new version.',
  reload: 'Reload the page',
});
