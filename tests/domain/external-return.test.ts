import { describe, expect, it } from 'vitest';
import {
  hasConfirmationToken,
  readConfirmationLink,
} from '../../src/domain/auth/confirmation-link';
import { readExternalReturn, toExternalProvider } from '../../src/domain/auth/external-return';

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
  ])('is none in %j', (search) => {
    expect(readConfirmationLink(search)).toBeNull();
  });

  it('knows a token that must leave the address, whether or not it is of use', () => {
    expect(hasConfirmationToken('?confirmationToken=t')).toBe(true);
    expect(hasConfirmationToken('?email=a@b.c')).toBe(false);
  });
});
