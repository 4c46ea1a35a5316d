import type { KeptImpersonation } from './impersonation';

/**
 * Messages between an administrator's tab and the impersonating tabs (contract §4.5). Every message
 * names the session, and the id of the administrator's tab if that tab is involved. Other tabs
 * ignore it. No message carries a token.
 */
export type ImpersonationMessage =
  /** A new or reloaded tab requests the session's data from the tab that started it. */
  | { readonly kind: 'hello'; readonly sessionId: string }
  /** The answer to `hello`. It also shows that the administrator's tab is alive. */
  | (KeptImpersonation & { readonly kind: 'session' })
  /** Requests more time from the tab that started the session. */
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
      /**
       * New end by the server's clock, in milliseconds since 1970; null if the server did not say.
       */
      readonly deadline: number | null;
    }
  /** The server did not extend the session. */
  | {
      readonly kind: 'refused';
      readonly sessionId: string;
      readonly parentTabId: string;
      readonly requestId: string;
      /** The server's message; '' if none. */
      readonly serverMessage: string;
    }
  /** The tab that started the session is closing or signed out. */
  | { readonly kind: 'parentGone'; readonly sessionId: string; readonly parentTabId: string }
  /** The session was ended in another tab. */
  | { readonly kind: 'ended'; readonly sessionId: string };

/** Longer texts make a message invalid. */
const LONGEST_TEXT = 4_096;

type Fields = Readonly<Record<string, unknown>>;

/** A text field of acceptable length, or null. Only own properties count. */
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
 * Parses data from a channel. Null for anything but a complete message of this protocol: forged, of
 * another version, too long, or not an object. Never throws.
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
