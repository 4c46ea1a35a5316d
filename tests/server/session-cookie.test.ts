import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { SESSION_HEADER } from '../../src/sandbox/http/headers';
import { createSessionCookies } from '../../src/sandbox/node/session-cookies';

const cookies = createSessionCookies(createSandbox());
const written = (token: string, secure = false) =>
  cookies.take(null, new Headers({ [SESSION_HEADER]: token }), secure) ?? '';
const attributesOf = (cookie: string) => cookie.split('; ').slice(1).sort();

describe('the cookie of a session', () => {
  const [pair = ''] = written('abc-1~2').split('; ');
  const value = pair.replace('plinth_session=', '');

  it('is found among several', () => {
    expect(cookies.read(`theme=dark; ${pair}; last=x`)).toBe('abc-1~2');
    expect(cookies.read(`theme=dark;${pair}`)).toBe('abc-1~2');
  });

  it('is not one whose name only ends or starts alike', () => {
    expect(cookies.read(`my_plinth_session=${value}; plinth_session2=${value}`)).toBeNull();
  });

  it.each([undefined, '', ';;', '=', 'plinth_session', 'plinth_session=abc'])(
    'is not found in %j',
    (header) => {
      expect(cookies.read(header)).toBeNull();
    },
  );

  it('is hidden from script and from other sites', () => {
    expect(attributesOf(written('abc'))).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
  });

  it('is Secure only when the page came over https', () => {
    expect(attributesOf(written('abc', true))).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  it('comes with frames of other sites over https, where a server has some', () => {
    const framed = createSessionCookies(createSandbox(), { isFramed: true });
    const write = (secure: boolean) =>
      attributesOf(framed.take(null, new Headers({ [SESSION_HEADER]: 'abc' }), secure) ?? '');
    const own = ['HttpOnly', 'Partitioned', 'Path=/', 'SameSite=None', 'Secure'];
    expect(write(true)).toEqual(own);
    expect(write(false)).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
  });

  it('is taken away with an empty value', () => {
    expect(written('')).toMatch(/^plinth_session=;/);
    expect(attributesOf(written(''))).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax']);
  });
});
