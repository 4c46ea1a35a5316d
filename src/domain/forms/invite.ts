import * as v from 'valibot';
import { addressOf } from '../text/addresses';
import { SIMPLE_EMAIL } from '../text/email-pattern';

/** Shortest and longest e-mail of an invitation, in characters (specification §5). */
export const INVITE_EMAIL_MIN_LENGTH = 3;
export const INVITE_EMAIL_MAX_LENGTH = 50;

/** What the invite form collects. */
export interface InviteValues {
  /** The e-mail that the invitation goes to, without the name and the blanks around it. */
  readonly email: string;
}

/** The same with what is chosen beside it. */
export interface InviteChoices extends InviteValues {
  /** Name of the role that they get after the invitation. @default none: they start as a guest */
  readonly role?: string | undefined;
}

/**
 * Rules of the invite form: required, 3 to 50 characters, a simple e-mail pattern; blanks and the
 * name around it are dropped (specification §5, contract §4.34). Issues are message codes of the users room. One call for a bundler,
 * so that none of it stays where it is not used.
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
