import type { Failure } from '../domain/failure';
import type { ApiError } from './errors';
import { failureOf } from './failure-of';
import { field, text } from './wire/readers';

/** What a screen is told of a read that failed: also the permission that it takes (wire §1). */
export function readFailureOf(error: ApiError, retry: () => void): Failure {
  const permission = error.status === 403 ? text(field(error.body, 'permission')) : '';
  return { ...failureOf(error, retry), ...(permission && { permission }) };
}
