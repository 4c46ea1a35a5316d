import * as v from 'valibot';
import { addressOf } from '../text/addresses';

/**
 * Minimum and maximum length of an e-mail address at login and forgot password, in characters
 * (specification §5).
 */
export const EMAIL_MIN_LENGTH = 3;
export const EMAIL_MAX_LENGTH = 50;

/**
 * An e-mail address in a form: required, 3 to 50 characters, valid format; the first failing rule
 * is shown (specification §5). Removes surrounding spaces, invisible characters and a display name.
 */
export const email = v.pipe(
  v.string(),
  v.transform(addressOf),
  v.check((text) => text !== '', 'emailRequired'),
  v.check(({ length }) => length >= EMAIL_MIN_LENGTH, 'emailTooShort'),
  v.check(({ length }) => length <= EMAIL_MAX_LENGTH, 'emailTooLong'),
  v.check((text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text), 'emailFormat'),
);
