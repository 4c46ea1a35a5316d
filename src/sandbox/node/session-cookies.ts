import { parse, serialize } from 'hono/utils/cookie';
import { type Sandbox, SESSION_HEADER } from '../sandbox';

/** The cookie that holds the session of the sandbox (contract §1). */
const SESSION_COOKIE = 'plinth_session';

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
  /** The session that a scenario starts with, for a browser that has none yet; null otherwise. */
  openingSession(cookieHeader: string | undefined): string | null;
  /**
   * The `Set-Cookie` value that a page carries when the scenario starts signed in and this browser
   * has no session yet; null otherwise. After a sign-out there is none any more.
   */
  opening(cookieHeader: string | undefined, secure: boolean): string | null;
}

/**
 * Translates between the two. The cookie names the server's start and the sandbox's reset that it
 * belongs to, so that one left over from an earlier start counts as none.
 */
export function createSessionCookies(sandbox: Sandbox): SessionCookies {
  const start = crypto.randomUUID().slice(0, 8);
  const mark = () => `${start}-${sandbox.generation}.`;
  // Script cannot read it, other sites cannot send it along with their own requests, and it ends
  // with the browser. An empty token takes it away.
  const write = (token: string, secure: boolean) =>
    serialize(SESSION_COOKIE, token === '' ? '' : `${mark()}${token}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      ...(token === '' && { maxAge: 0 }),
    });
  const read = (cookieHeader: string | undefined): string | null => {
    const value = parse(cookieHeader ?? '', SESSION_COOKIE)[SESSION_COOKIE];
    if (!value?.startsWith(mark())) return null;
    const token = value.slice(mark().length);
    return TOKEN.test(token) ? token : null;
  };
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
      return write(told, secure);
    },
    openingSession,
    opening(cookieHeader, secure) {
      const session = openingSession(cookieHeader);
      return session === null ? null : write(session, secure);
    },
  };
}
