import { defineMessages } from '../define-messages';

/** How long ago something was (specification §9); part of the room `ui`. */
export const uiTimeMessages = /* @__PURE__ */ defineMessages('ui', {
  now: 'just now',
  future: 'in the future',
  minutes: { one: '{count} minute ago', other: '{count} minutes ago' },
  hours: { one: '{count} hour ago', other: '{count} hours ago' },
  days: { one: '{count} day ago', other: '{count} days ago' },
  weeks: { one: '{count} week ago', other: '{count} weeks ago' },
  months: { one: '{count} month ago', other: '{count} months ago' },
  years: { one: '{count} year ago', other: '{count} years ago' },
});
