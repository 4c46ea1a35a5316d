import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasConfirmationToken,
  readConfirmationLink,
} from '../../src/domain/auth/confirmation-link';
import { readExternalReturn, toExternalProvider } from '../../src/domain/auth/external-return';
import { readResetLink } from '../../src/domain/auth/password-reset';
import { redirectTarget } from '../../src/domain/auth/redirect-target';
import { returnAddress, returnFor } from '../../src/domain/auth/return-address';

const link = (query: string) => readResetLink(`?${query}`);

describe('a reset link', () => {
  it('gives its token and e-mail', () => {
    const query = new URLSearchParams({ passwordToken: 'a/b+c==', email: 'a+b@plinth.example' });
    expect(link(`${query}`)).toEqual({ token: 'a/b+c==', email: 'a+b@plinth.example' });
  });

  it('keeps a plus that was not encoded', () => {
    expect(link('passwordToken=a+b&email=a+b@plinth.example')).toEqual({
      token: 'a+b',
      email: 'a+b@plinth.example',
    });
  });

  it('may be as long as the longest address and the longest token', () => {
    const email = `${'a'.repeat(244)}@b.example`;
    const token = 't'.repeat(4_096);
    expect(link(`passwordToken=${token}&email=${email}`)).toEqual({ token, email });
    expect(link(`passwordToken=${token}t&email=${email}`)).toBeNull();
    expect(link(`passwordToken=${token}&email=a${email}`)).toBeNull();
  });

  it.each([
    '',
    'email=a@b.example',
    'passwordToken=t',
    'passwordToken=&email=a@b.example',
    'passwordToken=t&email=',
    'passwordToken=t&passwordToken=t&email=a@b.example',
    'passwordToken=t&email=a@b.example&email=a@b.example',
    'passwordToken=t&email=nobody',
    'passwordToken=t&email=a%2540b.example',
    'passwordToken=a%252Fb&email=a@b.example',
    'passwordToken=%20&email=a@b.example',
    'passwordToken=%E0%A4%A&email=a@b.example',
    `passwordToken=${'t'.repeat(10_240)}&email=a@b.example`,
    `passwordToken=t&email=${'a'.repeat(10_240)}@b.example`,
    'passwordtoken=t&email=a@b.example',
  ])('is broken when it is %.60s', (query) => {
    expect(link(query)).toBeNull();
  });
});

describe('the address after a sign-in (contract §4.31)', () => {
  it.each([
    '/',
    '/apps/customers/new?step=billing',
    '/apps/orders?state=pending&state=failed&page=2#lines',
    '/apps/user-management/users/edit/ada%40plinth.example',
    '/authors',
    '/apps/logout-times',
  ])('keeps %s', (address) => {
    expect(returnAddress(address)).toBe(address);
  });

  it.each([
    '/auth',
    '/auth/login?email=x',
    '/AUTH/2fa',
    '/%61uth/login',
    '/apps/../auth/login',
    '/logout',
    '/Logout/',
    '/external-login/google?code=1&state=2',
    '/error/404',
    '/impersonate/7',
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'apps/orders',
    '',
    '/%zz',
    `/${'a'.repeat(3_000)}`,
  ])('never %j', (address) => {
    expect(returnAddress(address)).toBeNull();
  });

  it('leaves secrets out of query and hash, and the rest as it is', () => {
    expect(
      returnAddress(
        '/apps/orders?passwordToken=a&confirmationToken=b&code=c&state=4f9a8b7c6d5e&search=ada#access_token=d&tab=x',
      ),
    ).toBe('/apps/orders?search=ada#tab=x');
  });

  it('is of this origin, whatever was kept', () => {
    const origin = 'https://portal.example';
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webPath(), (one, other) => {
        for (const text of [one, `/${one}`, other]) {
          const address = returnAddress(text);
          if (address === null) continue;
          expect(new URL(address, origin).origin).toBe(origin);
          expect(address).toMatch(/^\/(?![/\\])/);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is for the same person, where one was known', () => {
    const address = '/apps/orders';
    const ada = 'Ada@plinth.example';
    expect(returnFor({ address, email: 'ada@plinth.example' }, ada)).toBe(address);
    expect(returnFor({ address, email: null }, ada)).toBe(address);
    expect(returnFor({ address, email: 'grace@plinth.example' }, ada)).toBeNull();
    expect(returnFor({ address: '//evil.example', email: null }, ada)).toBeNull();
    expect(returnFor(null, ada)).toBeNull();
  });
});

describe('the return from an external provider (specification §5)', () => {
  it.each(['google', 'microsoft'] as const)('takes state and code of %s', (provider) => {
    expect(readExternalReturn(provider, '?state=a%2Bb&code=4%2F0x&scope=openid')).toEqual({
      provider,
      state: 'a+b',
      code: '4/0x',
    });
  });

  it('takes values of 4096 characters, and no longer ones', () => {
    const code = 'c'.repeat(4_096);
    expect(readExternalReturn('google', `?state=s&code=${code}`)?.code).toBe(code);
    expect(readExternalReturn('google', `?state=s&code=${code}c`)).toBeNull();
  });

  it.each([
    '',
    '?',
    '?state=s',
    '?code=c',
    '?state=&code=c',
    '?state=s&code=',
    '?state=s&state=s&code=c',
    '?state=s&code=c&code=d',
    '?state=s&code=c&error=access_denied',
    '?error=access_denied&state=s',
    `?state=s&code=${'c'.repeat(20_000)}`,
    `?state=${'s'.repeat(20_000)}&code=c`,
    '?State=s&Code=c',
  ])('refuses %.60s', (search) => {
    expect(readExternalReturn('google', search)).toBeNull();
  });

  it.each([
    undefined,
    '',
    'GOOGLE',
    'Google',
    'x',
    'google/',
    '../microsoft',
    'google ',
    '__proto__',
  ])('knows no provider called %j', (name) => {
    expect(toExternalProvider(name)).toBeNull();
    expect(readExternalReturn(name, '?state=s&code=c')).toBeNull();
  });
});

describe('the link of a confirmation mail', () => {
  it('keeps the plus of an address, written either way', () => {
    for (const email of ['a+b@plinth.example', 'a%2Bb@plinth.example']) {
      expect(readConfirmationLink(`?confirmationToken=t+/=&email=${email}`)).toEqual({
        confirmationToken: 't+/=',
        email: 'a+b@plinth.example',
      });
    }
  });

  it.each([
    '',
    '?confirmationToken=t',
    '?email=a@b.c',
    '?confirmationToken=&email=a@b.c',
    '?confirmationToken=t&email=',
    '?confirmationToken=t&confirmationToken=u&email=a@b.c',
    '?confirmationToken=t&email=a@b.c&email=d@e.f',
  ])('is null for %j', (search) => {
    expect(readConfirmationLink(search)).toBeNull();
  });

  it('knows a token that must leave the address, whether or not it is of use', () => {
    expect(hasConfirmationToken('?confirmationToken=t')).toBe(true);
    expect(hasConfirmationToken('?email=a@b.c')).toBe(false);
  });
});

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
