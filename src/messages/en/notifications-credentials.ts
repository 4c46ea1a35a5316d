import { defineMessages } from '../define-messages';

/** The sentences of a tenant's credentials (specification §2.4, §8); part of the room `notifications`. */
export const notificationsCredentialsMessages = /* @__PURE__ */ defineMessages('notifications', {
  credentialsTitle: 'Microsoft tenant credentials',
  credentialsIntro:
    'Keep them somewhere safe. The password is hidden again after 30 seconds, and when you leave this tab.',
  credentialsLoading: 'Loading the credentials',
  credentialsFailedTitle: 'Something went wrong',
  // §8
  credentialsFailed:
    'Unable to get your data. Please try again later or contact support if the issue persists.',
  domain: 'Domain',
  tenantId: 'Tenant ID',
  userName: 'User name',
  password: 'Password',
  passwordHidden: 'hidden',
  noValue: 'Not given',
  show: 'Show password',
  hide: 'Hide password',
  hidesIn: { one: 'Hidden again in {count} second', other: 'Hidden again in {count} seconds' },
  copyField: 'Copy {field}',
  copyRefused: 'The browser did not allow copying. Show the text and copy it by hand.',
  done: 'Done',
});
