import { addressOf } from '../text/addresses';
import { SIMPLE_EMAIL } from '../text/email-pattern';

/** A field in an alert dialog, whose text the confirmation carries (specification §5). */
export interface AlertInput {
  /** What is asked for; the label of the field. @default 'Response', or 'E-mail' */
  readonly label?: string;
  /** `email` has its own pattern, message and keyboard. @default 'text' */
  readonly type?: 'text' | 'email';
  /** An empty field is accepted when `false`; what is typed must still match. @default true */
  readonly isRequired?: boolean;
  /**
   * What the text must match, without the blanks around it.
   * @default one character at least, or an e-mail
   */
  readonly pattern?: RegExp;
  /**
   * The message when the text does not match.
   * @default 'Please enter a response!', or 'Please enter a valid email!'
   */
  readonly errorText?: string;
  /** What it starts with. @default '' */
  readonly initialValue?: string;
}

/** Why the text of an alert's field is refused: a message code of the alerts room. */
export type AlertInputProblem = 'responseRequired' | 'emailInvalid';

const ONE_CHARACTER = /./s;

/** What an alert's field holds: an address without what is around it, or the text without blanks. */
export function alertText({ type }: AlertInput, typed: string): string {
  return type === 'email' ? addressOf(typed) : typed.trim();
}

/** Checks what was typed into an alert's field; null when all is well. */
export function checkAlertInput(input: AlertInput, typed: string): AlertInputProblem | null {
  const { type = 'text', isRequired = true, pattern } = input;
  const text = alertText(input, typed);
  if (text === '' && !isRequired) return null;
  const rule = pattern ?? (type === 'email' ? SIMPLE_EMAIL : ONE_CHARACTER);
  // A copy without its flags `g` and `y`: with them a pattern remembers where it stopped.
  const isFine = new RegExp(rule.source, rule.flags.replace(/[gy]/g, '')).test(text);
  if (isFine && !(text === '' && isRequired)) return null;
  return type === 'email' ? 'emailInvalid' : 'responseRequired';
}
