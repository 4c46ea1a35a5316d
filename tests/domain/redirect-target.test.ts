import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from '../../src/domain/auth/redirect-target';

describe('redirectTarget', () => {
  it.each([
    'https://accounts.google.com/o/oauth2/v2/auth?client_id=1&state=a%40b&redirect_uri=https%3A%2F%2Fp.example',
    'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?state=1#x',
    'https://idp.example:8443/path',
    'https://idp.example/path@with-at?user=a@b',
    'http://localhost:3000/idp',
    'http://idp.localhost/',
    'http://127.0.0.1:4000/',
    'http://127.9.9.9/',
    'http://[::1]:4000/x',
    'https://[::1]/',
    'HTTPS://idp.example/',
  ])('follows %s', (address) => {
    expect(redirectTarget(address)).toBe(new URL(address).href);
  });

  it.each([
    'http://accounts.google.com/',
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://evil.example/localhost',
    'http://[::2]/',
    'http://0.0.0.0/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' https://idp.example/',
    'https://idp.example/\n',
    'https://idp.exam\tple/',
    'https://idp.example/a b',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://idp.example/1',
    'file:///etc/passwd',
    'ftp://idp.example/',
    'https:idp.example',
    'https:/idp.example',
    'https:///idp.example',
    'https:\\\\idp.example',
    'https://idp.example\\@evil.example/',
    '//idp.example/',
    '/auth/login',
    'auth/login',
    '',
    'https://',
    'https://user@idp.example/',
    'https://user:secret@idp.example/',
    'https://@idp.example/',
    'https://:@idp.example/',
    'https://accounts.google.com@evil.example/',
    'https://[2001:db8::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://xn--ggle-55da.com/',
    'https://gооgle.com/',
    'https://accounts.xn--80ak6aa92e.com/',
    'https://idp.example:99999/',
    'https://idp\u200b.example/',
    'https://idp.example/\u202e',
    null,
    undefined,
    42,
    true,
    {},
    { href: 'https://idp.example/' },
    ['https://idp.example/'],
    new URL('https://idp.example/'),
  ])('refuses %s', (address) => {
    expect(redirectTarget(address)).toBeNull();
  });

  it('answers only with https or loopback addresses without credentials', () => {
    const parts = fc.constantFrom(
      'http',
      'https',
      ':',
      '/',
      '//',
      '\\',
      '@',
      'localhost',
      '127.0.0.1',
      '[::1]',
      'evil.example',
      'user:pw',
      '\t',
      '\n',
      ' ',
      '?',
      '#',
      '.',
      'javascript',
      '%2F',
      '％',
      '。',
    );
    const addresses = fc.oneof(
      fc.webUrl(),
      fc.array(parts, { maxLength: 9 }).map((list) => list.join('')),
      fc.array(parts, { maxLength: 6 }).map((list) => `http://${list.join('')}`),
      fc.array(parts, { maxLength: 6 }).map((list) => `https://${list.join('')}`),
    );
    let followed = 0;
    fc.assert(
      fc.property(addresses, (address) => {
        const target = redirectTarget(address);
        if (target === null) return;
        followed += 1;
        const url = new URL(target);
        const isLoopback = /^(.*\.)?localhost$|^127\.|^\[::1\]$/.test(url.hostname);
        expect(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)).toBe(true);
        expect(url.username + url.password).toBe('');
      }),
      { numRuns: 20_000 },
    );
    expect(followed).toBeGreaterThan(1_000);
  });
});
