import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { forgotPasswordRules } from '../../src/domain/forms/forgot-password';
import { resetPasswordRules } from '../../src/domain/forms/reset-password';
import { validate } from '../../src/domain/forms/validate';

/** The broken rules of a password that is confirmed rightly. */
function brokenBy(newPassword: string, confirmation = newPassword) {
  const result = validate(resetPasswordRules, { newPassword, confirmation });
  return result.valid ? {} : result.errors;
}

describe('a new password (specification §5)', () => {
  it.each([
    ['', 'newPasswordRequired'],
    ['Aa1!aaa', 'newPasswordTooShort'],
    [`Aa1!${'a'.repeat(47)}`, 'newPasswordTooLong'],
    ['password1!', 'newPasswordNoCapital'],
    ['Password!', 'newPasswordNoNumber'],
    ['Password1', 'newPasswordNoSpecial'],
    ['Password 1', 'newPasswordNoSpecial'],
  ])('%s is %s', (password, code) => {
    expect(brokenBy(password)).toEqual({ newPassword: code });
  });

  it.each(['Aa1!aaaa', `Aa1!${'a'.repeat(46)}`, ' Ünlängst1_ ', 'Éa1€aaaa'])(
    '%s is good',
    (good) => {
      expect(brokenBy(good)).toEqual({});
    },
  );

  it('is sent byte for byte', () => {
    const values = { newPassword: ' Aa1!aaaa ', confirmation: ' Aa1!aaaa ' };
    expect(validate(resetPasswordRules, values)).toEqual({ valid: true, values });
  });

  it.each(['', 'aa1!aaaa', 'Aa1!aaaa '])('is not confirmed by "%s"', (confirmation) => {
    expect(brokenBy('Aa1!aaaa', confirmation)).toEqual({ confirmation: 'resetMismatch' });
  });
});

describe('what is typed', () => {
  const short = v.pipe(v.string(), v.maxLength(3, 'tooLong'));

  it('runs into no rule after one that it has broken', () => {
    const seen: string[] = [];
    const rules = v.object({
      name: v.pipe(
        short,
        v.check((text) => seen.push(text) > 0),
      ),
    });
    expect(validate(rules, { name: 'Ada!' })).toMatchObject({ errors: { name: 'tooLong' } });
    expect(seen).toEqual([]);
  });

  it('says where a part of a part is wrong, and blames no part for the whole', () => {
    const parts = validate(v.object({ home: v.object({ city: short }) }), {
      home: { city: 'Oslo' },
    });
    expect(parts).toMatchObject({ errors: { 'home.city': 'tooLong' } });
    const whole = v.pipe(
      v.object({ name: v.string() }),
      v.check(() => false, 'never'),
    );
    expect(validate(whole, { name: 'Ada' })).toEqual({ valid: false, errors: {} });
  });
});

it('forgot password has the e-mail rules of the sign-in', () => {
  const result = validate(forgotPasswordRules, { email: ' ' });
  expect(result).toEqual({ valid: false, errors: { email: 'emailRequired' } });
});
