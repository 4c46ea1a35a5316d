import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddress, returnFor } from '../../src/domain/auth/return-address';

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
