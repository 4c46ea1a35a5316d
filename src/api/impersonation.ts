import type { ImpersonationSession } from '../domain/impersonation/impersonation';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { post, remove } from './endpoints';
import { readImpersonation, readImpersonationExtension } from './wire/impersonation';
import { readWriteAnswer, type WriteAnswer } from './wire/message';

/** Names a running impersonation. */
export interface ImpersonationInput {
  /** Id of the impersonation. */
  readonly sessionId: string;
}

/** The user to impersonate, and the reason. */
export interface StartImpersonationInput {
  /** E-mail of the user to impersonate. */
  readonly email: string;
  /** For the server's records; '' is not sent, so that the call is then the contract's. @default '' */
  readonly reason?: string | undefined;
}

export const START_IMPERSONATION = /* @__PURE__ */ post('startImpersonation', '/app/impersonation');

/** Starts an impersonation (contract §3). The client itself goes on as the administrator. */
export function startImpersonation(
  client: ApiClient,
  { email, reason = '' }: StartImpersonationInput,
  options?: CallOptions,
): Promise<ImpersonationSession> {
  const body = reason === '' ? { email } : { email, reason };
  return client.send({ endpoint: START_IMPERSONATION, body, read: readImpersonation }, options);
}

export const EXTEND_IMPERSONATION = /* @__PURE__ */ post(
  'extendImpersonation',
  '/app/impersonation/{sessionId}/extend',
);

/** Asks for more time (contract §3). `expires` is null when the server's time cannot be read. */
export function extendImpersonation(
  client: ApiClient,
  { sessionId }: ImpersonationInput,
  options?: CallOptions,
): Promise<{
  /** The new end; null when the server does not say. */
  readonly expires: Date | null;
}> {
  const params = { sessionId };
  return client.send(
    { endpoint: EXTEND_IMPERSONATION, params, read: readImpersonationExtension },
    options,
  );
}

export const END_IMPERSONATION = /* @__PURE__ */ remove(
  'endImpersonation',
  '/app/impersonation/{sessionId}',
);

/** Ends an impersonation; the administrator's own session lives on (contract §3). */
export function endImpersonation(
  client: ApiClient,
  { sessionId }: ImpersonationInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  const params = { sessionId };
  return client.send({ endpoint: END_IMPERSONATION, params, read: readWriteAnswer }, options);
}
