/**
 * What a failure is to a screen: the server does not know the user (`unauthorized`), they may not
 * (`forbidden`), there is no such thing (`notFound`), it has changed meanwhile (`conflict`), the
 * server refuses it for another reason (`refused`) or is broken itself (`server`), it could not be
 * reached (`network`), it took too long (`timeout`), it was given up (`aborted`), or the answer is
 * not that of this call (`unexpected`).
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

/** A sentence of the server about one field of a form. */
export interface FieldProblem {
  /** The field as the server calls it, without a path before it: `Email` of `$.user.Email`. */
  readonly field: string;
  /** The server's sentence about it, as plain text. */
  readonly text: string;
}

/** Why something could not be read or done. A screen chooses its own sentence where there is none. */
export interface Failure {
  /** What went wrong. */
  readonly kind: FailureKind;
  /** The server's own sentence, as plain text, cut after 500 characters. @default none */
  readonly serverMessage?: string | undefined;
  /**
   * The text of answers in another shape. For a second line under the screen's own sentence, never
   * instead of it. @default nothing
   */
  readonly details?: string | undefined;
  /** Sentences about single fields, see {@link fieldTexts}. @default none */
  readonly fields?: readonly FieldProblem[] | undefined;
  /** What is wrong with what was sent, as the server calls it in its 422 (wire §1). @default nothing */
  readonly codes?: readonly string[] | undefined;
  /** The permission that is missing, where the server names it with its 403 (wire §1). @default none */
  readonly permission?: string | undefined;
  /** Tries again. @default none: what failed is sent again by what sent it, such as a form's button */
  readonly retry?: (() => void) | undefined;
}

/**
 * The sentences for the fields of a form, matched by name without regard to case, and what is left
 * for the summary above the button ('' when every sentence has found its field).
 */
export function fieldTexts<Name extends string>(
  failure: Pick<Failure, 'serverMessage' | 'details' | 'fields'>,
  names: readonly Name[],
): {
  /** Sentences by the field's name. */
  readonly fields: Readonly<Partial<Record<Name, string>>>;
  /** What belongs to no field; '' for nothing. */
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

/** Failures in which the server has not looked at what was sent, or has not said so. */
const UNANSWERED: readonly FailureKind[] = ['network', 'timeout', 'server', 'unexpected'];

/** Whether a failure says nothing of what was typed, or of the link that was followed. */
export function isUnanswered(failure: Failure | null | undefined): boolean {
  return failure ? UNANSWERED.includes(failure.kind) : false;
}

/** Whether no answer came at all: what is said then is the connection, not what was asked for. */
export function isNoAnswer(failure: Pick<Failure, 'kind'> | null | undefined): boolean {
  return failure?.kind === 'network' || failure?.kind === 'timeout';
}

/** Whether the server itself said that it failed: that is an answer, if not what became of a call. */
export function isServerFault(failure: Failure | null | undefined): boolean {
  return failure?.kind === 'server';
}

/** What to say of a failure: the server's own sentence, else the screen's; '' for no failure. */
export function failureText(failure: Failure | null | undefined, fallback: string): string {
  return failure ? failure.serverMessage || fallback : '';
}

/** Why a screen cannot be shown to the viewer at all; null where that is not why. */
export function refusalOf({ kind }: Failure): 'noPermission' | 'signedOut' | null {
  if (kind === 'unauthorized') return 'signedOut';
  return kind === 'forbidden' ? 'noPermission' : null;
}

/** Whether the same call may be answered otherwise: not while a permission is missing. */
export function mayHelpToRetry({ permission }: Failure): boolean {
  return permission === undefined;
}

/** Whether a sentence says the name of a permission already, as a server's own may. */
export function namesPermission(sentence: string, permission: string): boolean {
  // Whole names: `Order.ReadWrite` says nothing of `Order.Read`.
  return sentence
    .split(/[^\p{L}\p{N}._:-]+/u)
    .some((word) => word.replace(/\.$/, '') === permission);
}
