import { parse, serialize } from 'hono/utils/cookie';
import { TRUST_MS } from '../db/devices-table';
import { DEVICE_HEADER, SESSION_HEADER } from '../http/headers';
import type { Sandbox } from '../sandbox';

/** The cookie that holds the session of the sandbox (contract §1). */
const SESSION_COOKIE = 'plinth_session';
/** The cookie of a device that is trusted (contract §4.28). */
const DEVICE_COOKIE = 'plinth_device';

/** What a session token may look like; any other cookie counts as none. */
const TOKEN = /^[\w~-]{1,512}$/;

/** The sandbox knows sessions by a header only; browsers know them by a cookie only. */
export interface SessionCookies {
  /** The session that the cookies of a request carry, or null. */
  read(cookieHeader: string | undefined): string | null;
  /**
   * The `Set-Cookie` value that an answer of the sandbox asks for, or null when the session stays
   * as it is. Takes the sandbox's header out of the answer.
   */
  take(session: string | null, answer: Headers, secure: boolean): string | null;
  /** What the cookies say of a device that is trusted, or null. */
  device(cookieHeader: string | undefined): string | null;
  /** The `Set-Cookie` value of a device that an answer begins to trust, or null. As `take` does. */
  takeDevice(answer: Headers, secure: boolean): string | null;
  /** The session that a scenario starts with, for a browser that has none yet; null otherwise. */
  openingSession(cookieHeader: string | undefined): string | null;
  /**
   * The `Set-Cookie` value that a page carries when the scenario starts signed in and this browser
   * has no session yet; null otherwise. After a sign-out there is none any more.
   */
  opening(cookieHeader: string | undefined, secure: boolean): string | null;
}

/** Settings of {@link createSessionCookies}. */
export interface SessionCookieOptions {
  /**
   * Whether pages of other sites frame the portal. Over https the cookies then come with frames too, a jar
   * for each site around (`SameSite=None; Partitioned`). @default false
   */
  readonly isFramed?: boolean;
}

/**
 * Translates between the two. The cookie names the server's start and the sandbox's reset that it
 * belongs to, so that one left over from an earlier start counts as none.
 */
export function createSessionCookies(
  sandbox: Sandbox,
  { isFramed = false }: SessionCookieOptions = {},
): SessionCookies {
  const start = crypto.randomUUID().slice(0, 8);
  const mark = () => `${start}-${sandbox.generation}.`;
  // Script cannot read them, other sites cannot send them along with their own requests, and that of
  // a session ends with the browser. An empty token takes one away.
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
      const told = answer.get(SESSION_HEADER);
      answer.delete(SESSION_HEADER);
      if (told === null) return null;
      if (told === '') signedOutOf = session;
      return write(SESSION_COOKIE, told, secure);
    },
    device: (cookieHeader) => readCookie(DEVICE_COOKIE, cookieHeader),
    takeDevice(answer, secure) {
      const told = answer.get(DEVICE_HEADER);
      answer.delete(DEVICE_HEADER);
      return told === null ? null : write(DEVICE_COOKIE, told, secure, TRUST_MS / 1000);
    },
    openingSession,
    opening(cookieHeader, secure) {
      const session = openingSession(cookieHeader);
      return session === null ? null : write(SESSION_COOKIE, session, secure);
    },
  };
}
