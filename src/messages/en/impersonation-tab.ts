import { defineMessages } from '../define-messages';

/** What the tab itself says: its title and its desktop notification; part of the room `impersonation`. */
export const impersonationTabMessages = /* @__PURE__ */ defineMessages('impersonation', {
  tabTitle: 'As {user} · {title}',
  tabTitleMinutes: '({count} min) As {user} · {title}',
  noticeTitle: 'Impersonation Session Expiring Soon',
  noticeText: {
    one: 'You are logged in as {user}. Your session will expire in {count} minute.',
    other: 'You are logged in as {user}. Your session will expire in {count} minutes.',
  },
});
