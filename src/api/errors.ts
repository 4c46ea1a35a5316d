import type { FieldProblem } from '../domain/failure';
import { type Problem, readProblem } from './wire/problem';
import { field, text } from './wire/readers';

/**
 * Why a call failed: the server refused (`http`, any status of 400 or above), it could not be
 * reached (`network`), it took too long (`timeout`), the caller cancelled it (`aborted`), or what
 * came is not the answer of this call (`unexpected`: a redirect, an HTML page, a wrong shape).
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'unexpected';

/** What is known about a failure. */
export interface ApiFailure {
  /** Why the call failed. */
  readonly kind: ApiErrorKind;
  /** HTTP status when there was an answer. @default null */
  readonly status?: number | null;
  /** The text of the answer's body. @default '' */
  readonly body?: string;
  /** Milliseconds the server asks to wait before the next try. @default null */
  readonly retryAfterMs?: number | null;
}

const NOTHING: Problem = { message: '', details: '', fields: [], email: '' };

/**
 * The error of every failed call (contract §1, "Errors"). Its `message` is for developers and holds
 * nothing of the request or the answer, so that it may go into an error report.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Why the call failed. */
  readonly kind: ApiErrorKind;
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  /**
   * The server's own sentence (`message`), as plain text: whatever it holds is shown, cut after 500
   * characters. '' when there is none: the screen then shows its fallback text (specification §8).
   */
  readonly serverMessage: string;
  /**
   * The text of answers in another shape (problem+json, an `errors` map, a list of reasons); '' for
   * nothing. For a second line under the fallback text, never instead of it (contract §1).
   */
  readonly details: string;
  /** Sentences about single fields, see {@link fieldTexts}. */
  readonly fields: readonly FieldProblem[];
  /** Milliseconds the server asks to wait before the next try, or null. */
  readonly retryAfterMs: number | null;
  /** The user that a 403 of the profile names (contract §2), or ''. */
  readonly email: string;
  /** The server's own code of the refusal, such as `cart_changed` (wire §1), or ''. */
  readonly code: string;
  /**
   * The answer's body: parsed, where it is JSON, else its text. Undefined without one. What rides along
   * with a conflict is read by {@link cartConflictOf} and its like.
   */
  readonly body: unknown;

  constructor(failure: ApiFailure, problem: Problem = NOTHING, body?: unknown) {
    super(
      `The call failed: ${failure.status ? `${failure.kind} ${failure.status}` : failure.kind}`,
    );
    this.kind = failure.kind;
    this.status = failure.status ?? null;
    this.serverMessage = problem.message;
    this.details = problem.details;
    this.fields = problem.fields;
    this.retryAfterMs = failure.retryAfterMs ?? null;
    this.email = problem.email;
    this.code = text(field(body, 'code'));
    this.body = body;
  }
}

/**
 * Whether something thrown is an {@link ApiError}, also one of another copy of this package.
 */
export function isApiError(thrown: unknown): thrown is ApiError {
  return thrown instanceof Error && thrown.name === 'ApiError' && 'kind' in thrown;
}

/**
 * Whether nobody knows if the server has done what was asked: no answer came, or none of the server's
 * own.
 */
export function isUnanswered({ kind, status }: ApiError): boolean {
  return kind === 'http' ? (status ?? 500) >= 500 : true;
}

/** The text as JSON, without a byte order mark; undefined when it is empty or none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The one normaliser: whatever is known about a failure becomes an {@link ApiError}. Never throws. */
export function toApiError(failure: ApiFailure): ApiError {
  try {
    const body = parseJson(failure.body ?? '') ?? failure.body;
    return new ApiError(failure, readProblem(body), body);
  } catch {
    // A body that breaks the reader says nothing; the failure itself still has to arrive.
    return new ApiError(failure);
  }
}

/**
 * A 403 that is about the CSRF token and not about permissions: its text mentions CSRF, XSRF or
 * anti-forgery, as `Invalid CSRF token` does. The server has then refused before it did anything,
 * so that sending the write once more is not a retry of its own.
 */
export function isCsrfRefusal(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.status === 403 &&
    /csrf|xsrf|anti-?forgery/i.test(`${error.serverMessage} ${error.details}`)
  );
}
