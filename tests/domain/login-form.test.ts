import { describe, expect, it } from 'vitest';
import { loginRules } from '../../src/domain/forms/login';
import { validate } from '../../src/domain/validate';

const check = (email: string, password = 'secret') => validate(loginRules, { email, password });

function codeOf(email: string): string | undefined {
  const result = check(email);
  return result.valid ? undefined : result.errors.email;
}

const ofLength = (length: number) => `${'m'.repeat(length - '@x.example'.length)}@x.example`;

describe('the login form (specification §5)', () => {
  it.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['ab', 'emailTooShort'],
    ['abc', 'emailFormat'],
    ['a@b', 'emailFormat'],
    ['a@b.', 'emailFormat'],
    ['a b@c.de', 'emailFormat'],
    ['a@b@c.de', 'emailFormat'],
    [ofLength(51), 'emailTooLong'],
    [`${'a'.repeat(49_990)}@x.example`, 'emailTooLong'],
    [ofLength(50), undefined],
    ['a@b.c', undefined],
    ['  maren@northwind.example  ', undefined],
    ['maren+tag@northwind.example', undefined],
    ['maren@münchen.example', undefined],
  ])('e-mail %j gives %s', (email, code) => {
    expect(codeOf(email)).toBe(code);
  });

  it('drops spaces around the e-mail and leaves the password as it is', () => {
    expect(check(' a@b.cd ', ' pässwörd 🔑 ')).toEqual({
      valid: true,
      values: { email: 'a@b.cd', password: ' pässwörd 🔑 ' },
    });
  });

  it('names every field that is wrong, once', () => {
    expect(validate(loginRules, { email: '', password: '' })).toEqual({
      valid: false,
      errors: { email: 'emailRequired', password: 'passwordRequired' },
    });
  });
});
