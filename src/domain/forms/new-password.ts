import * as v from 'valibot';

/**
 * Minimum and maximum length of a new password, in UTF-16 units as servers count (specification
 * §5).
 */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 50;

const CAPITAL = /\p{Lu}/u;
const NUMBER = /\d/;
const SPECIAL = /[^\p{L}\p{N}\s]/u;

/** The rules of a new password one by one, for a list that follows the typing. */
export const NEW_PASSWORD_RULES = [
  {
    code: 'newPasswordLength',
    isMet: ({ length }: string) => length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH,
  },
  { code: 'newPasswordCapital', isMet: (text: string) => CAPITAL.test(text) },
  { code: 'newPasswordNumber', isMet: (text: string) => NUMBER.test(text) },
  { code: 'newPasswordSpecial', isMet: (text: string) => SPECIAL.test(text) },
] as const;

/** A new password (specification §5); the first failing rule is shown. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('newPasswordRequired'),
  v.minLength(PASSWORD_MIN_LENGTH, 'newPasswordTooShort'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'newPasswordTooLong'),
  v.regex(CAPITAL, 'newPasswordNoCapital'),
  v.regex(NUMBER, 'newPasswordNoNumber'),
  v.regex(SPECIAL, 'newPasswordNoSpecial'),
);
