import type { Failure, FailureKind } from '../domain/failure';
import type { ApiError } from './errors';
import { readableText } from './wire/problem';
import { field, list, text } from './wire/readers';

const BY_STATUS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
};

function kindOf(status: number): FailureKind {
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : 'refused');
}

/** The codes of a 422; undefined if none. */
function codesIn(body: unknown): readonly string[] | undefined {
  const codes = list(field(body, 'errors')).map((error) => text(field(error, 'code')));
  return codes.some(Boolean) ? codes.filter(Boolean) : undefined;
}

/**
 * The failure for a screen, from an API error; with the missing permission, if the server names it
 * (wire §1).
 *
 * @param retry - retries the call, for a failure with its own "Try again"
 */
export function failureOf(error: ApiError, retry?: () => void): Failure {
  const { kind, status, serverMessage, details, fields, body } = error;
  return {
    kind: kind === 'http' ? kindOf(status ?? 0) : kind,
    serverMessage: serverMessage || undefined,
    details: details || undefined,
    fields: fields[0] && fields,
    codes: status === 422 ? codesIn(body) : undefined,
    permission: (status === 403 && readableText(field(body, 'permission'))) || undefined,
    retry,
  };
}
