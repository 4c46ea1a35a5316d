import { parse, serialize } from 'hono/utils/cookie';
import { TRUST_MS } from '../db/devices-table';
import { DEVICE_HEADER, SESSION_HEADER } from '../http/headers';
import type { Sandbox } from '../sandbox';

/** Cookie of the sandbox's session (contract §1). */
const SESSION_COOKIE = 'plinth_session';
/** Cookie of a trusted device (contract §4.28). */
const DEVICE_COOKIE = 'plinth_device';

/** Pattern of a session token; other cookies are ignored. */
const TOKEN = /^[\w~-]{1,512}$/;

/** Converts between the sandbox's session header and browser cookies. */
export interface SessionCookies {
  /** The session in a request's cookies; null if none. */
  read(cookieHeader: string | undefined): string | null;
  /**
   * The `Set-Cookie` value for a response of the sandbox; null if the session stays. Removes the
   * sandbox's header from the response.
   */
  take(session: string | null, answer: Headers, secure: boolean): string | null;
  /** The trusted device in a request's cookies; null if none. */
  device(cookieHeader: string | undefined): string | null;
  /**
   * The `Set-Cookie` value for a device that a response trusts; null otherwise. Removes the header
   * like `take`.
   */
  takeDevice(answer: Headers, secure: boolean): string | null;
  /** The scenario's session, for a browser that has none yet; null otherwise. */
  openingSession(cookieHeader: string | undefined): string | null;
  /**
   * The `Set-Cookie` value of a page if the scenario starts signed in and this browser has no
   * session yet; null otherwise, also after a sign-out.
   */
  opening(cookieHeader: string | undefined, secure: boolean): string | null;
}

/** Options of {@link createSessionCookies}. */
export interface SessionCookieOptions {
  /**
   * Whether pages of other sites frame the portal. Over https the cookies are then sent in frames
   * too, with a separate jar for each embedding site (`SameSite=None; Partitioned`). @default false
   */
  readonly isFramed?: boolean;
}

/**
 * Creates the conversion. The cookie contains the server's start and the sandbox's reset, so that
 * cookies of an earlier start are ignored.
 */
export function createSessionCookies(
  sandbox: Sandbox,
  { isFramed = false }: SessionCookieOptions = {},
): SessionCookies {
  const start = crypto.randomUUID().slice(0, 8);
  const mark = () => `${start}-${sandbox.generation}.`;
  // Not readable by scripts, not sent with requests of other sites; the session's cookie ends with
  // the browser. An empty token removes a cookie.
  const write = (name: string, token: string, secure: boolean, maxAge?: number) =>
    serialize(name, token === '' ? '' : `${mark()}${token}`, {
      path: '/',
      httpOnly: true,
      secure,
      ...(isFramed && secure ? { sameSite: 'None', partitioned: true } : { sameSite: 'Lax' }),
      ...(token === '' ? { maxAge: 0 } : maxAge !== undefined && { maxAge }),
    });
  const readCookie = (name: string, cookieHeader: string | undefined): string | null => {
    const value = parse(cookieHeader ?? '', name)[name];
    if (!value?.startsWith(mark())) return null;
    const token = value.slice(mark().length);
    return TOKEN.test(token) ? token : null;
  };
  const read = (cookieHeader: string | undefined) => readCookie(SESSION_COOKIE, cookieHeader);
  let signedOutOf: string | null = null;
  const openingSession = (cookieHeader: string | undefined): string | null => {
    const session = sandbox.openingSession;
    return session !== signedOutOf && read(cookieHeader) === null ? session : null;
  };
  return {
    read,
    take(session, answer, secure) {
      const token = answer.get(SESSION_HEADER);
      answer.delete(SESSION_HEADER);
      if (token === null) return null;
      if (token === '') signedOutOf = session;
      return write(SESSION_COOKIE, token, secure);
    },
    device: (cookieHeader) => readCookie(DEVICE_COOKIE, cookieHeader),
    takeDevice(answer, secure) {
      const token = answer.get(DEVICE_HEADER);
      answer.delete(DEVICE_HEADER);
      return token === null ? null : write(DEVICE_COOKIE, token, secure, TRUST_MS / 1000);
    },
    openingSession,
    opening(cookieHeader, secure) {
      const session = openingSession(cookieHeader);
      return session === null ? null : write(SESSION_COOKIE, session, secure);
    },
  };
}
