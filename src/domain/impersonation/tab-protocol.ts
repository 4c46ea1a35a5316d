import type { KeptImpersonation } from './impersonation';

/**
 * The messages between an administrator's tab and the impersonating tabs (contract §4.5). Every
 * message names the session, and the id of the administrator's tab where that tab takes part. Other
 * tabs ignore it. No message carries a token.
 */
export type ImpersonationMessage =
  /** A new or reloaded tab asks the one that started the session what it needs to know. */
  | { readonly kind: 'hello'; readonly sessionId: string }
  /** The answer to `hello`. It also shows that the tab that started the session is alive. */
  | (KeptImpersonation & { readonly kind: 'session' })
  /** Asks the tab that started the session for more time. */
  | {
      readonly kind: 'extend';
      readonly sessionId: string;
      readonly parentTabId: string;
      readonly requestId: string;
    }
  /** The server extended the session. */
  | {
      readonly kind: 'extended';
      readonly sessionId: string;
      readonly parentTabId: string;
      readonly requestId: string;
      /** New end by the server's clock, or null when the server did not say. */
      readonly deadline: number | null;
    }
  /** The server did not extend the session. */
  | {
      readonly kind: 'refused';
      readonly sessionId: string;
      readonly parentTabId: string;
      readonly requestId: string;
      /** The server's own sentence; '' when there is none. */
      readonly serverMessage: string;
    }
  /** The tab that started the session goes away or is signed out. */
  | { readonly kind: 'parentGone'; readonly sessionId: string; readonly parentTabId: string }
  /** The session was ended in another tab. */
  | { readonly kind: 'ended'; readonly sessionId: string };

/** A longer text than any real one makes a message invalid. */
const LONGEST_TEXT = 4_096;

type Fields = Readonly<Record<string, unknown>>;

/** An own text of a sensible length, or null. What is inherited is not part of a message. */
function textOf(fields: Fields, name: string, { canBeEmpty = false } = {}): string | null {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return null;
  return value === '' && !canBeEmpty ? null : value;
}

function instantOf(fields: Fields, name: string): number | null {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

/**
 * Reads what arrived on a channel. Returns null for anything that is not a complete message of this
 * protocol: forged, of another version, too long, or no object. Never throws.
 */
export function readImpersonationMessage(data: unknown): ImpersonationMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Fields;
  const kind = textOf(fields, 'kind');
  const sessionId = textOf(fields, 'sessionId');
  if (sessionId === null) return null;
  if (kind === 'hello' || kind === 'ended') return { kind, sessionId };

  const parentTabId = textOf(fields, 'parentTabId');
  if (parentTabId === null) return null;
  if (kind === 'parentGone') return { kind, sessionId, parentTabId };
  if (kind === 'session') {
    const email = textOf(fields, 'email');
    const deadline = instantOf(fields, 'deadline');
    if (email === null || deadline === null) return null;
    return { kind, sessionId, parentTabId, email, deadline };
  }

  const requestId = textOf(fields, 'requestId');
  if (requestId === null) return null;
  if (kind === 'extend') return { kind, sessionId, parentTabId, requestId };
  if (kind === 'extended') {
    const isUntold = Object.hasOwn(fields, 'deadline') && fields.deadline === null;
    const deadline = instantOf(fields, 'deadline');
    if (deadline === null && !isUntold) return null;
    return { kind, sessionId, parentTabId, requestId, deadline };
  }
  const serverMessage = textOf(fields, 'serverMessage', { canBeEmpty: true });
  if (kind !== 'refused' || serverMessage === null) return null;
  return { kind, sessionId, parentTabId, requestId, serverMessage };
}
