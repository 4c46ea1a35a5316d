import * as v from 'valibot';
import { addressOf } from '../text/addresses';
import { SIMPLE_EMAIL } from '../text/email-pattern';

/**
 * Minimum and maximum length of an invitation's e-mail address, in characters (specification §5).
 */
export const INVITE_EMAIL_MIN_LENGTH = 3;
export const INVITE_EMAIL_MAX_LENGTH = 50;

/** Values of the invite form. */
export interface InviteValues {
  /** The e-mail address, trimmed and without a display name. */
  readonly email: string;
}

/** Values of the invite form with the optional choices. */
export interface InviteChoices extends InviteValues {
  /** Name of the role assigned after the invitation. @default none: the user starts as a guest */
  readonly role?: string | undefined;
}

/**
 * Rules of the invite form: required, 3 to 50 characters, a simple e-mail pattern; surrounding
 * blanks and a display name are removed (specification §5, contract §4.34). Issues are message
 * codes of the users room. A single call, so that a bundler can drop it where it is unused.
 */
export const inviteRules = (() =>
  v.object({
    email: v.pipe(
      v.string(),
      v.transform(addressOf),
      v.nonEmpty('inviteEmailRequired'),
      v.minLength(INVITE_EMAIL_MIN_LENGTH, 'inviteEmailTooShort'),
      v.maxLength(INVITE_EMAIL_MAX_LENGTH, 'inviteEmailTooLong'),
      v.regex(SIMPLE_EMAIL, 'inviteEmailFormat'),
    ),
  }))();
