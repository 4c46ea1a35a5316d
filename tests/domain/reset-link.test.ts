import { describe, expect, it } from 'vitest';
import { readResetLink } from '../../src/domain/auth/password-reset';

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
