import { defineMessages } from '../define-messages';

/**
 * The sentences of buttons, links and fields. What only richer widgets say is in `ui-feedback` and
 * `ui-data`, so that a sign-in does not carry it; all three are the room `ui` for overrides.
 */
export const uiMessages = /* @__PURE__ */ defineMessages('ui', {
  pending: 'Please wait',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps Lock is on',
  opensInNewTab: '(opens in a new tab)',
});
