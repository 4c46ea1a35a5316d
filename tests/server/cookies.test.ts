import { describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from '../../server/cookies';

describe('readCookie', () => {
  it('finds one cookie among several', () => {
    expect(readCookie('theme=dark; plinth_session=abc=1; last=x', 'plinth_session')).toBe('abc=1');
  });

  it('does not take a name that only ends or starts alike', () => {
    expect(readCookie('my_plinth_session=1; plinth_session2=2', 'plinth_session')).toBeNull();
  });

  it.each([undefined, '', ';;', '=', 'plinth_session'])('finds nothing in %j', (header) => {
    expect(readCookie(header, 'plinth_session')).toBeNull();
  });
});

describe('writeCookie', () => {
  it('hides the cookie from script and from other sites', () => {
    expect(writeCookie('name', 'abc', false)).toBe('name=abc; Path=/; HttpOnly; SameSite=Lax');
  });

  it('adds Secure only when told that the page came over https', () => {
    expect(writeCookie('name', 'abc', true)).toBe(
      'name=abc; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
  });

  it('takes a cookie away with an empty value', () => {
    expect(writeCookie('name', '', false)).toBe('name=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });
});
