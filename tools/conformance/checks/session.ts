import { logout, validateToken } from '../../../src/api/calls/auth';
import { getCurrentUser } from '../../../src/api/calls/users';
import { parseServerTime } from '../../../src/domain/time/server-time';
import type { RawAnswer } from '../connection';
import { shapeOf } from '../shapes';
import { type Check, gotOf, type Suite } from '../suite';
import { signIn, textIn } from './sign-in';

/** Whether the session of an answer ends later than the answer was sent. */
export function checkFuture(check: Check, answer: RawAnswer): void {
  const expires = textIn(answer.json, 'expires');
  const end = parseServerTime(expires);
  if (end === null) return;
  const now = Date.parse(answer.headers.get('Date') ?? '') || Date.now();
  check.expect(end.getTime() > now, 'expires', 'a time to come', expires, 'contract §2');
}

/** What a cookie is named after when script is meant to read it. */
const READABLE = /csrf|xsrf|antiforgery/i;

function checkCookies(check: Check, answer: RawAnswer, suite: Suite): void {
  const cookies = answer.headers.getSetCookie();
  const field = (line: string) => `header Set-Cookie ${line.split('=')[0]?.trim()}`;
  check.expect(
    cookies.length > 0,
    'header Set-Cookie',
    'a cookie that holds the session',
    'nothing',
    'contract §1',
  );
  for (const line of cookies) {
    const [pair = '', ...rest] = line.split(';');
    const flags = rest.map((flag) => flag.trim().toLowerCase());
    if (!READABLE.test(pair.split('=')[0] ?? '')) {
      const got = rest.join(';').trim() || 'no attributes';
      check.expect(flags.includes('httponly'), field(line), 'HttpOnly', got, 'contract §1');
    }
    const sameSite = flags.find((flag) => flag.startsWith('samesite='))?.slice(9) ?? '';
    const isSecure = flags.includes('secure');
    check.expect(
      ['lax', 'strict'].includes(sameSite) || (sameSite === 'none' && isSecure),
      field(line),
      'SameSite=Lax or Strict (None only with Secure)',
      sameSite === '' ? 'no SameSite' : `SameSite=${sameSite}`,
      'contract §1',
    );
    const isHttps = suite.options.baseUrl.startsWith('https:');
    check.advise(!isHttps || isSecure, field(line), 'Secure', 'no Secure', 'SECURITY.md');
    const value = pair.slice(pair.indexOf('=') + 1).trim();
    check.expect(
      value.length < 6 || !answer.text.includes(value),
      '',
      'no session in the body, where script could read it',
      'the value of the cookie',
      'contract §1',
    );
  }
}

/** Signs in. Returns whether there is a session for the rest. */
export async function checkSignIn(suite: Suite): Promise<boolean> {
  const { account } = suite.options;
  if (!account) return false;
  const answer = await signIn(suite, suite.own, account, { look: checkFuture });
  if (!answer) return false;

  await suite.check(
    'login',
    'keeps the session in a cookie that script cannot read',
    async (check) => {
      checkCookies(check, answer, suite);
      check.advise(
        /no-store/i.test(answer.headers.get('Cache-Control') ?? ''),
        'header Cache-Control',
        'no-store',
        answer.headers.get('Cache-Control') ?? 'nothing',
        'SECURITY.md',
      );
      check.advise(
        answer.headers.has('Date'),
        'header Date',
        'the time of the server, which impersonation counts by',
        'nothing',
        'contract §4.4',
      );
    },
  );

  let csrfToken = textIn(answer.json, 'csrfToken');
  await suite.check(
    'validateToken',
    'gives the session a CSRF token after a reload',
    async (check) => {
      const again = await suite.own.call(validateToken);
      if (!check.good(again, shapeOf('login'), 'contract §1')) return;
      checkFuture(check, again);
      csrfToken = textIn(again.json, 'csrfToken');
    },
  );
  suite.signedIn = { email: account.email, csrfToken, user: null };
  suite.own.client.setCsrfToken(csrfToken);
  return true;
}

/** Signs out, and looks whether that was all. */
export async function checkSignOut(suite: Suite): Promise<void> {
  const wasIn = suite.own.cookieHeader;
  await suite.check('logout', 'ends the session', async (check) => {
    check.good(await suite.own.call(logout), null, '§7.1');
    // The old cookie is sent once more: taking it out of the browser ends no session.
    const headers = { Cookie: wasIn };
    const me = await suite.anonymous.raw({ endpoint: 'getCurrentUser', headers });
    check.expect(
      me.status === 401,
      'status of getCurrentUser afterwards, with the same cookie',
      '401',
      gotOf(me),
      'contract §1',
    );
  });
  await suite.check('getCurrentUser', 'answers 401 after the sign-out', async (check) => {
    check.refused(await suite.own.call(getCurrentUser), [401], 'contract §1');
  });
}
