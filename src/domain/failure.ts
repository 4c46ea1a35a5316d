/**
 * Category of a failure: the session is not valid (`unauthorized`), access is denied (`forbidden`),
 * the record does not exist (`notFound`), it was changed meanwhile (`conflict`), the server rejects
 * the request for another reason (`refused`) or failed itself (`server`), it could not be reached
 * (`network`), the call timed out (`timeout`) or was cancelled (`aborted`), or the response does
 * not fit the call (`unexpected`).
 */
export type FailureKind =
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'refused'
  | 'server'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unexpected';

/** The server's message about one field of a form. */
export interface FieldProblem {
  /** Field name as sent by the server, without its path: `Email` for `$.user.Email`. */
  readonly field: string;
  /** The message, as plain text. */
  readonly text: string;
}

/** Why a read or a write failed. Without a server message, a screen shows its own. */
export interface Failure {
  /** Category of the failure. */
  readonly kind: FailureKind;
  /** The server's message, as plain text, cut after 500 characters. @default none */
  readonly serverMessage?: string | undefined;
  /**
   * Text from a response in another format. Shown below the screen's own sentence, never instead of
   * it. @default none
   */
  readonly details?: string | undefined;
  /** Messages about single fields, see {@link fieldTexts}. @default none */
  readonly fields?: readonly FieldProblem[] | undefined;
  /** Error codes of a 422, as sent by the server (wire §1). @default none */
  readonly codes?: readonly string[] | undefined;
  /** The missing permission, if the server names it in a 403 (wire §1). @default none */
  readonly permission?: string | undefined;
  /**
   * Retries the call. @default none: the control that sent it, such as a form's button, sends it
   * again
   */
  readonly retry?: (() => void) | undefined;
}

/**
 * Assigns messages to the fields of a form, by case-insensitive name. Returns the rest for the
 * summary above the button ('' if all were assigned).
 */
export function fieldTexts<Name extends string>(
  failure: Pick<Failure, 'serverMessage' | 'details' | 'fields'>,
  names: readonly Name[],
): {
  /** Messages by field name. */
  readonly fields: Readonly<Partial<Record<Name, string>>>;
  /** Messages without a matching field; '' if none. */
  readonly rest: string;
} {
  const { serverMessage = '', details = '', fields: problems = [] } = failure;
  const fields: Partial<Record<Name, string>> = {};
  const rest: string[] = [];
  for (const problem of problems) {
    const name = names.find((each) => each.toLowerCase() === problem.field.toLowerCase());
    if (name !== undefined && fields[name] === undefined) fields[name] = problem.text;
    else rest.push(problem.text);
  }
  if (serverMessage) return { fields, rest: serverMessage };
  if (problems.length === 0) return { fields, rest: details };
  return { fields, rest: rest.join(' ') };
}

/** Failures without a verdict on the input. */
const UNANSWERED: readonly FailureKind[] = ['network', 'timeout', 'server', 'unexpected'];

/** Whether a failure says nothing about the input or the link that was opened. */
export function isUnanswered(failure: Failure | null | undefined): boolean {
  return failure ? UNANSWERED.includes(failure.kind) : false;
}

/**
 * Whether there was no response: the message is then about the connection, not about the request.
 */
export function isNoAnswer(failure: Pick<Failure, 'kind'> | null | undefined): boolean {
  return failure?.kind === 'network' || failure?.kind === 'timeout';
}

/**
 * Whether the server reported an error of its own; the outcome of the call may still be unknown.
 */
export function isServerFault(failure: Failure | null | undefined): boolean {
  return failure?.kind === 'server';
}

/** The message for a failure: the server's, else the fallback; '' without a failure. */
export function failureText(failure: Failure | null | undefined, fallback: string): string {
  return failure ? failure.serverMessage || fallback : '';
}

/** The reason why a whole screen is unavailable; null if it is another failure. */
export function refusalOf({ kind }: Failure): 'noPermission' | 'signedOut' | null {
  if (kind === 'unauthorized') return 'signedOut';
  return kind === 'forbidden' ? 'noPermission' : null;
}

/** Whether a retry can succeed: not while a permission is missing. */
export function mayHelpToRetry({ permission }: Failure): boolean {
  return permission === undefined;
}

/** Whether a message already names a permission, as the server's own may. */
export function namesPermission(sentence: string, permission: string): boolean {
  // Matches whole names: `Order.ReadWrite` does not contain `Order.Read`.
  return sentence
    .split(/[^\p{L}\p{N}._:-]+/u)
    .some((word) => word.replace(/\.$/, '') === permission);
}
