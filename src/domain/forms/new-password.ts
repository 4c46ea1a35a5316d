import * as v from 'valibot';

/**
 * Minimum and maximum length of a new password, in UTF-16 units as servers count (specification
 * §5).
 */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 50;

/** A new password (specification §5); the first failing rule is shown. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('newPasswordRequired'),
  v.minLength(PASSWORD_MIN_LENGTH, 'newPasswordTooShort'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'newPasswordTooLong'),
  v.regex(/\p{Lu}/u, 'newPasswordNoCapital'),
  v.regex(/\d/, 'newPasswordNoNumber'),
  v.regex(/[^\p{L}\p{N}\s]/u, 'newPasswordNoSpecial'),
);
