import type { ImpersonationSession } from '../../domain/impersonation/impersonation';
import { parseServerTime } from '../../domain/time/server-time';
import { requireRecord, text, unexpected } from './readers';

/** `POST /app/impersonation`: `{sessionId, email, expires}`. */
export function readImpersonation(body: unknown): ImpersonationSession {
  const answer = requireRecord(body, 'sessionId');
  const sessionId = text(answer.sessionId);
  if (!sessionId) unexpected('impersonation without session');
  return { sessionId, email: text(answer.email), expires: parseServerTime(answer.expires) };
}

/** `POST /app/impersonation/{sessionId}/extend`: `{expires}`; null when it cannot be read. */
export function readImpersonationExtension(body: unknown): { readonly expires: Date | null } {
  return { expires: parseServerTime(requireRecord(body, 'expires').expires) };
}
