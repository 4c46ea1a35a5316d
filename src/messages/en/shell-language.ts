import { defineMessages } from '../define-messages';

/** What is said when a language could not be loaded; part of the room `shell`. */
export const shellLanguageMessages = /* @__PURE__ */ defineMessages('shell', {
  languageFailedTitle: '{language} could not be loaded',
  languageFailedText: 'The language stays as it is. Please try again later.',
});
