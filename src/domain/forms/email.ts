import * as v from 'valibot';

/** Shortest and longest e-mail of login and forgot password, in characters (specification §5). */
export const EMAIL_MIN_LENGTH = 3;
export const EMAIL_MAX_LENGTH = 50;

/**
 * An e-mail in a form: required, 3 to 50 characters, valid format; the first rule that fails is
 * the one shown (specification §5). Spaces around it are dropped.
 */
export const email = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'emailRequired'),
  v.minLength(EMAIL_MIN_LENGTH, 'emailTooShort'),
  v.maxLength(EMAIL_MAX_LENGTH, 'emailTooLong'),
  v.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'emailFormat'),
);
