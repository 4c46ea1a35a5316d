import * as v from 'valibot';
import { withPlainDigits } from '../text/digits';
import { cutToGraphemes, hasGraphemes } from '../text/graphemes';
import { withoutMarks } from '../text/invisible';
import { newPassword } from './new-password';

/** Minimum and maximum length of first and last name, in user-perceived characters (§5). */
export const NAME_MIN_LENGTH = 3;
export const NAME_MAX_LENGTH = 50;
/** Minimum and maximum length of the display name, in user-perceived characters (§5). */
export const DISPLAY_NAME_MIN_LENGTH = 3;
export const DISPLAY_NAME_MAX_LENGTH = 20;
/** Minimum and maximum number of digits of a phone number (§5). */
export const PHONE_MIN_LENGTH = 9;
export const PHONE_MAX_LENGTH = 11;

/** Values of the profile form, named as in the call that saves it (contract §2). */
export interface ProfileValues {
  /** First name: 3 to 50 characters. */
  readonly firstname: string;
  /** Last name: 3 to 50 characters. */
  readonly lastname: string;
  /** Name shown in the portal: 3 to 20 characters. */
  readonly displayName: string;
  /** Phone number: 9 to 11 digits. */
  readonly phoneNumber: string;
  /** The new password, byte for byte. */
  readonly password: string;
  /** The new password repeated. */
  readonly changepassword: string;
  /** The current password if the form asks for it, else ''. */
  readonly oldPassword: string;
}

/** The part of the profile that the account settings can change. */
export type ProfileDetails = Pick<
  ProfileValues,
  'firstname' | 'lastname' | 'displayName' | 'phoneNumber'
>;

/** Context of {@link profileRules}. */
export interface ProfileRulesOptions {
  /** Compares a text with the password from the sign-in; false if that is unknown. */
  readonly isCurrentPassword: (candidate: string) => boolean;
  /** Whether the form asks for the current password. */
  readonly isCurrentPasswordAsked: boolean;
}

function name(required: string, min: number, max: number, tooLong: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required),
    v.check((text) => hasGraphemes(text, min), 'profileNameTooShort'),
    v.check((text) => !hasGraphemes(text, max + 1), tooLong),
  );
}

/** What separates the digits of a phone number as people write it. */
const SEPARATORS = /[\s()\-\u2010-\u2015]/g;

/** A phone number as it is stored: its digits, without a leading plus and separators. */
export function plainPhone(text: string): string {
  return withPlainDigits(withoutMarks(text))
    .replace(/^[\s(]*\+/, '')
    .replace(SEPARATORS, '');
}

const phoneNumber = v.pipe(
  v.string(),
  v.transform(plainPhone),
  v.nonEmpty('profilePhoneRequired'),
  v.regex(/^[0-9]+$/, 'profilePhoneNotNumeric'),
  v.minLength(PHONE_MIN_LENGTH, 'profilePhoneTooShort'),
  v.maxLength(PHONE_MAX_LENGTH, 'profilePhoneTooLong'),
);

/** Rules of the personal details, which can be changed at any time. */
function detailRules() {
  return {
    firstname: name(
      'profileFirstNameRequired',
      NAME_MIN_LENGTH,
      NAME_MAX_LENGTH,
      'profileNameTooLong',
    ),
    lastname: name(
      'profileLastNameRequired',
      NAME_MIN_LENGTH,
      NAME_MAX_LENGTH,
      'profileNameTooLong',
    ),
    displayName: name(
      'profileUserNameRequired',
      DISPLAY_NAME_MIN_LENGTH,
      DISPLAY_NAME_MAX_LENGTH,
      'profileUserNameTooLong',
    ),
    phoneNumber,
  };
}

/** Rules of the personal details in the account settings (specification §5). */
export function profileDetailsRules() {
  return v.object(detailRules());
}

/**
 * Rules of the profile form; the first failing rule is shown (specification §5). Issues are message
 * codes of the auth room.
 */
export function profileRules({ isCurrentPassword, isCurrentPasswordAsked }: ProfileRulesOptions) {
  // Two rules compare fields, so the rules depend on the values.
  return v.lazy((typed) => {
    const { password, oldPassword } = typed as Partial<ProfileValues>;
    return v.object({
      ...detailRules(),
      oldPassword: isCurrentPasswordAsked
        ? v.pipe(v.string(), v.nonEmpty('profileCurrentPasswordRequired'))
        : v.string(),
      password: v.pipe(
        newPassword,
        v.check(
          (text) => !isCurrentPassword(text) && !(isCurrentPasswordAsked && text === oldPassword),
          'newPasswordSame',
        ),
      ),
      changepassword: v.pipe(
        v.string(),
        v.check((text) => text === (password ?? ''), 'profileMismatch'),
      ),
    });
  });
}

/**
 * Display name from first and last name, until the user types their own (specification §5). Cut to
 * the maximum length, never within a character.
 */
export function displayNameFrom(firstname: string, lastname: string): string {
  const both = `${firstname.trim()} ${lastname.trim()}`.trim();
  return cutToGraphemes(both, DISPLAY_NAME_MAX_LENGTH).trim();
}
