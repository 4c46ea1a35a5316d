import { defineMessages } from '../define-messages';

/** The question before unsaved changes are left; part of the room `shell`. */
export const unsavedMessages = /* @__PURE__ */ defineMessages('shell', {
  unsavedTitle: 'Leave without saving?',
  unsavedText: 'What you changed on this page has not been saved and will be lost.',
  unsavedLeave: 'Leave',
  unsavedStay: 'Keep editing',
});
