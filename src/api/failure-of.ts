import type { Failure, FailureKind } from '../domain/failure';
import type { ApiError } from './errors';

const BY_STATUS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
};

function kindOf(status: number): FailureKind {
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : 'refused');
}

/**
 * What a screen is told of a failed call.
 *
 * @param retry - tries again, for a failure with its own "Try again"
 */
export function failureOf(error: ApiError, retry?: () => void): Failure {
  const { kind, status, serverMessage, details, fields } = error;
  return {
    kind: kind === 'http' ? kindOf(status ?? 0) : kind,
    ...(serverMessage && { serverMessage }),
    ...(details && { details }),
    ...(fields.length > 0 && { fields }),
    ...(retry && { retry }),
  };
}
