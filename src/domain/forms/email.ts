import * as v from 'valibot';
import { addressOf } from '../text/addresses';

/** Shortest and longest e-mail of login and forgot password, in characters (specification §5). */
export const EMAIL_MIN_LENGTH = 3;
export const EMAIL_MAX_LENGTH = 50;

/**
 * An e-mail in a form: required, 3 to 50 characters, valid format; the first rule that fails is
 * the one shown (specification §5). Spaces, invisible marks and a name around it are dropped.
 */
export const email = v.pipe(
  v.string(),
  v.transform(addressOf),
  v.check((text) => text !== '', 'emailRequired'),
  v.check(({ length }) => length >= EMAIL_MIN_LENGTH, 'emailTooShort'),
  v.check(({ length }) => length <= EMAIL_MAX_LENGTH, 'emailTooLong'),
  v.check((text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text), 'emailFormat'),
);
