import { defineMessages } from '../define-messages';

/** The sentences of banners, states, dialogs and toasts; part of the room `ui`. */
export const uiFeedbackMessages = /* @__PURE__ */ defineMessages('ui', {
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  danger: 'Error',
  warning: 'Warning',
  success: 'Success',
  info: 'Information',
  // Modal, Drawer, AlertDialog, ToastRegion
  close: 'Close',
  cancel: 'Cancel',
  ok: 'OK',
  toasts: 'Messages (Alt+T)',
  dismissToast: 'Dismiss: {title}',
});
