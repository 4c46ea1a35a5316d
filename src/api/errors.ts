import type { FieldProblem } from '../domain/failure';
import { type Problem, readProblem } from './wire/problem';
import { field, text } from './wire/readers';

/**
 * Why a call failed: the server refused (`http`, any status of 400 or above), it could not be
 * reached (`network`), the call timed out (`timeout`) or was cancelled by the caller (`aborted`),
 * or the response does not fit the call (`unexpected`: a redirect, an HTML page, a wrong shape).
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'unexpected';

/** The facts of a failure. */
export interface ApiFailure {
  /** Why the call failed. */
  readonly kind: ApiErrorKind;
  /** HTTP status, if there was a response. @default null */
  readonly status?: number | null;
  /** Text of the response body. @default '' */
  readonly body?: string;
  /** Milliseconds that the server asks to wait before a retry. @default null */
  readonly retryAfterMs?: number | null;
}

const NOTHING: Problem = { message: '', details: '', fields: [], email: '' };

/**
 * The error of every failed call (contract §1, "Errors"). Its `message` is for developers and
 * contains nothing of the request or the response, so it is safe in an error report.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Why the call failed. */
  readonly kind: ApiErrorKind;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /**
   * The server's `message` as plain text, cut after 500 characters. '' if none: the screen then
   * shows its fallback text (specification §8).
   */
  readonly serverMessage: string;
  /**
   * Text from a response in another format (problem+json, an `errors` map, a list of reasons); ''
   * if none. Shown below the fallback text, never instead of it (contract §1).
   */
  readonly details: string;
  /** Messages about single fields, see {@link fieldTexts}. */
  readonly fields: readonly FieldProblem[];
  /** Milliseconds that the server asks to wait before a retry; null if it does not. */
  readonly retryAfterMs: number | null;
  /** The user named by a 403 of the profile (contract §2); '' if none. */
  readonly email: string;
  /** The server's error code, such as `cart_changed` (wire §1); '' if none. */
  readonly code: string;
  /**
   * Response body: parsed if it is JSON, else its text; undefined if none. For the data of a
   * conflict see {@link cartConflictOf} and similar functions.
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

/** Type guard for {@link ApiError}; also accepts errors of another copy of this package. */
export function isApiError(thrown: unknown): thrown is ApiError {
  return thrown instanceof Error && thrown.name === 'ApiError' && 'kind' in thrown;
}

/**
 * Whether it is unknown if the server carried out the request: there was no response, or none from
 * the server itself.
 */
export function isUnanswered({ kind, status }: ApiError): boolean {
  return kind === 'http' ? (status ?? 500) >= 500 : true;
}

/** Parses JSON without a byte order mark; undefined if it is empty or invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Creates an {@link ApiError} from the facts of a failure. Never throws. */
export function toApiError(failure: ApiFailure): ApiError {
  try {
    const body = parseJson(failure.body ?? '') ?? failure.body;
    return new ApiError(failure, readProblem(body), body);
  } catch {
    // An unreadable body adds nothing; the failure itself must still be reported.
    return new ApiError(failure);
  }
}

/**
 * A 403 about the CSRF token instead of permissions: its text mentions CSRF, XSRF or anti-forgery,
 * as `Invalid CSRF token` does. The server refused before doing anything, so sending the write
 * again is not a retry.
 */
export function isCsrfRefusal(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.status === 403 &&
    /csrf|xsrf|anti-?forgery/i.test(`${error.serverMessage} ${error.details}`)
  );
}
