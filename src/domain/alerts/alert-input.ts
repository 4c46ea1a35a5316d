import { addressOf } from '../text/addresses';
import { SIMPLE_EMAIL } from '../text/email-pattern';

/** A field in an alert dialog; the confirmation receives its text (specification §5). */
export interface AlertInput {
  /** Label of the field. @default 'Response', or 'E-mail' */
  readonly label?: string;
  /** `email` has its own pattern, message and keyboard. @default 'text' */
  readonly type?: 'text' | 'email';
  /** With `false`, an empty field is accepted; typed text must still match. @default true */
  readonly isRequired?: boolean;
  /**
   * Pattern for the trimmed text.
   *
   * @default at least one character, or an e-mail address
   */
  readonly pattern?: RegExp;
  /**
   * Message shown when the text does not match.
   *
   * @default 'Please enter a response!', or 'Please enter a valid email!'
   */
  readonly errorText?: string;
  /** Initial text. @default '' */
  readonly initialValue?: string;
}

/** Message code (room `alerts`) for a rejected text. */
export type AlertInputProblem = 'responseRequired' | 'emailInvalid';

const ONE_CHARACTER = /./s;

/** The value of an alert's field: the normalized e-mail address, or the trimmed text. */
export function alertText({ type }: AlertInput, typed: string): string {
  return type === 'email' ? addressOf(typed) : typed.trim();
}

/** Validates the text of an alert's field; null if it is valid. */
export function checkAlertInput(input: AlertInput, typed: string): AlertInputProblem | null {
  const { type = 'text', isRequired = true, pattern } = input;
  const text = alertText(input, typed);
  if (text === '' && !isRequired) return null;
  const rule = pattern ?? (type === 'email' ? SIMPLE_EMAIL : ONE_CHARACTER);
  // Without the flags `g` and `y`, which make a pattern stateful.
  const isFine = new RegExp(rule.source, rule.flags.replace(/[gy]/g, '')).test(text);
  if (isFine && !(text === '' && isRequired)) return null;
  return type === 'email' ? 'emailInvalid' : 'responseRequired';
}
